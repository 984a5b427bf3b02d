'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Marks `overlay` while `isOpen`; css locks the page by that mark alone, and keeps a gutter only where a scroll bar
 * was. Waits until the dialog has been painted: locking lays the whole page out again, which nobody should wait for,
 * and nobody scrolls within a frame.
 */
export function useScrollLock(overlayRef: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const overlay = overlayRef.current
    if (!isOpen || !overlay) return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const hasScrollbar = window.innerWidth > document.documentElement.clientWidth
      overlay.setAttribute('data-lintel-modal', hasScrollbar ? 'scrollbar' : '')
    }
    // Posted within a frame, the message is delivered after that frame's paint.
    const frame = requestAnimationFrame(() => port2.postMessage(null))
    return () => {
      cancelAnimationFrame(frame)
      port1.close()
      overlay.removeAttribute('data-lintel-modal')
    }
  }, [isOpen, overlayRef])
}
