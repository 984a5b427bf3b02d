import { sql } from 'drizzle-orm'
import { wait } from '../../src/rules/async/wait.js'
import { formatError } from '../format-error.js'
import type { Database, HeldLock } from './database.js'
import { openDatabase } from './open-database.js'

export type HoldLockOptions = {
  /** URL of a PostgreSQL server. */
  url: string
  /** Names the lock among all that use the database. */
  name: string
  /** Called when the lock is taken, and when it is lost. */
  onChange: (isHeld: boolean) => void
  /** Receives warnings for the operator. */
  report: (message: string) => void
}

/** How often the lock is tried, or confirmed, ms. */
const INTERVAL = 1_000
/** How long a confirmation counts, ms. A lock whose holder's machine is gone is free after 6 s. */
const CONFIRMED_FOR = 4_000

/**
 * Holds a lock of PostgreSQL for as long as this process has it, and waits for it while another process does. When the holder is
 * killed, another process has it within 2 s; when its machine is gone, within 10 s.
 *
 * @example const lock = holdLock({ url, name: 'lintel bundler 0xf39f…', onChange, report })
 */
export function holdLock({ url, name, onChange, report }: HoldLockOptions): {
  /** Whether this process had the lock less than 4 s ago, and so still has it. */
  isHeld(): boolean
  close(): Promise<void>
} {
  const closing = new AbortController()
  let confirmedAt = Number.NEGATIVE_INFINITY
  let database: Database | undefined
  let lock: HeldLock | null = null
  let wasHeld = false
  let lastFailure = ''

  const notifyChange = (isHeld: boolean) => {
    if (isHeld !== wasHeld) onChange(isHeld)
    wasHeld = isHeld
  }
  const step = async () => {
    database ??= await openDatabase({ url }, { migrations: [] }, { report, signal: closing.signal })
    const startedAt = performance.now()
    if (lock) await lock.db.execute(sql`select 1`)
    else lock = await database.takeLock(name)
    if (lock) confirmedAt = startedAt
    notifyChange(lock !== null)
  }
  const run = async () => {
    while (!closing.signal.aborted) {
      try {
        await step()
        lastFailure = ''
      } catch (error) {
        notifyChange(false)
        confirmedAt = Number.NEGATIVE_INFINITY
        const failure = formatError(error)
        // Once for an outage.
        if (failure !== lastFailure) report(`The lock "${name}" cannot be taken. This is tried again. ${failure}`)
        lastFailure = failure
        await lock?.release().catch(() => undefined)
        lock = null
      }
      if (closing.signal.aborted) return
      // Closing ends the wait.
      await wait(INTERVAL, closing.signal).catch(() => undefined)
    }
  }
  const running = run()
  return {
    isHeld: () => performance.now() - confirmedAt < CONFIRMED_FOR,
    async close() {
      closing.abort()
      await running
      confirmedAt = Number.NEGATIVE_INFINITY
      await database?.close()
    },
  }
}
