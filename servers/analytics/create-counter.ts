import { lt, sql } from 'drizzle-orm'
import type { Db } from '../database/database.js'
import { formatError } from '../format-error.js'
import { counts } from './database/schema.js'
import type { EventKey } from './event-key.js'

export type Counter = {
  add(key: EventKey): void
  /** Writes the counts. Never fails: counts that could not be written are written later. */
  flush(): Promise<void>
  /** Writes the rest. */
  close(): Promise<void>
}

/** How long counts are in memory only, ms. */
const FLUSH_AFTER = 1_000
/** When to try again after the database has failed, ms. */
const RETRY_AFTER = 5_000
/** The maximum number of counts that are kept while the database fails. Further counts are lost. */
const MAX_PENDING = 50_000
/** How long counts are kept: a year, and the days before it for comparison. */
const KEPT_DAYS = 400
const DAY = 86_400_000

/** Counts events in memory, and adds the counts of a second to the database at once. It opens with the first event. */
export function createCounter({
  openDatabase,
  report,
  now = Date.now,
}: {
  openDatabase: () => Promise<Db>
  report: (message: string) => void
  /** Ms since 1970. */
  now?: () => number
}): Counter {
  let pending = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let flushing = Promise.resolve()
  let isReported = false
  /** The first day that the last clean-up kept. */
  let keptFrom = ''

  const plan = (delay: number) => {
    timer ??= setTimeout(() => void flush(), delay)
  }
  const put = (key: string, count: number) => {
    if (pending.has(key) || pending.size < MAX_PENDING) pending.set(key, (pending.get(key) ?? 0) + count)
  }

  async function write(): Promise<void> {
    if (pending.size === 0) return
    const taken = pending
    pending = new Map()
    try {
      const db = await openDatabase()
      await addCounts(db, taken)
      taken.clear()
      await dropOld(db)
      isReported = false
    } catch (error) {
      for (const [key, count] of taken) put(key, count)
      if (!isReported) report(`Analytics: the counts cannot be written. That is tried again. ${formatError(error)}`)
      isReported = true
      plan(RETRY_AFTER)
    }
  }

  /** Once a day. */
  async function dropOld(db: Db): Promise<void> {
    const first = new Date(now() - KEPT_DAYS * DAY).toISOString().slice(0, 10)
    if (first === keptFrom) return
    await db.delete(counts).where(lt(counts.day, first))
    keptFrom = first
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // One after another: two that write the same rows in another order would wait for each other.
    flushing = flushing.then(write)
    return flushing
  }

  return {
    add({ day, project, event, detail, code }) {
      put(JSON.stringify([day, project, event, detail, code]), 1)
      plan(FLUSH_AFTER)
    },
    flush,
    async close() {
      await flush()
      clearTimeout(timer)
    },
  }
}

/** How many rows one statement writes. */
const ROWS = 1_000

async function addCounts(db: Db, taken: ReadonlyMap<string, number>): Promise<void> {
  // In one order, so that processes that write the same rows do not wait for each other.
  const rows = [...taken]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, count]) => {
      const [day, project, event, detail, code] = JSON.parse(key) as [string, string, string, string, string]
      return { day, project, event, detail, code, count }
    })
  await db.transaction(async (transaction) => {
    for (let at = 0; at < rows.length; at += ROWS) {
      await transaction
        .insert(counts)
        .values(rows.slice(at, at + ROWS))
        .onConflictDoUpdate({
          target: [counts.day, counts.project, counts.event, counts.detail, counts.code],
          set: { count: sql`${counts.count} + excluded.count` },
        })
    }
  })
}
