'use client'

import { useEffect, useState } from 'react'

/** Within this time an app that opens hides the page, ms. */
const LEAVE_TIME = 3_000

/** Tells whether the page stays visible after a press that should open an app. */
export function useLeaveWatch(): { hasStayed: boolean; start: () => void } {
  const [since, setSince] = useState<number | null>(null)
  const [hasStayed, setHasStayed] = useState(false)

  useEffect(() => {
    if (since === null) return
    const stop = () => setSince(null)
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
      // A second press restarts the timer, also within the same millisecond.
      setSince((last) => Math.max(Date.now(), (last ?? 0) + 1))
    },
  }
}
