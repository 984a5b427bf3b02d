'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes focus into `root` when it appears, and gives it back when it goes: to the element that had it before, else to
 * `returnFocusTo`. Whoever has moved on to the page keeps their place.
 */
export function useOwnFocus(
  root: RefObject<HTMLElement | null>,
  returnFocusTo: RefObject<HTMLElement | null> | undefined,
): void {
  const opener = useRef<HTMLElement | null>(null)
  const fallback = useRef(returnFocusTo)
  fallback.current = returnFocusTo
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    opener.current = findFocused()
    const rememberOpener = ({ relatedTarget }: FocusEvent) => {
      // The host of a shadow root is named where something inside it had focus: it takes none itself.
      if (!(relatedTarget instanceof HTMLElement) || relatedTarget.shadowRoot) return
      if (!element.contains(relatedTarget)) opener.current = relatedTarget
    }
    moveFocusInto(element)
    element.addEventListener('focusin', rememberOpener)
    return () => {
      element.removeEventListener('focusin', rememberOpener)
      const focused = findFocused()
      if (!focused || !element.contains(focused)) return
      for (const candidate of [opener.current, fallback.current?.current]) {
        if (!candidate?.isConnected) continue
        candidate.focus({ preventScroll: true })
        return
      }
    }
  }, [root])
}

/** Focuses what is chosen in the group marked `data-first-focus`, else the panel; false where focus is inside already. */
export function moveFocusInto(element: HTMLElement): boolean {
  if (element.contains(findFocused())) return false
  const first = element.querySelector<HTMLElement>('[data-first-focus] :checked') ?? element
  first.focus({ preventScroll: true })
  return true
}

/** The focused element, inside shadow roots too; null when nothing but the page has focus. */
function findFocused(): HTMLElement | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}
