'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * Runs one action at a time, such as a request to a wallet: a call while one runs does nothing and resolves with
 * undefined. The first call locks it before anything renders, and the lock stays until its outcome has been rendered.
 */
export function useSingleRun(): <Result>(action: () => Promise<Result>) => Promise<Result | undefined> {
  const running = useRef<object>(null)
  const [ended, setEnded] = useState<object | null>(null)
  useEffect(() => {
    if (running.current === ended) running.current = null
  }, [ended])
  return async (action) => {
    if (running.current) return undefined
    const run = {}
    running.current = run
    try {
      return await action()
    } finally {
      setEnded(run)
    }
  }
}
