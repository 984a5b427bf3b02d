'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { findFocused } from '../../../components/dialog/modality/find-focused.js'
import { moveFocusInto } from './move-focus-into.js'

/**
 * Moves focus into `root` when it appears. When it goes, focus returns to the element that had it before, else to
 * `returnFocusTo`, unless focus is on the page by then.
 */
export function usePanelFocus(
  root: RefObject<HTMLElement | null>,
  returnFocusTo: RefObject<HTMLElement | null> | undefined,
): void {
  const opener = useRef<HTMLElement | null>(null)
  const fallback = useRef(returnFocusTo)
  useLayoutEffect(() => {
    fallback.current = returnFocusTo
  })
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    opener.current = findFocused()
    const rememberOpener = ({ relatedTarget }: FocusEvent) => {
      // For focus inside a shadow root this is its host, which cannot be focused.
      if (!(relatedTarget instanceof HTMLElement) || relatedTarget.shadowRoot) return
      if (!element.contains(relatedTarget)) opener.current = relatedTarget
    }
    moveFocusInto(element)
    element.addEventListener('focusin', rememberOpener)
    return () => {
      element.removeEventListener('focusin', rememberOpener)
      const focused = findFocused()
      if (!focused || !element.contains(focused)) return
      const target = [opener.current, fallback.current?.current].find((candidate) => candidate?.isConnected)
      target?.focus({ preventScroll: true })
    }
  }, [root])
}
