import * as v from 'valibot'
import { wait } from '../../../src/rules/async/wait.js'
import { formatError } from '../../format-error.js'
import type { RedisConnection } from './redis-connection.js'
import type { StoredMessage, StoreWatcher } from './relay-store.js'

export type FeedOptions = {
  /** A separate connection, because reading the feed blocks it. */
  feed: RedisConnection
  key: string
  /** Id of this process. Its own feed entries are skipped. */
  processId: string
  watcher: StoreWatcher
  /** Returns the message with this number, or undefined when it has expired or was invalid and removed. */
  readMessage(number: string): Promise<StoredMessage | undefined>
  /** Called when the feed stops and when it resumes. */
  report: ((message: string) => void) | undefined
}

/** The number of entries per read. Each may refer to a message of 1 MiB. */
const FEED_COUNT = 100
/** How long one read of the feed waits for new entries, ms. */
const FEED_WAIT = 1_000
/** Delay before the feed is read again after an error, ms. */
const RETRY_DELAY = 200

const entries = v.array(v.tuple([v.string(), v.array(v.string())]))
const feedReply = v.nullable(v.tuple([v.tuple([v.string(), entries])]))
/** A feed entry: the number of a message, its topic, and the process that stored it. */
const newsFields = v.object({ n: v.pipe(v.string(), v.regex(/^\d{1,15}$/)), p: v.string(), t: v.string() })
type News = v.InferOutput<typeof newsFields>

/** Reads the feed until it is stopped. After a gap in the numbers or a lost connection it reads the mailboxes. */
export function followFeed({ feed, key, processId, watcher, readMessage, report }: FeedOptions): () => void {
  let isFollowing = true
  let isSynced = false
  let isBroken = false
  let position: string | undefined
  let lastNumber: number | undefined

  /** Skips an invalid entry without counting its number, so that the next entry does not look like a gap. */
  const readNews = (parts: readonly string[]): News[] => {
    const news = v.safeParse(newsFields, toRecord(parts))
    if (news.success) return [news.output]
    watcher.drop()
    return []
  }
  const fetchMessage = async ({ n, p, t }: News) =>
    p === processId || !watcher.isWanted(t) ? undefined : readMessage(n)
  /**
   * Reads the mailboxes for messages stored until now. Also at the start, because a client may have read its mailbox
   * before this process read the feed.
   */
  const sync = async () => {
    position = await readLastId(feed, key)
    lastNumber = undefined
    if (isBroken) report?.('Relay: Redis answers again.')
    isBroken = false
    isSynced = true
    watcher.resync()
    return position
  }
  const readOnce = async () => {
    const start = isSynced && position !== undefined ? position : await sync()
    const how = ['COUNT', String(FEED_COUNT), 'BLOCK', String(FEED_WAIT)]
    const reply = await feed.sendCommand(['XREAD', ...how, 'STREAMS', key, start])
    const found = v.parse(feedReply, reply)?.[0][1] ?? []
    const news = found.flatMap(([, parts]) => readNews(parts))
    const messages = await Promise.all(news.map(fetchMessage))
    const numbers = news.map(({ n }) => Number(n))
    const hasGap = numbers.some((number, index) => number !== (numbers[index - 1] ?? lastNumber ?? number - 1) + 1)
    lastNumber = numbers.at(-1) ?? lastNumber
    position = found.at(-1)?.[0] ?? start
    for (const message of messages) if (message) watcher.deliver(message)
    if (hasGap) watcher.resync()
  }
  const follow = async () => {
    while (isFollowing) {
      try {
        await readOnce()
      } catch (error) {
        if (!isFollowing) return
        if (!isBroken) report?.(`Relay: Redis does not answer. ${formatError(error)}`)
        isBroken = true
        isSynced = false
        await wait(RETRY_DELAY)
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

function toRecord(parts: readonly string[]): Record<string, string> {
  return Object.fromEntries(parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : [])))
}
