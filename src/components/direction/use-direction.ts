'use client'

import { useCallback, useSyncExternalStore } from 'react'

/**
 * The direction of the text in `element`, which Radix needs for its arrow keys. Follows changes. Left to right on a
 * server and until there is an element.
 */
export function useDirection(element: Element | null): 'ltr' | 'rtl' {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (!element) return () => {}
      const observer = new MutationObserver(notify)
      observer.observe(element.ownerDocument, { subtree: true, attributes: true, attributeFilter: ['dir'] })
      return () => observer.disconnect()
    },
    [element],
  )
  return useSyncExternalStore(
    subscribe,
    () => (element?.matches(':dir(rtl)') ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
}
