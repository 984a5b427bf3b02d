'use client'

import { useEffect, useState } from 'react'
import { RENEW_BEFORE_MS } from '../../../core/transitions/pairing/pairing.js'

/** Whole seconds until the link is renewed; null without a link. */
export function useSecondsLeft(expiresAt: number | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (expiresAt === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [expiresAt])
  return expiresAt === null ? null : Math.max(0, Math.ceil((expiresAt - RENEW_BEFORE_MS - now) / 1_000))
}
