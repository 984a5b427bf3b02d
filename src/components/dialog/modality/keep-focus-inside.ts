import { isHiddenByDialog } from './hide-others.js'

/** The focused element, inside shadow roots too; null when nothing but the page has focus. */
export function findFocused(): HTMLElement | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}

/** Focuses the first of `candidates` that is in the page and takes it. */
export function focusFirstOf(...candidates: (HTMLElement | null | undefined)[]): void {
  for (const candidate of candidates) {
    if (!candidate?.isConnected) continue
    candidate.focus({ preventScroll: true })
    if (findFocused() === candidate) return
  }
}

/**
 * Brings focus back into `layer` when it strays to what lies below, and when what had it goes away: a button that is
 * drawn no more, or the frame of a wallet that has its answer. Returns the undo.
 */
export function keepFocusInside(layer: HTMLElement): () => void {
  const focused = findFocused()
  let last = layer.contains(focused) ? focused : null
  const isBelow = () => layer.closest('[aria-hidden="true"]') !== null
  const bringBack = () => focusFirstOf(last, layer.querySelector<HTMLElement>('[data-lintel-dialog]'))
  const onFocusIn = (event: Event) => {
    const [target] = event.composedPath()
    if (!(target instanceof HTMLElement)) return
    if (layer.contains(target)) last = target
    else if (isStray(target) && !isBelow()) bringBack()
  }
  const observer = new MutationObserver((changes) => {
    if (findFocused() || isBelow() || !layer.isConnected) return
    if (changes.some(({ removedNodes }) => removedNodes.length > 0)) bringBack()
  })
  // What happens inside of a shadow root is not told outside of it.
  const places = [layer, ...listRoots(layer)]
  for (const place of places) {
    place.addEventListener('focusin', onFocusIn)
    observer.observe(place, { childList: true, subtree: true })
  }
  return () => {
    for (const place of places) place.removeEventListener('focusin', onFocusIn)
    observer.disconnect()
  }
}

/** The shadow roots around `node`, and the document. */
function listRoots(node: Node): Node[] {
  const root = node.getRootNode()
  return root instanceof ShadowRoot ? [root, ...listRoots(root.host)] : [root]
}

/** Frames may belong to a wallet that asks for approval above us. */
function isStray(target: HTMLElement): boolean {
  if (target.hasAttribute('data-radix-focus-guard')) return true
  return isHiddenByDialog(target) && target.tagName !== 'IFRAME'
}
