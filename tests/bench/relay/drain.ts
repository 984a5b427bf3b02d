import type { RedisConnection } from '../../../servers/index.js'
import type { LoadClient } from './load-client.js'

/** What is still on its way: published and not confirmed, or kept and read by nobody. */
export type Pending = { unanswered: number; waiting: number }

/** As the Redis store names its keys. */
const PREFIX = 'lintel:relay:2:'
/** ms between two looks. */
const INTERVAL = 50

/**
 * Waits until every message has arrived, or nothing is on its way any longer, so that what has not arrived is lost; for
 * `limit` ms at most. Returns what is then still on its way. Each message has one reader.
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
    // In the order in which a message goes, so that none is missed between the two.
    const unanswered = clients.reduce((sum, client) => sum + client.countUnanswered(), 0)
    const [kept, read] = await Promise.all(
      ['expiry', 'settled'].map((name) => commands.sendCommand(['ZCARD', PREFIX + name])),
    )
    const waiting = Number(kept) - Number(read)
    const isOver = isComplete() || (unanswered === 0 && waiting === 0)
    if (isOver || performance.now() - started >= limit) return { unanswered, waiting }
    await new Promise((settle) => setTimeout(settle, INTERVAL))
  }
}
