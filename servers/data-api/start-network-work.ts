import { createWaits } from '../create-waits.js'
import type { Database, Db, HeldLock } from '../database/database.js'
import { formatError } from '../format-error.js'

export type NetworkWorkOptions = {
  /** CAIP-2. Each has its own loop. */
  networks: readonly string[]
  /** Names the locks: one process at a time works on a network. */
  name: string
  /** Takes the next step on a network, with the connection that holds its lock. Returns whether there is more to do at once. */
  doNext: (db: Db, network: string) => Promise<boolean>
  /** How long a network waits for its next step without being woken, ms. */
  pause: number
  /** The consequence of failing steps, for the operator. */
  describeFailure: (network: string) => string
  report: (message: string) => void
}

/** Work that runs until it is closed. */
export type NetworkWork = {
  /** Looks for something to do at once. */
  wake(): void
  close(): Promise<void>
}

const PAUSE_AFTER_FAILURE = 1_000

/**
 * Works through what a database has for each network, one step after another. Only one of several processes works on a
 * network. Work that a process has left unfinished is finished by the next.
 */
export function startNetworkWork(database: Database, options: NetworkWorkOptions): NetworkWork {
  const { networks, name, doNext, describeFailure, report } = options
  const closing = new AbortController()
  const waits = createWaits()
  let wakes = 0
  const wake = () => {
    wakes += 1
    waits.endAll()
  }

  const work = async (network: string) => {
    let lock: HeldLock | null = null
    let lastFailure = ''
    while (!closing.signal.aborted) {
      const known = wakes
      try {
        lock ??= await database.takeLock(`${name} ${network}`)
        const hasMore = lock !== null && (await doNext(lock.db, network))
        lastFailure = ''
        // Something may have come while other things were looked for.
        if (!hasMore && known === wakes && !closing.signal.aborted) await waits.start(options.pause)
      } catch (error) {
        const failure = formatError(error)
        // Once for an outage, and not each second.
        if (failure !== lastFailure) report(`${describeFailure(network)} ${failure}`)
        lastFailure = failure
        await lock?.release().catch(() => undefined)
        lock = null
        if (!closing.signal.aborted) await waits.start(PAUSE_AFTER_FAILURE)
      }
    }
    await lock?.release()
  }
  const running = networks.map(work)
  return {
    wake,
    async close() {
      closing.abort()
      wake()
      await Promise.all(running)
    },
  }
}
