'use client'

import { type RefObject, useEffect } from 'react'
import { afterPaint } from '../after-paint.js'

const MARK = 'data-lintel-modal'

/**
 * Marks `overlay` while `isOpen`, and the hosts of the shadow roots that it is in; css of the page locks it by that mark
 * alone, and keeps a gutter only where a scroll bar was. Waits until the dialog has been painted: locking lays the whole page out again, which nobody should wait for,
 * and nobody scrolls within a frame.
 */
export function useScrollLock(overlayRef: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const overlay = overlayRef.current
    if (!isOpen || !overlay) return
    const cancel = afterPaint(() => {
      const hasScrollbar = window.innerWidth > document.documentElement.clientWidth
      for (const place of [overlay, ...listHosts(overlay)]) place.setAttribute(MARK, hasScrollbar ? 'scrollbar' : '')
    })
    return () => {
      cancel()
      overlay.removeAttribute(MARK)
      for (const host of listHosts(overlay)) {
        // Another dialog in the same shadow root may be open still.
        if (!host.shadowRoot?.querySelector(`[${MARK}]`)) host.removeAttribute(MARK)
      }
    }
  }, [isOpen, overlayRef])
}

/** The elements whose shadow roots `node` is in, from the inside out. */
function listHosts(node: Node): Element[] {
  const root = node.getRootNode()
  return root instanceof ShadowRoot ? [root.host, ...listHosts(root.host)] : []
}
