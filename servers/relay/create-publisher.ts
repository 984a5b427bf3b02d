import type { RelayMetrics } from './create-relay-metrics.js'
import type { Allowance } from './limits/create-quotas.js'
import type { Draft } from './protocol/handle-request.js'
import { RpcError, rpcCodes } from './protocol/rpc-error.js'
import { AccountFullError } from './store/account-full-error.js'
import { MailboxFullError } from './store/mailbox-full-error.js'
import type { RelayStore, StoredMessage } from './store/relay-store.js'

export type PublisherOptions = {
  store: RelayStore
  metrics: RelayMetrics
  /** ms since the epoch. */
  now: () => number
  /** Hex. */
  sha256(text: string): string
  /** Whether any client is subscribed to the topic. */
  isKnown(topic: string): boolean
  /** Receives errors of the store. */
  fail(error: unknown): void
  /** Delivers a message to the clients of this process. */
  fanOut(message: StoredMessage): void
}

/** Returns a function that stores and delivers a message. It throws an RpcError with the reason when it cannot. */
export function createPublisher({ store, metrics, now, sha256, isKnown, fail, fanOut }: PublisherOptions) {
  const explain = (error: unknown, publisher: string): RpcError => {
    if (error instanceof AccountFullError) {
      metrics.count('requests_over_quota')
      const whose = error.account === publisher ? 'this client has' : 'the clients of one address have'
      const problem = `Too much that ${whose} published waits to be read. Try again when some of it is.`
      return new RpcError(rpcCodes.limitExceeded, problem)
    }
    fail(error)
    const isFull = error instanceof MailboxFullError
    return new RpcError(rpcCodes.notKept, isFull ? error.message : 'The message could not be kept. Try again.')
  }
  return async ({ ttl, ...draft }: Draft, publisher: string, allowance: Allowance): Promise<void> => {
    if (!isKnown(draft.topic)) allowance.takeNewTopics(1)
    const publishedAt = now()
    const hash = sha256(draft.message)
    const message = { ...draft, hash, publisher, publishedAt, expiresAt: publishedAt + ttl * 1000 }
    const isNew = await store.put(message, allowance.accounts).catch((error: unknown) => {
      throw explain(error, publisher)
    })
    metrics.count(isNew ? 'messages_published' : 'messages_repeated')
    if (isNew) fanOut(message)
  }
}
