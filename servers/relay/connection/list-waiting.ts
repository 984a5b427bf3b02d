import { MESSAGE_COST, PAGE_SIZE, READ_COST } from '../limits/relay-limits.js'
import { RpcError, rpcCodes } from '../protocol/rpc-error.js'
import type { RelayStore, StoredMessage } from '../store/relay-store.js'

/** Waiting messages of several topics. `unfinished`: topics that have more messages or were not read. */
export type Waiting = { messages: StoredMessage[]; unfinished: string[] }

export type ListWaitingOptions = {
  store: RelayStore
  clientId: string
  /** Charges for the bytes that are read. */
  charge(bytes: number): void
  fail(error: unknown): void
}

/** How many mailboxes of one client are read at the same time. */
const LISTS_AT_ONCE = 20

/**
 * Reads the mailboxes of a client, up to about one page. The rest is read after the client acknowledges these.
 *
 * @throws RpcError when the store does not answer. The error also goes to `fail`.
 */
export async function listWaiting(
  topics: readonly string[],
  { store, clientId, charge, fail }: ListWaitingOptions,
): Promise<Waiting> {
  const waiting: Waiting = { messages: [], unfinished: [] }
  let size = 0
  charge(topics.length * READ_COST)
  try {
    for (let start = 0; start < topics.length; start += LISTS_AT_ONCE) {
      if (size >= PAGE_SIZE) {
        waiting.unfinished.push(...topics.slice(start))
        break
      }
      const some = topics.slice(start, start + LISTS_AT_ONCE)
      const pages = await Promise.all(some.map((topic) => store.list(topic, clientId)))
      const messages = pages.flatMap((page) => page.messages)
      waiting.messages.push(...messages)
      waiting.unfinished.push(...some.filter((_, index) => pages[index]?.hasMore))
      const read = messages.reduce((sum, { message }) => sum + message.length, 0)
      charge(read + messages.length * MESSAGE_COST)
      size += read
    }
  } catch (error) {
    fail(error)
    throw new RpcError(rpcCodes.notKept, 'The relay cannot read its mailboxes now. Try again.')
  }
  return waiting
}
