'use client'

import { useEffect, useState } from 'react'

/** Whether `isWaiting` has been true for `after` ms. A new `key` starts the time again. */
export function useSlow(isWaiting: boolean, after: number, key = ''): boolean {
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    setSlow(null)
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(key), after)
    return () => clearTimeout(timer)
  }, [isWaiting, after, key])
  return isWaiting && slow === key
}
