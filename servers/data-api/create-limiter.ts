/** Runs `work` when it is its turn. */
export type Limiter = <Value>(work: () => Promise<Value>) => Promise<Value>

/** The turn did not come in time: too much else is under way. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/**
 * Lets `atOnce` works run at the same time. Others wait in the order of their arrival, for `patience` ms at most.
 *
 * @throws BusyError when the turn does not come in time. Otherwise what the work throws.
 */
export function createLimiter({ atOnce, patience }: { atOnce: number; patience: number }): Limiter {
  const waiting: (() => void)[] = []
  let open = 0
  const take = () =>
    new Promise<void>((resolve, reject) => {
      if (open < atOnce) {
        open += 1
        return resolve()
      }
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(new BusyError('Others are served first.'))
      }, patience)
      waiting.push(start)
    })
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else open -= 1
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
