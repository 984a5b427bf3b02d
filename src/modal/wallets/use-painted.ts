'use client'

import { useEffect, useState } from 'react'
import { afterPaint } from '../../components/dialog/after-paint.js'
import { useLintel } from '../../react/index.js'

/**
 * Whether the caller's view is open and has been painted: what only adds to it, such as asking a server, waits until
 * then. Opening itself renders no caller again.
 */
export function usePainted(): boolean {
  const { store } = useLintel()
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    let wasOpen = false
    let cancel = () => {}
    const follow = () => {
      const { open } = store.getState().modal
      if (open === wasOpen) return
      wasOpen = open
      cancel()
      if (open) cancel = afterPaint(() => setIsPainted(true))
      else setIsPainted(false)
    }
    follow()
    const stop = store.subscribe(follow)
    return () => {
      stop()
      cancel()
    }
  }, [store])
  return isPainted
}
