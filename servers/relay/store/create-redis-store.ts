import * as v from 'valibot'
import { settleWithin } from '../../../src/rules/async/settle-within.js'
import { PAGE_SIZE, TOPIC_CAPACITY } from '../limits/relay-limits.js'
import { AccountFullError } from './account-full-error.js'
import { createScriptRunner } from './create-script-runner.js'
import { followFeed } from './follow-feed.js'
import { MailboxFullError } from './mailbox-full-error.js'
import { parseStoredMessage } from './parse-stored-message.js'
import type { RedisConnection } from './redis-connection.js'
import { acknowledgeScript, dropScript, listScript, putResults, putScript } from './redis-scripts.js'
import type { Account, RelayStore, StoredMessage, StoreWatcher } from './relay-store.js'

export type RedisStoreOptions = {
  commands: RedisConnection
  /** A separate connection, because reading the feed blocks it. */
  feed: RedisConnection
  /** ms since the epoch. The clocks of relays and Redis should agree within seconds. */
  now: () => number
  /** Prefix of every key. Change it with the layout of the data. Default `lintel:relay:4:`. */
  prefix?: string
  /** Capacity for all mailboxes together, bytes. Default 256 MiB. */
  capacity?: number
  /** The maximum number of messages per topic. Default 1,000. */
  topicCapacity?: number
  /** Called when the feed stops and when it resumes. */
  report?: (message: string) => void
}

/** The length of the feed. A process that falls further behind reads the mailboxes instead. */
const FEED_LENGTH = 10_000
/** Time limit of a health check, ms. */
const CHECK_TIMEOUT = 2_000

const fields = v.array(v.string())

/**
 * Stores mailboxes in Redis or Valkey, for any number of relay processes. Each process reads the feed at its own
 * position and fetches the messages that its clients are subscribed to. When it may have missed entries, it reads the
 * mailboxes.
 *
 * @example const store = createRedisStore({ commands, feed, now: Date.now })
 */
export function createRedisStore(options: RedisStoreOptions): RelayStore {
  const { commands, feed, now, prefix = 'lintel:relay:4:', report } = options
  const { capacity = 256 * 1_048_576, topicCapacity = TOPIC_CAPACITY } = options
  const processId = globalThis.crypto.randomUUID()
  const run = createScriptRunner(commands, prefix)
  const watchers = new Set<StoreWatcher>()

  /** Removes entries that are not messages of this version, so that the messages after them can be read. */
  const read = async (number: string, text: string): Promise<StoredMessage | undefined> => {
    const message = parseStoredMessage(text)
    if (message) return message.expiresAt > now() ? message : undefined
    for (const watcher of watchers) watcher.drop()
    // Skipped in any case. If it cannot be removed now, it is found again later.
    await run(dropScript, [number]).catch(() => undefined)
    return undefined
  }
  const readMessage = async (number: string) => {
    const text = await commands.sendCommand(['HGET', `${prefix}message:${number}`, '']).catch((error: unknown) => {
      // The key has another Redis type, so reading it again would fail again.
      if (error instanceof Error && error.message.startsWith('WRONGTYPE')) return ''
      throw error
    })
    return text === null ? undefined : read(number, String(text))
  }

  return {
    async put(message, accounts = []) {
      const { topic, hash, publisher, expiresAt } = message
      const what = [topic, hash, JSON.stringify(message), publisher]
      const limits = [expiresAt, topicCapacity, capacity].map(String)
      const payers = accounts.flatMap(({ name, limit }) => [name, String(limit)])
      const result = await run(putScript, [...what, ...limits, processId, String(FEED_LENGTH), ...payers])
      throwIfFull(Number(result), topicCapacity, accounts)
      return result !== putResults.present
    },
    async list(topic, clientId) {
      const [more, ...parts] = v.parse(fields, await run(listScript, [topic, clientId, String(PAGE_SIZE)]))
      const found = await Promise.all(
        parts.flatMap((part, index) => (index % 2 === 1 ? [read(parts[index - 1] ?? '', part)] : [])),
      )
      const messages = found.filter((message) => message !== undefined)
      return { messages, hasMore: more === 'more' }
    },
    async acknowledge({ topic, hash }, clientId) {
      return Number(await run(acknowledgeScript, [topic, hash, clientId])) === 1
    },
    watch(watcher) {
      watchers.add(watcher)
      const unfollow = followFeed({ feed, key: `${prefix}feed`, processId, watcher, readMessage, report })
      return () => {
        watchers.delete(watcher)
        unfollow()
      }
    },
    // A lost connection queues commands until it is back.
    async check() {
      const createError = () => new Error(`no answer within ${CHECK_TIMEOUT} ms`)
      await settleWithin(commands.sendCommand(['PING']), CHECK_TIMEOUT, createError)
    },
  }
}

function throwIfFull(result: number, topicCapacity: number, accounts: readonly Account[]): void {
  if (result === putResults.topicFull) throw new MailboxFullError({ topicCapacity })
  if (result === putResults.full) throw new MailboxFullError()
  if (result <= putResults.accountFull) {
    throw new AccountFullError(accounts[putResults.accountFull - result]?.name ?? '')
  }
}
