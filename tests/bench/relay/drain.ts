import type { RedisConnection } from '../../../servers/index.js'
import { wait } from '../../../src/rules/async/wait.js'
import type { LoadClient } from './load-client.js'

/** Messages that are not delivered yet: published and not confirmed, or stored and unread. */
export type Pending = { unanswered: number; waiting: number }

/** The key names of the Redis store. */
const PREFIX = 'lintel:relay:4:'
/** Interval of the check, ms. */
const INTERVAL = 50

/**
 * Waits until every message has arrived or no message is in transit, for at most `limit` ms. Messages that have not
 * arrived then are lost. Returns the messages still in transit. Each message has one reader.
 */
export async function drain(options: {
  commands: RedisConnection
  clients: readonly Pick<LoadClient, 'countUnanswered'>[]
  isComplete(): boolean
  limit: number
}): Promise<Pending> {
  const { commands, clients, isComplete, limit } = options
  const started = performance.now()
  for (;;) {
    // In the order in which messages travel, so that none moves past the check.
    const unanswered = clients.reduce((sum, client) => sum + client.countUnanswered(), 0)
    const [kept, read] = await Promise.all(
      ['expiry', 'settled'].map((name) => commands.sendCommand(['ZCARD', PREFIX + name])),
    )
    const waiting = Number(kept) - Number(read)
    const isOver = isComplete() || (unanswered === 0 && waiting === 0)
    if (isOver || performance.now() - started >= limit) return { unanswered, waiting }
    await wait(INTERVAL)
  }
}
