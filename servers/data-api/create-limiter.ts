import { readCaller } from '../rpc/reply-meter.js'

/** Runs `work` when it is its turn. */
export type Limiter = <Value>(work: () => Promise<Value>) => Promise<Value>

/** The turn did not come in time: too much else is under way. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/**
 * Lets `atOnce` works run at the same time. Others wait, for `patience` ms at most: those of one caller in the order of their
 * arrival, and the callers in turn, so that a caller with many requests does not delay the others.
 *
 * @throws BusyError when the turn does not come in time. Otherwise the error of the work.
 */
export function createLimiter({ atOnce, patience }: { atOnce: number; patience: number }): Limiter {
  /** The waiting work by caller, in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>()
  let open = 0
  const take = () =>
    new Promise<void>((resolve, reject) => {
      if (open < atOnce) {
        open += 1
        return resolve()
      }
      const caller = readCaller()
      const starts = waiting.get(caller) ?? []
      waiting.set(caller, starts)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        starts.splice(starts.indexOf(start), 1)
        if (starts.length === 0) waiting.delete(caller)
        reject(new BusyError('Others are served first.'))
      }, patience)
      starts.push(start)
    })
  const end = () => {
    const [next] = waiting
    if (!next) {
      open -= 1
      return
    }
    const [caller, starts] = next
    waiting.delete(caller)
    const start = starts.shift()
    // Behind the other callers.
    if (starts.length > 0) waiting.set(caller, starts)
    start?.()
  }
  return async (work) => {
    await take()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
