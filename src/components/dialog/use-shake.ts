'use client'

import { useState } from 'react'

/**
 * Starts a shake when `shake` becomes another number except 0, or `refusals` grows. `isOdd` alternates, so that css
 * restarts the animation while the previous one still runs.
 */
export function useShake(
  shake: number,
  refusals: number,
): { isShaking: boolean; isOdd: boolean; endShake: () => void } {
  const [seen, setSeen] = useState({ shake, refusals, count: 0 })
  const [endedCount, setEndedCount] = useState(0)
  if (seen.shake !== shake || seen.refusals !== refusals) {
    const isNew = seen.refusals !== refusals || shake !== 0
    setSeen({ shake, refusals, count: seen.count + (isNew ? 1 : 0) })
  }
  return {
    isShaking: seen.count !== endedCount,
    isOdd: seen.count % 2 === 1,
    endShake: () => setEndedCount(seen.count),
  }
}
