import { createClient } from 'redis'
import type { RedisConnection } from '../../index.js'

export type RedisConnections = { commands: RedisConnection; feed: RedisConnection; close(): void }

/** The longest delay between two reconnection attempts, ms. */
const MAX_PAUSE = 2_000
/** The most commands that are queued while Redis is unreachable. Further commands fail at once. */
const MAX_QUEUE = 50_000
const CONNECT_TIMEOUT = 5_000
/** A connection without an answer for three intervals is closed, ms. */
const PING_INTERVAL = 10_000

/**
 * Opens two connections to Redis or Valkey; the feed blocks one of them. Both reconnect automatically.
 *
 * @throws Error when the URL is invalid or Redis does not answer. The message never contains the password.
 */
export async function connectRedis(url: string): Promise<RedisConnections> {
  if (!/^rediss?:/.test(url) || !URL.canParse(url)) {
    throw new Error('REDIS_URL is not a Redis URL. Write redis://host:6379, or rediss:// for TLS.')
  }
  let isOpen = false
  const createOne = () => {
    const client = createClient({
      url,
      RESP: 2,
      commandsQueueMaxLength: MAX_QUEUE,
      // 0 disables the timeout. The default starts a timer per command, which costs more than the command.
      commandOptions: { timeout: 0 },
      pingInterval: PING_INTERVAL,
      socket: {
        socketTimeout: 3 * PING_INTERVAL,
        connectTimeout: CONNECT_TIMEOUT,
        reconnectStrategy: (tries) => (isOpen ? Math.min(50 * 2 ** tries, MAX_PAUSE) : false),
      },
    })
    // Commands and the feed report errors. Without a listener Node would end the process.
    client.on('error', () => undefined)
    return client
  }
  const clients = [createOne(), createOne()] as const
  const close = () => {
    isOpen = false
    for (const client of clients) if (client.isOpen) client.destroy()
  }
  try {
    await Promise.all(clients.map((client) => client.connect()))
    isOpen = true
  } catch (cause) {
    close()
    const { host } = new URL(url)
    throw new Error(
      `Redis does not answer at ${host}. Start it, correct REDIS_URL, or unset it to keep mailboxes in memory.`,
      {
        cause,
      },
    )
  }
  const [commands, feed] = clients
  return { commands, feed, close }
}
