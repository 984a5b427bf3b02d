/** Pages tell translators to leave these alone; `textarea` has no elements inside. */
const KEPT = 'script, style, textarea, [translate="no"]'
/** Hidden from assistive technology, such as the letter in place of a loading picture. */
const SILENT = '[aria-hidden="true"]'
/** Storybook's own texts, which are in each page and never shown. */
const STORYBOOK = '.sb-wrapper'

/** A text of the page, and the element that stands in its place since the page was translated. */
export type Translation = { text: Text; was: string; shown: HTMLElement }

/**
 * Changes the texts of the page as the translators of browsers do: replaces each text node by new text in elements of its
 * own. The words stay the same.
 */
export function translatePage(): Translation[] {
  return findTexts().map((text) => {
    const shown = document.createElement('font')
    shown.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(shown)
    return { text, was: text.data, shown }
  })
}

/** The texts that the page still shows, though React has written others into the text nodes that it no longer shows. */
export function listStaleTexts(translations: readonly Translation[]): string[] {
  const stale = translations.filter(
    ({ text, was, shown }) => shown.isConnected && text.data !== was && !shown.closest(SILENT),
  )
  return stale.map(({ was }) => was)
}

function findTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(
    ({ data, parentElement }) => data.trim() !== '' && !parentElement?.closest(`${KEPT}, ${STORYBOOK}`),
  )
}
