'use client'

import { useEffect, useState } from 'react'

/** When an opened app would have taken the page's place, ms (views.md "ConnectingWalletConnect"). */
const LEAVE_TIME = 3_000

/** Watches whether the visitor leaves the page after a press that should open an app. */
export function useLeaveWatch(): { hasStayed: boolean; start: () => void } {
  const [since, setSince] = useState<number | null>(null)
  const [hasStayed, setHasStayed] = useState(false)

  useEffect(() => {
    if (since === null) return
    const stop = () => setSince(null)
    // Hidden by the app in front of it, or left for it: both say that something opened.
    const onVisibility = () => document.visibilityState === 'hidden' && stop()
    const timer = setTimeout(() => setHasStayed(true), LEAVE_TIME)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', stop)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', stop)
    }
  }, [since])

  return {
    hasStayed,
    start() {
      setHasStayed(false)
      // Another press is another time, also within the same millisecond.
      setSince((last) => Math.max(Date.now(), (last ?? 0) + 1))
    },
  }
}
