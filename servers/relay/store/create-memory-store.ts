import * as v from 'valibot'
import { MAX_READERS, PAGE_SIZE, TOPIC_CAPACITY } from '../limits/relay-limits.js'
import { AccountFullError } from './account-full-error.js'
import { MailboxFullError } from './mailbox-full-error.js'
import { storedMessage } from './parse-stored-message.js'
import type { Account, RelayStore, StoredMessage } from './relay-store.js'
import { takeUpTo } from './take-up-to.js'

export type MemoryStoreOptions = {
  /** ms since the epoch. */
  now: () => number
  /** What an earlier store dumped. */
  snapshot?: MemorySnapshot
  /** Room for all mailboxes together, bytes. Default 32 MiB. */
  capacity?: number
  /** Messages a topic may hold. Default 1,000. */
  topicCapacity?: number
}

/** A store of one process. `dump` returns what it holds, for the next start. */
export type MemoryStore = RelayStore & { dump(): MemorySnapshot }

/** Acknowledgements by client id travel along, so that nothing is delivered twice after a restart. */
const memorySnapshot = v.object({
  version: v.literal(1),
  messages: v.array(v.object({ ...storedMessage.entries, acknowledgedBy: v.array(v.string()) })),
})
export type MemorySnapshot = v.InferOutput<typeof memorySnapshot>

/**
 * Reads what a store dumped.
 *
 * @throws Error that names the first field that does not fit.
 */
export function parseMemorySnapshot(value: unknown): MemorySnapshot {
  const parsed = v.safeParse(memorySnapshot, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`${v.getDotPath(issue) ?? 'the whole'} does not fit`)
}

/** `payers` are the accounts it counts for while nobody has acknowledged it. */
type Entry = { message: StoredMessage; acknowledgedBy: Set<string>; payers: readonly string[] }

/** What an entry costs besides its text, bytes: measured roughly, on the safe side. */
const ENTRY_COST = 600
/** How often everything is looked through for what has expired, ms. */
const SWEEP_INTERVAL = 30_000
/** And how often while there is no room, ms: each refusal would cost a look at everything. */
const FULL_SWEEP_INTERVAL = 1_000

/**
 * Keeps mailboxes in memory, for one process. What a client has acknowledged gives way when room is needed; what is
 * still waited for never does.
 *
 * @example const store = createMemoryStore({ now: Date.now })
 */
export function createMemoryStore(options: MemoryStoreOptions): MemoryStore {
  const { now, snapshot, capacity = 32 * 1_048_576, topicCapacity = TOPIC_CAPACITY } = options
  const boxes = new Map<string, Map<string, Entry>>()
  /** Acknowledged by somebody, oldest first: what gives way. */
  const settled = new Set<Entry>()
  /** Bytes by account. */
  const paid = new Map<string, number>()
  let used = 0
  let sweptAt = now()

  const charge = (entry: Entry, sign: 1 | -1) => {
    for (const payer of entry.payers) {
      const sum = (paid.get(payer) ?? 0) + sign * weigh(entry)
      if (sum > 0) paid.set(payer, sum)
      else paid.delete(payer)
    }
  }
  const settle = (entry: Entry) => {
    charge(entry, -1)
    entry.payers = []
    settled.add(entry)
  }

  const add = (entry: Entry) => {
    const { topic, hash } = entry.message
    const box = boxes.get(topic) ?? new Map<string, Entry>()
    boxes.set(topic, box.set(hash, entry))
    used += weigh(entry)
    charge(entry, 1)
    if (entry.acknowledgedBy.size > 0) settle(entry)
  }
  const remove = (entry: Entry) => {
    const { topic, hash } = entry.message
    const box = boxes.get(topic)
    if (!box?.delete(hash)) return
    if (box.size === 0) boxes.delete(topic)
    charge(entry, -1)
    settled.delete(entry)
    used -= weigh(entry)
  }
  const isExpired = (entry: Entry) => entry.message.expiresAt <= now()
  /** Not again within `interval`, ms: it looks at everything. */
  const sweep = (interval: number) => {
    if (now() - sweptAt < interval) return
    sweptAt = now()
    for (const box of boxes.values()) for (const entry of box.values()) if (isExpired(entry)) remove(entry)
  }

  const checkAccounts = (entry: Entry, accounts: readonly Account[]) => {
    const findFull = () => accounts.find(({ name, limit }) => (paid.get(name) ?? 0) + weigh(entry) > limit)
    if (findFull()) sweep(FULL_SWEEP_INTERVAL)
    const full = findFull()
    if (full) throw new AccountFullError(full.name)
  }
  const makeRoom = (entry: Entry) => {
    const isOver = () => used + weigh(entry) > capacity
    sweep(isOver() ? FULL_SWEEP_INTERVAL : SWEEP_INTERVAL)
    for (const oldest of settled) {
      if (!isOver()) break
      remove(oldest)
    }
    if (isOver()) throw new MailboxFullError()
    const box = boxes.get(entry.message.topic)
    if (!box || box.size < topicCapacity) return
    const spare = [...box.values()].find((other) => isExpired(other) || other.acknowledgedBy.size > 0)
    if (!spare) throw new MailboxFullError({ topicCapacity })
    remove(spare)
  }

  for (const { acknowledgedBy, ...message } of snapshot?.messages ?? []) {
    add({ message, acknowledgedBy: new Set(acknowledgedBy), payers: [message.publisher] })
  }

  return {
    async put(message, accounts = []) {
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
    // There is no other process.
    watch: () => () => undefined,
    async check() {},
    dump() {
      sweep(0)
      const entries = [...boxes.values()].flatMap((box) => [...box.values()])
      return {
        version: 1,
        messages: entries.map(({ message, acknowledgedBy }) => ({ ...message, acknowledgedBy: [...acknowledgedBy] })),
      }
    },
  }
}

function weigh({ message }: Entry): number {
  return message.message.length + (message.attestation?.length ?? 0) + ENTRY_COST
}
