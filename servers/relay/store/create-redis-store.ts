import * as v from 'valibot'
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
  /** A connection of its own, since reading the feed blocks it. */
  feed: RedisConnection
  /** ms since the epoch. Relays and Redis should agree within seconds. */
  now: () => number
  /** Of every key; another version of this layout takes another. Default `lintel:relay:2:`. */
  prefix?: string
  /** Room for all mailboxes together, bytes. Default 256 MiB. */
  capacity?: number
  /** Messages a topic may hold. Default 1,000. */
  topicCapacity?: number
  /** Told when the feed stops and when it goes on. */
  report?: (message: string) => void
}

/** How many entries the feed keeps: what a process may fall behind before it reads mailboxes instead. */
const FEED_LENGTH = 10_000
/** How long a check waits for an answer, ms. */
const CHECK_TIMEOUT = 2_000

const fields = v.array(v.string())

/**
 * Keeps mailboxes in Redis or Valkey, for any number of relay processes: each reads the feed from its own position and
 * fetches what its clients are subscribed to. What it may have missed it finds in the mailboxes.
 *
 * @example const store = createRedisStore({ commands, feed, now: Date.now })
 */
export function createRedisStore(options: RedisStoreOptions): RelayStore {
  const { commands, feed, now, prefix = 'lintel:relay:2:', report } = options
  const { capacity = 256 * 1_048_576, topicCapacity = TOPIC_CAPACITY } = options
  const processId = globalThis.crypto.randomUUID()
  const run = createScriptRunner(commands, prefix)
  const watchers = new Set<StoreWatcher>()

  /** What is no message, or not of this version, is taken away, so that what is behind it comes through. */
  const read = async (number: string, text: string): Promise<StoredMessage | undefined> => {
    const message = parseStoredMessage(text)
    if (message) return message.expiresAt > now() ? message : undefined
    for (const watcher of watchers) watcher.drop()
    // It is left out either way; what cannot be taken away now is found again.
    await run(dropScript, [number]).catch(() => undefined)
    return undefined
  }
  const readMessage = async (number: string) => {
    const text = await commands.sendCommand(['HGET', `${prefix}message:${number}`, '']).catch((error: unknown) => {
      // Something of another type under its name: to read it again would bring the same.
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
    // A connection that is lost keeps commands until it is back.
    check: () => settleWithin(CHECK_TIMEOUT, commands.sendCommand(['PING'])),
  }
}

function throwIfFull(result: number, topicCapacity: number, accounts: readonly Account[]): void {
  if (result === putResults.topicFull) throw new MailboxFullError({ topicCapacity })
  if (result === putResults.full) throw new MailboxFullError()
  if (result <= putResults.accountFull) {
    throw new AccountFullError(accounts[putResults.accountFull - result]?.name ?? '')
  }
}

async function settleWithin(limit: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
