'use client'

import { useCallback, useSyncExternalStore } from 'react'

/**
 * The direction that `element` is read in, followed live: what a primitive needs to know before its arrow keys can
 * follow the text. Left to right on a server and until there is an element.
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
