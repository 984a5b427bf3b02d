import type { Metrics } from '../create-metrics.js'
import type { WorkGate } from '../limits/create-work-gate.js'
import { MAX_FRAME } from '../limits/relay-limits.js'
import type { ReceivedMessage, RpcId } from '../protocol/schema.js'
import type { RelayStore, StoredMessage } from '../store/relay-store.js'
import { takeUpTo } from '../store/take-up-to.js'
import type { Deliveries, MessageName } from './create-deliveries.js'
import { toReceived } from './create-deliveries.js'
import type { Subscriptions } from './create-subscriptions.js'
import { listWaiting } from './list-waiting.js'

/** The mailboxes of one client, as its connection reads them. */
export type Mailboxes = {
  /** Hands a message on, unless it is the client's own, or on no topic of theirs. */
  deliver(message: StoredMessage): void
  /** What waits on the topics, as far as a page goes. */
  look(topics: readonly string[]): Promise<readonly StoredMessage[]>
  /** Delivers that. */
  deliverWaiting(topics: readonly string[]): Promise<void>
  /** Returns some of it, which acknowledges it. */
  fetch(topics: readonly string[]): Promise<{ messages: readonly ReceivedMessage[]; hasMore: boolean }>
  /** Takes the client's answer to a delivery. */
  settle(id: RpcId): void
  /** The client is no longer on this topic. */
  forget(topic: string): void
}

export type MailboxesOptions = {
  clientId: string
  store: RelayStore
  metrics: Metrics
  gate: WorkGate
  deliveries: Deliveries
  subscriptions: Subscriptions
  /** Told of a failure of the store. */
  fail(error: unknown): void
}

/** How much one fetch returns, characters of messages. */
const FETCH_SIZE = MAX_FRAME / 2

/** Joins what a client is subscribed to, what waits there, and what is under way to it. */
export function createMailboxes(options: MailboxesOptions): Mailboxes {
  const { clientId, store, metrics, gate, deliveries, subscriptions, fail } = options
  /** Topics whose mailbox holds more than was listed. */
  const unfinished = new Set<string>()
  /** Topics with messages that keep waiting for this client, answer or not: what is behind them is not asked for. */
  const stuck = new Set<string>()

  /** Resolves to false when the message goes on waiting for this client. */
  const acknowledge = async (message: MessageName): Promise<boolean> => {
    metrics.count('messages_acknowledged')
    try {
      return await gate.run(() => store.acknowledge(message, clientId))
    } catch (error) {
      fail(error)
      // A message that could not be marked now is delivered once more, which clients ignore.
      return true
    }
  }
  const deliver = (message: StoredMessage) => {
    const id = subscriptions.getId(message.topic)
    if (id !== undefined && message.publisher !== clientId) deliveries.deliver(message, id)
  }
  const look = async (topics: readonly string[]) => {
    for (const topic of topics) unfinished.delete(topic)
    const waiting = await listWaiting([...new Set(topics)], { store, clientId, fail })
    const isOurs = (topic: string) => subscriptions.getId(topic) !== undefined && !stuck.has(topic)
    for (const topic of waiting.unfinished) if (isOurs(topic)) unfinished.add(topic)
    return waiting.messages
  }
  const deliverWaiting = async (topics: readonly string[]) => (await look(topics)).forEach(deliver)

  return {
    deliver,
    look,
    deliverWaiting,
    async fetch(topics) {
      const waiting = await listWaiting([...new Set(topics)], { store, clientId, fail })
      const { messages, hasMore } = takeUpTo(FETCH_SIZE, waiting.messages)
      const marked = await Promise.all(messages.map(acknowledge))
      // Where nothing could be marked, one more fetch would bring the same.
      const isStuck = messages.length > 0 && !marked.includes(true)
      const isMore = hasMore || waiting.unfinished.length > 0
      return { messages: messages.map(toReceived), hasMore: isMore && !isStuck }
    },
    settle(id) {
      const message = deliveries.settle(id)
      if (!message) return
      // Until then a look into the mailbox may still find it.
      void acknowledge(message).then((isMarked) => {
        deliveries.forget(message)
        if (!isMarked && subscriptions.getId(message.topic) !== undefined) stuck.add(message.topic)
      })
      // A store that fails was reported; the next answer, or the next connection, looks again.
      if (deliveries.isSettled && unfinished.size > 0) deliverWaiting([...unfinished]).catch(() => undefined)
    },
    forget(topic) {
      unfinished.delete(topic)
      stuck.delete(topic)
    },
  }
}
