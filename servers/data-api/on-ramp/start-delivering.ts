import type { Database, HeldLock } from '../../database/database.js'
import { formatError } from '../../format-error.js'
import { type DeliverOptions, deliverNext } from './deliver-next.js'

/** How long a network waits for its next order without being woken, and after a failure, ms. */
const PAUSE = 5_000
const PAUSE_AFTER_FAILURE = 1_000

export type Delivering = {
  /** Looks for orders at once. */
  wake(): void
  close(): Promise<void>
}

/**
 * Delivers the paid orders of a database, one after another on each network. Of several processes one delivers on a network.
 * What a process has left unfinished is finished by the next.
 */
export function startDelivering(database: Database, options: DeliverOptions): Delivering {
  const { treasury, report } = options
  const closing = new AbortController()
  const wakers = new Set<() => void>()
  let wakes = 0
  const pause = (time: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        wakers.delete(end)
        resolve()
      }
      const timer = setTimeout(end, time)
      wakers.add(end)
    })
  const wake = () => {
    wakes += 1
    for (const end of wakers) end()
  }

  const deliver = async (network: string) => {
    let lock: HeldLock | null = null
    let lastFailure = ''
    while (!closing.signal.aborted) {
      const known = wakes
      try {
        lock ??= await database.takeLock(`on-ramp ${network}`)
        const hasMore = lock !== null && (await deliverNext(lock.db, network, options))
        lastFailure = ''
        // An order may have come while others were looked for.
        if (!hasMore && known === wakes && !closing.signal.aborted) await pause(PAUSE)
      } catch (error) {
        const failure = formatError(error)
        // Once for an outage, and not each second.
        if (failure !== lastFailure) report(`On-ramp: orders on ${network} are not delivered at the moment. ${failure}`)
        lastFailure = failure
        await lock?.release().catch(() => undefined)
        lock = null
        if (!closing.signal.aborted) await pause(PAUSE_AFTER_FAILURE)
      }
    }
    await lock?.release()
  }
  const running = treasury.networks.map(deliver)
  return {
    wake,
    async close() {
      closing.abort()
      wake()
      await Promise.all(running)
    },
  }
}
