const MARK = 'data-lintel-modal'

/**
 * Locks scrolling of the page while `layer` is open. Sets an attribute on `layer` and on the hosts of the shadow roots
 * around it; `dialog.css.ts` locks the page by that attribute, and keeps a gutter only where a scroll bar was. Returns
 * the function that unlocks it.
 */
export function lockScroll(layer: HTMLElement): () => void {
  const hosts = listHosts(layer)
  const hasScrollbar = window.innerWidth > document.documentElement.clientWidth
  for (const element of [layer, ...hosts]) element.setAttribute(MARK, hasScrollbar ? 'scrollbar' : '')
  return () => {
    layer.removeAttribute(MARK)
    for (const host of hosts) {
      // Another dialog in the same shadow root may still be open.
      if (!host.shadowRoot?.querySelector(`[${MARK}]`)) host.removeAttribute(MARK)
    }
  }
}

/** The elements whose shadow roots contain `node`, from the inside out. */
function listHosts(node: Node): Element[] {
  const root = node.getRootNode()
  return root instanceof ShadowRoot ? [root.host, ...listHosts(root.host)] : []
}
