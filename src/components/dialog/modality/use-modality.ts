'use client'

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useEffectEvent } from '../../use-effect-event.js'
import { useDialog } from '../dialog-context.js'
import { findFocused } from './find-focused.js'
import { hideRest } from './hide-rest.js'
import { lockScroll } from './lock-scroll.js'
import { shieldFromForeignDialogs } from './shield-from-foreign-dialogs.js'
import { focusFirst, trapFocus } from './trap-focus.js'

/**
 * Makes the open dialog in `layer` modal: hides the rest of the page from assistive technology, traps focus, locks
 * scrolling, and restores focus on close. It sets no style on `body` and makes nothing inert, so toasts and the frames
 * of wallets keep working.
 */
export function useModality(layer: HTMLElement | null, initialFocus?: RefObject<HTMLElement | null>): void {
  const { open, returnFocusTo } = useDialog()
  const opener = useOpener(open)
  const restoreFocus = useEffectEvent(() => {
    const focused = findFocused()
    // The visitor may have moved focus elsewhere already, for example into a toast.
    if (focused === null || layer?.contains(focused)) focusFirst(opener, returnFocusTo?.current)
  })
  const focusInside = useEffectEvent(() => {
    const isInside = layer?.contains(findFocused())
    if (!isInside) focusFirst(initialFocus?.current, layer?.querySelector<HTMLElement>('[data-lintel-dialog]'))
  })
  // Before the effect in which Radix moves focus into the dialog.
  useLayoutEffect(() => {
    if (layer && open) return shieldFromForeignDialogs(layer)
  }, [layer, open])
  useEffect(() => {
    // A dialog that opens again right after closing gets the removed layer first, and then the new one.
    if (!layer?.isConnected || !open) return
    // Radix does it when the content mounts, but not when the dialog opens again during its closing animation.
    focusInside()
    // `lockScroll` measures the page, so it comes before `hideRest` changes it.
    const undos = [lockScroll(layer), hideRest(layer), trapFocus(layer)]
    return () => {
      for (const undo of undos) undo()
      restoreFocus()
    }
  }, [layer, open])
}

/** The element that had focus before the dialog opened. Read during render, because an `autoFocus` inside moves focus. */
function useOpener(isOpen: boolean): HTMLElement | null {
  const [seen, setSeen] = useState({ isOpen: false, opener: null as HTMLElement | null })
  if (seen.isOpen !== isOpen) setSeen({ isOpen, opener: isOpen ? findOpener() : seen.opener })
  return seen.opener
}

/** The focused element, or the trigger of the menu that it is in, because a menu closes when its item is chosen. */
function findOpener(): HTMLElement | null {
  if (typeof document === 'undefined') return null
  const focused = findFocused()
  const trigger = findMenuTrigger(focused)
  return findMenuTrigger(trigger) ?? trigger ?? focused
}

function findMenuTrigger(element: HTMLElement | null): HTMLElement | null {
  const id = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return id ? document.getElementById(id) : null
}
