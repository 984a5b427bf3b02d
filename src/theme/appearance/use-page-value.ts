'use client'

import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/**
 * `useSyncExternalStore` for what the first paint depends on. React itself looks at the page, and listens, only after it
 * has painted what a server drew; this does both before. The functions must stay the same from render to render.
 */
export function usePageValue<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  readOnServer: () => Value,
): Value {
  const value = useSyncExternalStore(subscribe, read, readOnServer)
  const [, renderAgain] = useState(value)
  useLayoutEffect(() => {
    const look = () => renderAgain(read)
    look()
    return subscribe(look)
  }, [subscribe, read])
  return value
}
