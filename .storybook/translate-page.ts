/** Pages tell translators to leave these alone; `textarea` has no elements inside. */
const KEPT = 'script, style, textarea, [translate="no"]'

/**
 * Does to the texts below `root` what the translators of browsers do: a new text in elements of its own takes the place of
 * each text node. The words stay the same.
 */
export function translatePage(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest(KEPT)) continue
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(outer)
  }
}
