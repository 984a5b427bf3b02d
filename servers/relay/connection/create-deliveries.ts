import type { ReceivedMessage, RpcId } from '../protocol/schema.js'
import type { StoredMessage } from '../store/relay-store.js'

/** Identifies a message. The text is not kept in memory while the client has not acknowledged it. */
export type MessageName = Pick<StoredMessage, 'topic' | 'hash'>

/** Messages that were sent to one client and are not acknowledged in the store yet. */
export type Deliveries = {
  /** Sends a message, unless it was sent already. */
  deliver(message: StoredMessage, subscriptionId: string): void
  /**
   * Handles the client's answer to a delivery and returns its message. Call `forget` when the store has recorded it.
   */
  settle(id: RpcId): MessageName | undefined
  /** Call when the store has recorded the acknowledgement, or failed to. */
  forget(message: MessageName): void
  /** Whether the client has answered every delivery. */
  readonly isSettled: boolean
}

export type DeliveriesOptions = {
  /** The maximum number of deliveries without an answer. */
  limit: number
  send(frame: object): void
  /** Called when `limit` is exceeded. */
  overflow(): void
}

/** Numbers the deliveries and tracks which have no answer. */
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

/** The message as clients receive it, without its publisher. */
export function toReceived({ topic, message, publishedAt, tag = 0, attestation }: StoredMessage): ReceivedMessage {
  return { topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) }
}
