'use client'

import { useLayoutEffect, useReducer, useRef } from 'react'

type RunSingle = <Result>(action: () => Result | Promise<Result>) => Result | Promise<Result> | undefined

/**
 * Runs one action of a button, a form or a row at a time, and tells whether one is running. While its promise is pending,
 * `run` does nothing and returns undefined. It locks when it is called, before anything renders, so that two presses at
 * once make one request. It stays locked until the outcome has been rendered, so that a press made before the visitor saw
 * the outcome does nothing.
 *
 * The lock is for presses, not for requests: an app may send two payments at once, or the same one again.
 *
 * @example
 * const [isSaving, run] = useSingleRun()
 * return <Switch checked={isOn} aria-busy={isSaving} onCheckedChange={(next) => void run(() => save(next))} />
 */
export function useSingleRun(): [isRunning: boolean, run: RunSingle] {
  const isLocked = useRef(false)
  // Counts starts and ends: odd while an action runs.
  const [turns, turn] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    isLocked.current = turns % 2 > 0
  }, [turns])
  return [
    turns % 2 > 0,
    (action) => {
      if (isLocked.current) return
      const result = action()
      if (!(result instanceof Promise)) return result
      isLocked.current = true
      turn()
      // Not `then`, so that the browser reports a rejection that nobody handles.
      return result.finally(turn)
    },
  ]
}
