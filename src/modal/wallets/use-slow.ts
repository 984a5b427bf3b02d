'use client'

import { useEffect, useState } from 'react'

/** Whether `isWaiting` has been so for `after` ms. Another `question` has its own time. */
export function useSlow(isWaiting: boolean, after: number, question = ''): boolean {
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    setSlow(null)
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(question), after)
    return () => clearTimeout(timer)
  }, [isWaiting, after, question])
  return isWaiting && slow === question
}
