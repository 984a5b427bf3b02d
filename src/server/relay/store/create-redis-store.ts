import * as v from 'valibot'
import { PAGE_SIZE, TOPIC_CAPACITY } from '../relay-limits.js'
import { MailboxFullError } from './mailbox-full-error.js'
import { acknowledgeScript, listScript, putScript } from './redis-scripts.js'
import type { RelayStore, StoredMessage, StoreWatcher } from './relay-store.js'

/** A connection to Redis or Valkey, speaking RESP2: replies are strings, numbers and arrays. */
export type RedisConnection = { sendCommand(parts: string[]): Promise<unknown> }

export type RedisStoreOptions = {
  commands: RedisConnection
  /** A connection of its own, since reading the feed blocks it. */
  feed: RedisConnection
  /** ms since the epoch. Relays and Redis should agree within seconds. */
  now: () => number
  /** Of every key. Default `lintel:relay:`. */
  prefix?: string
  /** Messages a topic may hold. Default 1,000. */
  topicCapacity?: number
  /** Told when the feed stops and when it goes on. */
  report?: (message: string) => void
}

/** How many entries the feed keeps: what a process may fall behind before it reads mailboxes instead. */
const FEED_LENGTH = 10_000
/** How long one read of the feed waits for something to come, ms. */
const FEED_WAIT = 1_000
/** How long a check waits for an answer, ms. */
const CHECK_TIMEOUT = 2_000
/** How long to wait before the feed is tried again, ms. */
const RETRY_DELAY = 200

const storedMessage = v.object({
  topic: v.string(),
  hash: v.string(),
  message: v.string(),
  publisher: v.string(),
  publishedAt: v.number(),
  expiresAt: v.number(),
  tag: v.exactOptional(v.number()),
  attestation: v.exactOptional(v.string()),
})
const fields = v.array(v.string())
const entries = v.array(v.tuple([v.string(), fields]))
const feedReply = v.nullable(v.tuple([v.tuple([v.string(), entries])]))
type FeedEntry = v.InferOutput<typeof entries>[number]

/**
 * Keeps mailboxes in Redis or Valkey, for any number of relay processes: each reads the feed from its own position and
 * fetches what its clients are subscribed to. What it may have missed it finds in the mailboxes.
 *
 * @example const store = createRedisStore({ commands, feed, now: Date.now })
 */
export function createRedisStore(options: RedisStoreOptions): RelayStore {
  const { commands, now, prefix = 'lintel:relay:', topicCapacity = TOPIC_CAPACITY } = options
  const processId = globalThis.crypto.randomUUID()
  const keys = {
    box: (topic: string) => `${prefix}box:${topic}`,
    marks: (topic: string) => `${prefix}mark:${topic}:`,
    feed: `${prefix}feed`,
    counter: `${prefix}count`,
  }
  const run = createScriptRunner(commands)

  return {
    async put(message) {
      const { topic, hash, publisher, expiresAt } = message
      const marks = keys.marks(topic)
      const limits = [expiresAt, now(), topicCapacity].map(String)
      const result = await run(
        putScript,
        [keys.box(topic), marks + hash, keys.feed, keys.counter],
        [hash, JSON.stringify(message), publisher, ...limits, marks, processId, topic, String(FEED_LENGTH)],
      )
      if (result === -1) {
        throw new MailboxFullError(`${topicCapacity} messages wait on this topic. Try again when they are read.`)
      }
      return result === 1
    },
    async list(topic, clientId) {
      const reply = await run(listScript, [keys.box(topic)], [keys.marks(topic), clientId, String(PAGE_SIZE)])
      const [more, ...texts] = v.parse(fields, reply)
      const messages = texts.map(parseMessage).filter(({ expiresAt }) => expiresAt > now())
      return { messages, hasMore: more === 'more' }
    },
    async acknowledge({ topic, hash }, clientId) {
      await run(acknowledgeScript, [keys.marks(topic) + hash], [clientId])
    },
    watch: (watcher) => followFeed(options, watcher, { ...keys, processId }),
    async check() {
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error(`no answer within ${CHECK_TIMEOUT} ms`)), CHECK_TIMEOUT)
      })
      // A connection that is lost keeps commands until it is back.
      await Promise.race([commands.sendCommand(['PING']), late])
    },
  }
}

type FeedKeys = { feed: string; processId: string; box(topic: string): string }

/** Reads the feed until it is told to stop. A gap in its numbers, or a lost connection, means: look into the mailboxes. */
function followFeed(options: RedisStoreOptions, watcher: StoreWatcher, keys: FeedKeys): () => void {
  const { commands, feed, report } = options
  let isFollowing = true
  let isSynced = false
  let isBroken = false
  let position: string | undefined
  let lastNumber: number | undefined

  const fetchMessage = async ([, parts]: FeedEntry): Promise<StoredMessage[]> => {
    const { p, t = '', i = '' } = toRecord(parts)
    if (p === keys.processId || !watcher.isWanted(t)) return []
    const found = v.parse(entries, await commands.sendCommand(['XRANGE', keys.box(t), i, i]))
    return found.map(([, [, , , text = '']]) => parseMessage(text))
  }
  /** Also at the start: a client may have looked into its mailboxes before the feed was read. */
  const sync = async () => {
    position ??= await readLastId(feed, keys.feed)
    await feed.sendCommand(['PING'])
    if (isBroken) report?.('Relay: Redis answers again.')
    isBroken = false
    isSynced = true
    watcher.resync()
    return position
  }
  const readOnce = async () => {
    const start = isSynced && position !== undefined ? position : await sync()
    const reply = await feed.sendCommand([
      'XREAD',
      'COUNT',
      '500',
      'BLOCK',
      String(FEED_WAIT),
      'STREAMS',
      keys.feed,
      start,
    ])
    const news = v.parse(feedReply, reply)?.[0][1] ?? []
    const messages = (await Promise.all(news.map(fetchMessage))).flat()
    const numbers = news.map(([, parts]) => Number(toRecord(parts).n))
    const expected = numbers.map((_, index) => (numbers[index - 1] ?? lastNumber ?? Number(numbers[0]) - 1) + 1)
    const hasGap = numbers.some((number, index) => number !== expected[index])
    lastNumber = numbers.at(-1) ?? lastNumber
    position = news.at(-1)?.[0] ?? start
    messages.forEach(watcher.deliver)
    if (hasGap) watcher.resync()
  }
  const follow = async () => {
    while (isFollowing) {
      try {
        await readOnce()
      } catch (error) {
        if (!isFollowing) return
        if (!isBroken)
          report?.(`Relay: Redis does not answer (${error instanceof Error ? error.message : 'no reason'}).`)
        isBroken = true
        isSynced = false
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
      }
    }
  }
  void follow()
  return () => {
    isFollowing = false
  }
}

async function readLastId(connection: RedisConnection, key: string): Promise<string> {
  const last = v.parse(entries, await connection.sendCommand(['XREVRANGE', key, '+', '-', 'COUNT', '1']))
  return last[0]?.[0] ?? '0-0'
}

/** Sends a script once and calls it by its digest from then on; a Redis that was restarted gets it again. */
function createScriptRunner(connection: RedisConnection) {
  const digests = new Map<string, string>()
  const load = async (script: string) => {
    const digest = v.parse(v.string(), await connection.sendCommand(['SCRIPT', 'LOAD', script]))
    digests.set(script, digest)
    return digest
  }
  return async (script: string, keys: readonly string[], args: readonly string[]): Promise<unknown> => {
    const call = (digest: string) => connection.sendCommand(['EVALSHA', digest, String(keys.length), ...keys, ...args])
    try {
      return await call(digests.get(script) ?? (await load(script)))
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
      return call(await load(script))
    }
  }
}

function toRecord(parts: readonly string[]): Record<string, string> {
  return Object.fromEntries(parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : [])))
}

function parseMessage(text: string): StoredMessage {
  return v.parse(storedMessage, JSON.parse(text))
}
