'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint.js'

/**
 * Whether a dialog has hold of focus and keys: as long as it is open, or where `isPaintedFirst`, from the first frame
 * in which it is seen until the first in which it is seen to leave. A key that is pressed before finds it settled.
 */
export function useEngaged(isOpen: boolean, isPaintedFirst: boolean): boolean {
  const [isEngaged, setIsEngaged] = useState(isOpen && !isPaintedFirst)
  const isDue = isPaintedFirst ? isEngaged : isOpen
  if (isEngaged !== isDue) setIsEngaged(isDue)
  const isWaiting = isDue !== isOpen
  useEffect(() => {
    if (!isWaiting) return
    const settle = () => flushSync(() => setIsEngaged(isOpen))
    const cancel = afterPaint(settle)
    window.addEventListener('keydown', settle, { capture: true, once: true })
    return () => {
      cancel()
      window.removeEventListener('keydown', settle, true)
    }
  }, [isWaiting, isOpen])
  return isDue
}
