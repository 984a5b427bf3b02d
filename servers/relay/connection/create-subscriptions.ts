import type { Allowance } from '../limits/create-quotas.js'
import { RpcError, rpcCodes } from '../protocol/rpc-error.js'

/** The topics of one connection, each with its subscription id. */
export type Subscriptions = {
  /** @throws RpcError when the connection, its client or its address would exceed its limit. */
  add(topics: readonly string[]): void
  /** Returns whether there was a subscription with this id. */
  remove(topic: string, id: string): boolean
  getId(topic: string): string | undefined
  topics(): Iterable<string>
  /** Call when the connection has closed. */
  close(): void
}

export type SubscriptionsOptions = {
  /** The maximum number of subscriptions. */
  limit: number
  allowance: Allowance
  nameSubscription(topic: string): string
  /** Whether any client is subscribed to the topic. */
  isKnown(topic: string): boolean
  join(topic: string): void
  leave(topic: string): void
}

/** Tracks the subscriptions of one connection. */
export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const { limit, allowance, nameSubscription, isKnown, join, leave } = options
  const ids = new Map<string, string>()
  return {
    add(topics) {
      const added = [...new Set(topics.filter((topic) => !ids.has(topic)))]
      if (ids.size + added.length > limit) {
        throw new RpcError(rpcCodes.limitExceeded, `A connection has ${limit} subscriptions at most.`)
      }
      allowance.takeNewTopics(added.filter((topic) => !isKnown(topic)).length)
      allowance.takeSubscriptions(added.length)
      for (const topic of added) {
        ids.set(topic, nameSubscription(topic))
        join(topic)
      }
    },
    remove(topic, id) {
      if (ids.get(topic) !== id) return false
      ids.delete(topic)
      allowance.returnSubscriptions(1)
      leave(topic)
      return true
    },
    getId: (topic) => ids.get(topic),
    topics: () => ids.keys(),
    close() {
      for (const topic of ids.keys()) leave(topic)
      allowance.returnSubscriptions(ids.size)
      ids.clear()
    },
  }
}
