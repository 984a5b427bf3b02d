import type { ReceivedMessage, RpcId } from '../protocol/schema.js'
import type { StoredMessage } from '../store/relay-store.js'

/** Enough to acknowledge a message: its text is not held for a client that takes its time. */
export type MessageName = Pick<StoredMessage, 'topic' | 'hash'>

/** The messages under way to one client. */
export type Deliveries = {
  /** Sends a message, unless it is under way already. */
  deliver(message: StoredMessage, subscriptionId: string): void
  /** Takes the client's answer to a delivery, and returns what it acknowledges. That is under way until it is forgotten. */
  settle(id: RpcId): MessageName | undefined
  /** The store knows of the answer by now, or never will. */
  forget(message: MessageName): void
  /** Whether every delivery has its answer. */
  readonly isSettled: boolean
}

export type DeliveriesOptions = {
  /** Deliveries without an answer. */
  limit: number
  send(frame: object): void
  /** One more than that. */
  overflow(): void
}

/** Numbers what is delivered, and knows what has no answer yet. */
export function createDeliveries({ limit, send, overflow }: DeliveriesOptions): Deliveries {
  const unacknowledged = new Map<RpcId, MessageName>()
  const inFlight = new Set<string>()
  let lastDelivery = 0
  return {
    deliver(message, subscriptionId) {
      const key = nameDelivery(message)
      if (inFlight.has(key)) return
      if (unacknowledged.size >= limit) return overflow()
      lastDelivery += 1
      unacknowledged.set(lastDelivery, { topic: message.topic, hash: message.hash })
      inFlight.add(key)
      send({ id: lastDelivery, method: 'irn_subscription', params: { id: subscriptionId, data: toReceived(message) } })
    },
    settle(id) {
      const message = unacknowledged.get(id)
      unacknowledged.delete(id)
      return message
    },
    forget: (message) => inFlight.delete(nameDelivery(message)),
    get isSettled() {
      return unacknowledged.size === 0
    },
  }
}

function nameDelivery({ topic, hash }: MessageName): string {
  return topic + hash
}

/** What a client is told of a message: not who published it. */
export function toReceived({ topic, message, publishedAt, tag = 0, attestation }: StoredMessage): ReceivedMessage {
  return { topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) }
}
