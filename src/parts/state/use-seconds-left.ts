'use client'

import { useEffect, useState } from 'react'

/** Whole seconds until `end` (ms since the epoch); null without an end. */
export function useSecondsLeft(end: number | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (end === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [end])
  return end === null ? null : Math.max(0, Math.ceil((end - now) / 1_000))
}
