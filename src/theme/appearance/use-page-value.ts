'use client'

import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/**
 * `useSyncExternalStore` for values that the first paint depends on. After hydration React reads the store and
 * subscribes only after the first paint; this hook does both before it. Pass the same functions in every render.
 */
export function usePageValue<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  readOnServer: () => Value,
): Value {
  const value = useSyncExternalStore(subscribe, read, readOnServer)
  const [, renderAgain] = useState(value)
  useLayoutEffect(() => {
    const update = () => renderAgain(read)
    update()
    return subscribe(update)
  }, [subscribe, read])
  return value
}
