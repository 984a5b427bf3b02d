const MARK = 'data-lintel-modal'

/**
 * Locks scrolling of the page while `layer` is open. Sets an attribute on `layer` and on the hosts of the shadow roots
 * around it; `dialog.css.ts` locks the page by that attribute, and keeps a gutter only where a scroll bar was. Fixed bars
 * that extend under that scroll bar keep their width. Returns the function that unlocks it.
 */
export function lockScroll(layer: HTMLElement): () => void {
  const hosts = listHosts(layer)
  const hasScrollbar = window.innerWidth > document.documentElement.clientWidth
  const releaseBars = hasScrollbar ? listWideBars().map(keepWidth) : []
  for (const element of [layer, ...hosts]) element.setAttribute(MARK, hasScrollbar ? 'scrollbar' : '')
  return () => {
    for (const release of releaseBars) release()
    layer.removeAttribute(MARK)
    for (const host of hosts) {
      // Another dialog in the same shadow root may still be open.
      if (!host.shadowRoot?.querySelector(`[${MARK}]`)) host.removeAttribute(MARK)
    }
  }
}

/**
 * The fixed elements at the top and at the bottom of the window that are as wide as it, scroll bar included. `100vw` is that
 * wide, but leaves out a gutter that is always there (CSS Values 4 §6.1.2).
 */
function listWideBars(): HTMLElement[] {
  const middle = window.innerWidth / 2
  // jsdom, in which apps test, has no layout.
  const atEdges = [1, window.innerHeight - 1].flatMap((edge) => document.elementsFromPoint?.(middle, edge) ?? [])
  return [...new Set(atEdges)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.offsetWidth > document.documentElement.clientWidth &&
      getComputedStyle(element).position === 'fixed',
  )
}

/** Keeps the width that `element` has. Returns the function that ends it. */
function keepWidth(element: HTMLElement): () => void {
  const { minWidth } = element.style
  element.style.minWidth = getComputedStyle(element).width
  return () => {
    element.style.minWidth = minWidth
  }
}

/** The elements whose shadow roots contain `node`, from the inside out. */
function listHosts(node: Node): Element[] {
  const root = node.getRootNode()
  return root instanceof ShadowRoot ? [root.host, ...listHosts(root.host)] : []
}
