'use client'

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { hideOthers, isHiddenByDialog } from './hide-others.js'
import { shieldOlderLayers } from './shield-older-layers.js'

/**
 * What makes the layer around `overlay` modal while `isOpen`: the rest of the page is hidden from assistive technology, focus that
 * strays there comes back, and on close it returns to the element that had it before, else to `returnFocusTo`.
 * The page itself is left alone: no style on `body`, nothing inert, so frames of wallets and toasts keep working.
 */
export function useModality(
  overlayRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  returnFocusTo: RefObject<HTMLElement | null> | undefined,
): void {
  // Read while rendering: an `autoFocus` inside has taken the focus before any effect runs.
  const [openedFrom] = useState(findFocused)
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
      return
    }
    const focused = findFocused()
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

/** The focused element, inside shadow roots too; null when nothing but the page has focus. */
function findFocused(): HTMLElement | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}

function focusFirstOf(...candidates: (HTMLElement | null | undefined)[]): void {
  for (const candidate of candidates) {
    if (!candidate?.isConnected) continue
    candidate.focus({ preventScroll: true })
    if (findFocused() === candidate) return
  }
}

function keepFocusInside(layer: HTMLElement): () => void {
  let last: HTMLElement | null = null
  const onFocusIn = (event: FocusEvent) => {
    const target = event.target
    if (!(target instanceof HTMLElement)) return
    if (layer.contains(target)) last = target
    else if (isStray(target) && !layer.closest('[aria-hidden="true"]')) {
      focusFirstOf(last, layer.querySelector<HTMLElement>('[role="dialog"]'))
    }
  }
  document.addEventListener('focusin', onFocusIn)
  return () => document.removeEventListener('focusin', onFocusIn)
}

/** Frames may belong to a wallet that asks for approval above us. */
function isStray(target: HTMLElement): boolean {
  if (target.hasAttribute('data-radix-focus-guard')) return true
  return isHiddenByDialog(target) && target.tagName !== 'IFRAME'
}
