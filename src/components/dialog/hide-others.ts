// The count lives on the element, so that two dialogs, or two copies of this file, can hide the same one.
const MARK = 'data-lintel-hidden'

/** What stays reachable beside an open dialog: live regions, toasts among them, focus guards, and what draws nothing. */
const KEPT = '[aria-live], [data-radix-focus-guard], script, style, link, template'

/**
 * Hides everything but `element` from assistive technology, as `aria-modal` promises. Live regions stay.
 * Climbs out of shadow roots. Returns the undo.
 */
export function hideOthers(element: Element): () => void {
  const hidden: Element[] = []
  for (let node: Node | null = element; node && node !== document.body; ) {
    const parent: Node | null = node.parentNode
    for (const sibling of parent instanceof Element || parent instanceof ShadowRoot ? parent.children : []) {
      if (sibling !== node) hide(sibling, hidden)
    }
    node = parent instanceof ShadowRoot ? parent.host : parent
  }
  return () => {
    for (const other of hidden) {
      const count = Number(other.getAttribute(MARK)) - 1
      if (count > 0) {
        other.setAttribute(MARK, String(count))
      } else {
        other.removeAttribute(MARK)
        other.removeAttribute('aria-hidden')
      }
    }
  }
}

/** Whether a dialog has hidden the place where `node` is. */
export function isHiddenByDialog(node: Element): boolean {
  return node.closest(`[${MARK}]`) !== null
}

function hide(element: Element, hidden: Element[]): void {
  if (element.matches(KEPT)) return
  if (element.querySelector('[aria-live]')) {
    for (const child of element.children) hide(child, hidden)
    return
  }
  const count = Number(element.getAttribute(MARK))
  if (count === 0 && element.getAttribute('aria-hidden') === 'true') return
  element.setAttribute(MARK, String(count + 1))
  element.setAttribute('aria-hidden', 'true')
  hidden.push(element)
}
