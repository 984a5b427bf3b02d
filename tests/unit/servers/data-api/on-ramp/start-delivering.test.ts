import { expect, test } from 'vitest'
import { startDelivering } from '../../../../../servers/data-api/on-ramp/start-delivering.js'
import type { Database } from '../../../../../servers/database/database.js'

test('an order that comes while others are looked for is not left to the next pause', async () => {
  const looks: number[] = []
  let wake = () => undefined as void
  /** A query that finds nothing. The first one is answered after an order has come. */
  const find = (): unknown =>
    new Proxy(() => undefined, {
      get: (_, name) => {
        if (name !== 'then') return find
        looks.push(performance.now())
        if (looks.length === 1) wake()
        return (resolve: (rows: unknown[]) => void) => resolve([])
      },
      apply: find,
    })
  const db = find() as Database['db']
  const database: Database = {
    db,
    takeLock: async () => ({ db: { select: find } as unknown as Database['db'], release: async () => undefined }),
    close: async () => undefined,
  }
  const unused = () => Promise.reject(new Error('Nothing is delivered here'))
  const treasury = { networks: ['eip155:1'], sign: unused, send: unused, readOutcome: unused }
  const delivering = startDelivering(database, { treasury, now: Date.now, report: () => undefined })
  wake = delivering.wake
  // Two queries each time.
  await expect.poll(() => looks.length, { timeout: 1_000 }).toBe(4)
  await delivering.close()
})
