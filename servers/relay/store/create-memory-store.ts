import * as v from 'valibot'
import { MAX_READERS, PAGE_SIZE, TOPIC_CAPACITY, UNREAD_LIFE } from '../limits/relay-limits.js'
import { AccountFullError } from './account-full-error.js'
import { createAccountUsage, type Entry, measureEntry } from './create-account-usage.js'
import { MailboxFullError } from './mailbox-full-error.js'
import { storedMessage } from './parse-stored-message.js'
import type { Account, RelayStore, StoredMessage } from './relay-store.js'
import { takeUpTo } from './take-up-to.js'

export type MemoryStoreOptions = {
  /** ms since the epoch. */
  now: () => number
  /** The dump of an earlier store. */
  snapshot?: MemorySnapshot
  /** Capacity for all mailboxes together, bytes. Default 32 MiB. */
  capacity?: number
  /** The maximum number of messages per topic. Default 1,000. */
  topicCapacity?: number
}

/** A store of one process. `dump` returns its content, to restore it after a restart. */
export type MemoryStore = RelayStore & { dump(): MemorySnapshot }

/**
 * Acknowledgements by client id are included, so that no message is delivered twice after a restart. Snapshots of older
 * versions have no `payers`.
 */
const memorySnapshot = v.object({
  version: v.literal(1),
  messages: v.array(
    v.object({
      ...storedMessage.entries,
      acknowledgedBy: v.array(v.string()),
      payers: v.optional(v.array(v.string())),
    }),
  ),
})
export type MemorySnapshot = v.InferOutput<typeof memorySnapshot>

/**
 * Parses a dump.
 *
 * @throws Error that names the first invalid field.
 */
export function parseMemorySnapshot(value: unknown): MemorySnapshot {
  const parsed = v.safeParse(memorySnapshot, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`${v.getDotPath(issue) ?? 'the whole'} does not fit`)
}

/** Interval of the search for expired messages, ms. */
const SWEEP_INTERVAL = 30_000
/** The same while the store is full, ms. Each search reads every entry. */
const FULL_SWEEP_INTERVAL = 1_000

/**
 * Stores mailboxes in memory, for one process. When capacity is needed, acknowledged messages are removed, then the
 * oldest of the account with the most, if that is more than the new message's account has.
 *
 * @example const store = createMemoryStore({ now: Date.now })
 */
export function createMemoryStore(options: MemoryStoreOptions): MemoryStore {
  const { now, snapshot, capacity = 32 * 1_048_576, topicCapacity = TOPIC_CAPACITY } = options
  const boxes = new Map<string, Map<string, Entry>>()
  /** Acknowledged entries, oldest first. They are removed first. */
  const acknowledged = new Set<Entry>()
  const usage = createAccountUsage()
  let used = 0
  let sweptAt = now()

  const settle = (entry: Entry) => {
    usage.remove(entry)
    entry.payers = []
    acknowledged.add(entry)
  }

  const add = (entry: Entry) => {
    const { topic, hash } = entry.message
    const box = boxes.get(topic) ?? new Map<string, Entry>()
    boxes.set(topic, box.set(hash, entry))
    used += measureEntry(entry)
    usage.add(entry)
    if (entry.acknowledgedBy.size > 0) settle(entry)
  }
  const remove = (entry: Entry) => {
    const { topic, hash } = entry.message
    const box = boxes.get(topic)
    if (!box?.delete(hash)) return
    if (box.size === 0) boxes.delete(topic)
    usage.remove(entry)
    acknowledged.delete(entry)
    used -= measureEntry(entry)
  }
  const isExpired = (entry: Entry) => entry.message.expiresAt <= now()
  /** Skipped when the last run was less than `interval` ms ago, because it reads every entry. */
  const sweep = (interval: number) => {
    if (now() - sweptAt < interval) return
    sweptAt = now()
    for (const box of boxes.values()) for (const entry of box.values()) if (isExpired(entry)) remove(entry)
  }

  const checkAccounts = (entry: Entry, accounts: readonly Account[]) => {
    const findFull = () => accounts.find(({ name, limit }) => usage.read(name) + measureEntry(entry) > limit)
    if (findFull()) sweep(FULL_SWEEP_INTERVAL)
    const full = findFull()
    if (full) throw new AccountFullError(full.name)
  }
  const limitLife = ({ topic, publishedAt, expiresAt }: StoredMessage) => {
    if (expiresAt - publishedAt <= UNREAD_LIFE) return expiresAt
    const isRead = [...(boxes.get(topic)?.values() ?? [])].some(({ acknowledgedBy }) => acknowledgedBy.size > 0)
    return isRead ? expiresAt : publishedAt + UNREAD_LIFE
  }
  const makeRoom = (entry: Entry) => {
    const isOver = () => used + measureEntry(entry) > capacity
    sweep(isOver() ? FULL_SWEEP_INTERVAL : SWEEP_INTERVAL)
    for (const oldest of acknowledged) {
      if (!isOver()) break
      remove(oldest)
    }
    while (isOver()) {
      const rival = usage.findLargest()
      // Only an account that would still use more than this one loses messages.
      const own = Math.max(0, ...entry.payers.map(usage.read))
      if (!rival || rival.size <= own + measureEntry(entry)) throw new MailboxFullError()
      remove(rival.oldest)
    }
    const box = boxes.get(entry.message.topic)
    if (!box || box.size < topicCapacity) return
    const spare = [...box.values()].find((other) => isExpired(other) || other.acknowledgedBy.size > 0)
    if (!spare) throw new MailboxFullError({ topicCapacity })
    remove(spare)
  }

  for (const { acknowledgedBy, payers, ...message } of snapshot?.messages ?? []) {
    add({ message, acknowledgedBy: new Set(acknowledgedBy), payers: payers ?? [message.publisher] })
  }

  return {
    async put(received, accounts = []) {
      const message = { ...received, expiresAt: limitLife(received) }
      const present = boxes.get(message.topic)?.get(message.hash)
      if (present && !isExpired(present)) return false
      if (present) remove(present)
      const entry = { message, acknowledgedBy: new Set<string>(), payers: accounts.map(({ name }) => name) }
      checkAccounts(entry, accounts)
      makeRoom(entry)
      add(entry)
      return true
    },
    async list(topic, clientId) {
      const waiting = [...(boxes.get(topic)?.values() ?? [])]
        .filter((entry) => !isExpired(entry) && !entry.acknowledgedBy.has(clientId))
        .map(({ message }) => message)
        .filter(({ publisher }) => publisher !== clientId)
      return takeUpTo(PAGE_SIZE, waiting)
    },
    async acknowledge({ topic, hash }, clientId) {
      const entry = boxes.get(topic)?.get(hash)
      if (!entry) return true
      const { acknowledgedBy } = entry
      if (acknowledgedBy.size >= MAX_READERS) return acknowledgedBy.has(clientId)
      acknowledgedBy.add(clientId)
      settle(entry)
      return true
    },
    // There is no other process to receive messages from.
    watch: () => () => undefined,
    async check() {},
    dump() {
      sweep(0)
      const entries = [...boxes.values()].flatMap((box) => [...box.values()])
      return {
        version: 1,
        messages: entries.map(({ message, acknowledgedBy, payers }) => ({
          ...message,
          acknowledgedBy: [...acknowledgedBy],
          payers: [...payers],
        })),
      }
    },
  }
}
