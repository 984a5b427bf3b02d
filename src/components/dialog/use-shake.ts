'use client'

import { useState } from 'react'

/**
 * Turns a new `shake` other than 0, or one more refusal, into a shake. `isOdd` alternates, so that css starts the
 * movement anew while the last one still runs.
 */
export function useShake(shake: number, refusals: number): { isShaking: boolean; isOdd: boolean; settle: () => void } {
  const [seen, setSeen] = useState({ shake, refusals, count: 0 })
  const [settled, setSettled] = useState(0)
  if (seen.shake !== shake || seen.refusals !== refusals) {
    const isNew = seen.refusals !== refusals || shake !== 0
    setSeen({ shake, refusals, count: seen.count + (isNew ? 1 : 0) })
  }
  return { isShaking: seen.count !== settled, isOdd: seen.count % 2 === 1, settle: () => setSettled(seen.count) }
}
