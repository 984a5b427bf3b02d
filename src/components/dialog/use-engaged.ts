'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint.js'

/**
 * Whether an open dialog has taken hold of focus and keys: at once, or where `isPaintedFirst`, when it has been painted.
 * A key that is pressed before that finds it engaged. It lets go at once: what the app focuses or opens in its place must
 * find the page as it was.
 */
export function useEngaged(isOpen: boolean, isPaintedFirst: boolean): boolean {
  const [isEngaged, setIsEngaged] = useState(false)
  const isDue = isOpen && (isEngaged || !isPaintedFirst)
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
