'use client'

import { useEffect, useState } from 'react'
import { useLintel } from '../../react/index.js'
import { afterPaint } from '../after-paint.js'

/**
 * Whether the modal is open as far as has been painted: what only adds to it, such as asking a server, waits until then,
 * and what changes on it as it closes until it is seen to leave. Opening itself renders no caller again.
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
      // Opened again before it was seen to leave, it is drawn anew.
      if (open) setIsPainted(false)
      cancel = afterPaint(() => setIsPainted(open))
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
