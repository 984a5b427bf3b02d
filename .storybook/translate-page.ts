/** Pages tell translators to leave these alone; `textarea` has no elements inside. */
const KEPT = 'script, style, textarea, [translate="no"]'
/** Not read to anybody, such as the letter in the place of a picture that loads. */
const SILENT = '[aria-hidden="true"]'

/**
 * Does to the texts below `root` what the translators of browsers do: a new text in elements of its own takes the place of
 * each text node. The words stay the same.
 */
export function translatePage(root: Element): void {
  for (const text of findTexts(root)) {
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(outer)
  }
}

export function listTexts(root: Element): ReadonlySet<string> {
  return new Set(findTexts(root).map(({ data }) => data))
}

/** The texts below `root` that are still those of `translatePage`. */
export function listTranslated(root: Element): string[] {
  const written = [...root.querySelectorAll('font > font')].filter((element) => !element.closest(SILENT))
  return written.map(({ textContent }) => textContent)
}

function findTexts(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(({ data, parentElement }) => data.trim() !== '' && !parentElement?.closest(KEPT))
}
