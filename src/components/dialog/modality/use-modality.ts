'use client'

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { hideOthers } from './hide-others.js'
import { findFocused, focusFirstOf, keepFocusInside } from './keep-focus-inside.js'
import { shieldOlderLayers } from './shield-older-layers.js'

/**
 * What makes the layer around `overlay` modal while `isOpen`: the rest of the page is hidden from assistive technology, focus that
 * strays there or is lost comes back, and on close it returns to the element that had it before, else to `returnFocusTo`.
 * The page itself is left alone: no style on `body`, nothing inert, so frames of wallets and toasts keep working.
 */
export function useModality(
  overlayRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  returnFocusTo: RefObject<HTMLElement | null> | undefined,
): void {
  // Read while rendering: an `autoFocus` inside has taken the focus before any effect runs.
  const [openedFrom] = useState(() => (isOpen ? findOpener() : null))
  const opener = useRef(openedFrom)
  const fallback = useRef(returnFocusTo)
  fallback.current = returnFocusTo

  const giveFocusBack = useRef<(() => void) | null>(null)

  useLayoutEffect(() => {
    const layer = overlayRef.current?.parentElement
    if (!layer) return
    if (!isOpen) {
      // Not in the clean-up: React puts the focus back where it was after running those.
      giveFocusBack.current?.()
      giveFocusBack.current = null
      opener.current = null
      return
    }
    const focused = findOpener()
    if (focused && !layer.contains(focused)) opener.current = focused
    giveFocusBack.current = () => {
      const current = findFocused()
      // The visitor may already be somewhere else, in a toast for one.
      if (current === null || layer.contains(current)) focusFirstOf(opener.current, fallback.current?.current)
    }
    const showOthers = hideOthers(layer)
    const releaseFocus = keepFocusInside(layer)
    const unshield = shieldOlderLayers(layer)
    return () => {
      unshield()
      releaseFocus()
      showOthers()
    }
  }, [isOpen, overlayRef])

  // Taken out of the page while open, for instance with the dialog around it.
  useLayoutEffect(
    () => () => {
      giveFocusBack.current?.()
      giveFocusBack.current = null
    },
    [],
  )
}

/** What has focus, or what opened the menu that it is in: an item goes away with its menu. */
function findOpener(): HTMLElement | null {
  const focused = findFocused()
  const triggerId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const trigger = triggerId ? document.getElementById(triggerId) : null
  // The trigger of a sub menu is an item itself.
  const parentId = trigger?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (parentId ? document.getElementById(parentId) : null) ?? trigger ?? focused
}
