'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint.js'

/**
 * Whether an open dialog has taken hold of focus and keys: at once, or where `isSeenFirst`, when it has been painted.
 * A key that is pressed before that finds it engaged.
 */
export function useEngaged(isOpen: boolean, isSeenFirst: boolean): boolean {
  const [isEngaged, setIsEngaged] = useState(false)
  const isDue = isOpen && (isEngaged || !isSeenFirst)
  if (isEngaged !== isDue) setIsEngaged(isDue)
  const isWaiting = isOpen && !isDue
  useEffect(() => {
    if (!isWaiting) return
    const engage = () => flushSync(() => setIsEngaged(true))
    const cancel = afterPaint(engage)
    window.addEventListener('keydown', engage, { capture: true, once: true })
    return () => {
      cancel()
      window.removeEventListener('keydown', engage, true)
    }
  }, [isWaiting])
  return isDue
}
