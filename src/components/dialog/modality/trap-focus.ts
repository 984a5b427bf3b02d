import { findFocused } from './find-focused.js'

/** Focuses the first of `candidates` that is in the page and accepts focus. */
export function focusFirst(...candidates: (HTMLElement | null | undefined)[]): void {
  for (const candidate of candidates) {
    if (!candidate?.isConnected) continue
    candidate.focus({ preventScroll: true })
    if (findFocused() === candidate) return
  }
}

/** Whether another modal dialog is open above the one in `layer`, and has hidden it. */
export function isBelowModal(layer: HTMLElement | null): boolean {
  // The list of a Select hides everything else too, and is part of the dialog.
  if (layer?.querySelector('[data-lintel-floating="select"]')) return false
  return layer?.querySelector('[data-lintel-overlay]')?.closest('[aria-hidden="true"]') != null
}

/**
 * Returns focus to `layer` when it moves to a part of the page that the dialog has hidden, and when the focused element
 * is removed. Toasts and frames of wallets above the dialog can take focus, which the trap of Radix does not allow.
 * Returns the function that ends the trap.
 */
export function trapFocus(layer: HTMLElement): () => void {
  const focused = findFocused()
  let last = layer.contains(focused) ? focused : null
  const bringBack = () => focusFirst(last, layer.querySelector<HTMLElement>('[data-lintel-dialog]'))
  const onFocusIn = (event: Event) => {
    const path = event.composedPath().filter((target) => target instanceof HTMLElement)
    if (path.includes(layer)) last = path[0] ?? null
    else if (path.some(isHidden) && path[0]?.tagName !== 'IFRAME' && !isBelowModal(layer)) bringBack()
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLost = () => !findFocused() && !isBelowModal(layer)
  const observer = new MutationObserver((changes) => {
    if (!isLost() || !changes.some(({ removedNodes }) => removedNodes.length > 0)) return
    clearTimeout(timer)
    // In a task of its own: while a Tab moves the focus, nothing has it for a moment.
    timer = setTimeout(() => {
      if (isLost()) bringBack()
    })
  })
  // Focus events and changes inside a shadow root do not reach the document.
  const targets = [layer, ...listRoots(layer)]
  for (const target of targets) {
    target.addEventListener('focusin', onFocusIn)
    observer.observe(target, { childList: true, subtree: true })
  }
  return () => {
    for (const target of targets) target.removeEventListener('focusin', onFocusIn)
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** The shadow roots around `node`, and the document. */
function listRoots(node: Node): Node[] {
  const root = node.getRootNode()
  return root instanceof ShadowRoot ? [root, ...listRoots(root.host)] : [root]
}

function isHidden(element: HTMLElement): boolean {
  return element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('data-radix-focus-guard')
}
