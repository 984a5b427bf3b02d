import type { RelayMetrics } from '../create-relay-metrics.js'
import type { WorkLimit } from '../limits/create-work-limit.js'
import { MAX_FRAME } from '../limits/relay-limits.js'
import type { ReceivedMessage, RpcId } from '../protocol/schema.js'
import type { RelayStore, StoredMessage } from '../store/relay-store.js'
import { takeUpTo } from '../store/take-up-to.js'
import type { Deliveries, MessageName } from './create-deliveries.js'
import { toReceived } from './create-deliveries.js'
import type { Subscriptions } from './create-subscriptions.js'
import { listWaiting } from './list-waiting.js'

/** The mailboxes of one client. */
export type Mailboxes = {
  /** Delivers a message. Skips the client's own messages and topics it is not subscribed to. */
  deliver(message: StoredMessage): void
  /** Returns the waiting messages of the topics, up to one page. */
  look(topics: readonly string[]): Promise<readonly StoredMessage[]>
  /** Delivers the waiting messages of the topics, up to one page. */
  deliverWaiting(topics: readonly string[]): Promise<void>
  /** Returns waiting messages and acknowledges them. */
  fetch(topics: readonly string[]): Promise<{ messages: readonly ReceivedMessage[]; hasMore: boolean }>
  /** Handles the client's answer to a delivery. */
  settle(id: RpcId): void
  /** Call when the client has unsubscribed from the topic. */
  forget(topic: string): void
}

export type MailboxesOptions = {
  clientId: string
  store: RelayStore
  metrics: RelayMetrics
  workLimit: WorkLimit
  deliveries: Deliveries
  subscriptions: Subscriptions
  /** Charges for the bytes that are read. */
  charge(bytes: number): void
  /** Receives errors of the store. */
  fail(error: unknown): void
}

/** The maximum size of the messages that one fetch returns, characters. */
const FETCH_SIZE = MAX_FRAME / 2

/**
 * How long an acknowledged message is not sent again, ms: the feed ignores acknowledgements, and may bring a message
 * that the client has received from its mailbox.
 */
const REPEAT_GUARD = 1_000

/** Connects one client's subscriptions and deliveries with the store. */
export function createMailboxes(options: MailboxesOptions): Mailboxes {
  const { clientId, store, metrics, workLimit, deliveries, subscriptions, charge, fail } = options
  /** Topics whose mailbox has more messages than one page. */
  const unfinished = new Set<string>()
  /**
   * Topics with messages that the store cannot mark as read for this client. Their further messages are not fetched.
   */
  const stuck = new Set<string>()

  /** `refused`: the store could not mark the message as read. `failed`: the store did not answer. */
  const acknowledge = async (message: MessageName): Promise<'marked' | 'refused' | 'failed'> => {
    metrics.count('messages_acknowledged')
    try {
      return (await workLimit.run(() => store.acknowledge(message, clientId))) ? 'marked' : 'refused'
    } catch (error) {
      fail(error)
      // If the store failed to mark it, the message is delivered again. Clients ignore duplicates.
      return 'failed'
    }
  }
  const deliver = (message: StoredMessage) => {
    const id = subscriptions.getId(message.topic)
    if (id !== undefined && message.publisher !== clientId) deliveries.deliver(message, id)
  }
  const look = async (topics: readonly string[]) => {
    for (const topic of topics) unfinished.delete(topic)
    const waiting = await listWaiting([...new Set(topics)], { store, clientId, charge, fail })
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
      const waiting = await listWaiting([...new Set(topics)], { store, clientId, charge, fail })
      const { messages, hasMore } = takeUpTo(FETCH_SIZE, waiting.messages)
      const marked = await Promise.all(messages.map(acknowledge))
      // If no message could be marked as read, another fetch would return the same ones.
      const isStuck = messages.length > 0 && marked.every((result) => result === 'refused')
      const isMore = hasMore || waiting.unfinished.length > 0
      return { messages: messages.map(toReceived), hasMore: isMore && !isStuck }
    },
    settle(id) {
      const message = deliveries.settle(id)
      if (!message) return
      // Until the store has recorded the acknowledgement, reading the mailbox may return the message again.
      void acknowledge(message).then((result) => {
        if (result === 'marked') setTimeout(() => deliveries.forget(message), REPEAT_GUARD)
        else deliveries.forget(message)
        if (result === 'refused' && subscriptions.getId(message.topic) !== undefined) stuck.add(message.topic)
      })
      // Store errors are reported already. The next answer or connection tries again.
      if (deliveries.isSettled && unfinished.size > 0) deliverWaiting([...unfinished]).catch(() => undefined)
    },
    forget(topic) {
      unfinished.delete(topic)
      stuck.delete(topic)
    },
  }
}
