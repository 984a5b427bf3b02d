import { expect, test } from 'vitest'
import { startDelivering } from '../../../../../servers/data-api/on-ramp/start-delivering.js'
import type { Database, Db } from '../../../../../servers/database/database.js'

test('an order that comes while others are looked for is not left to the next pause', async () => {
  let looks = 0
  let wake: () => void = () => undefined
  /** Finds nothing. */
  const query: object = Object.assign(Promise.resolve([]), {
    from: () => query,
    where: () => query,
    orderBy: () => query,
    limit: () => query,
  })
  const select = () => {
    looks += 1
    // An order comes after this query has been sent.
    if (looks === 2) wake()
    return query
  }
  const db = { select } as unknown as Db
  const takeLock = async () => ({ db, release: async () => undefined })
  const database: Database = { db, takeLock, definition: { migrations: [] }, close: async () => undefined }
  const unused = () => Promise.reject(new Error('Nothing is delivered here'))
  const treasury = { networks: ['eip155:1'], sign: unused, send: unused, readOutcome: unused }
  const delivering = startDelivering(database, { treasury, now: Date.now, report: () => undefined })
  wake = delivering.wake
  // Two queries each time.
  await expect.poll(() => looks, { timeout: 1_000 }).toBe(4)
  await delivering.close()
})
