'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Marks `overlay` while `isOpen`; css locks the page by that mark alone, and keeps a gutter only where a scroll bar
 * was. Waits for the frame that shows the dialog: focus has made the layout clean by then, so the width is read for
 * nothing and the page is laid out once, not twice.
 */
export function useScrollLock(overlayRef: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const overlay = overlayRef.current
    if (!isOpen || !overlay) return
    const frame = requestAnimationFrame(() => {
      const hasScrollbar = window.innerWidth > document.documentElement.clientWidth
      overlay.setAttribute('data-lintel-modal', hasScrollbar ? 'scrollbar' : '')
    })
    return () => {
      cancelAnimationFrame(frame)
      overlay.removeAttribute('data-lintel-modal')
    }
  }, [isOpen, overlayRef])
}
