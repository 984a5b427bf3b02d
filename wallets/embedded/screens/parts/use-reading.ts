import { useEffect, useState } from 'react'
import { type Problem, readProblem } from './problem.js'

/** The data that a screen reads from the service before it can show anything. */
export type Reading<Value extends object> =
  | { status: 'loading' }
  | { status: 'unread'; problem: Problem }
  | ({ status: 'read' } & Value)

/** Calls `read`, which must stay the same function. `reload` calls it again. */
export function useReading<Value extends object>(
  read: () => Promise<Value>,
): { reading: Reading<Value>; reload: () => void } {
  const [reading, setReading] = useState<Reading<Value>>({ status: 'loading' })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads again.
  useEffect(() => {
    let isCurrent = true
    const settle = (next: Reading<Value>) => {
      if (isCurrent) setReading(next)
    }
    read().then(
      (value) => settle({ status: 'read', ...value }),
      (error) => settle({ status: 'unread', problem: readProblem(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [read, round])

  return {
    reading,
    reload() {
      setReading({ status: 'loading' })
      setRound(round + 1)
    },
  }
}
