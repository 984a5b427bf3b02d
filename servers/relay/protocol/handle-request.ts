import type { RequestCall } from './parse-frame.js'
import type { ReceivedMessage } from './schema.js'

/** A message as its publisher sends it. */
export type Draft = { topic: string; message: string; ttl: number; tag: number; attestation?: string }

/** The operations of one client that a request can call. */
export type RequestActions = {
  publish(draft: Draft): Promise<void>
  /** Returns a subscription id per topic. Waiting messages are sent after the response. */
  subscribe(topics: readonly string[]): Promise<readonly string[]>
  unsubscribe(topic: string, id: string): void
  /** Returns the waiting messages of the topics and acknowledges them. */
  fetch(topics: readonly string[]): Promise<{ messages: readonly ReceivedMessage[]; hasMore: boolean }>
}

type Delivery = { ttl: number; tag?: number | null | undefined; attestation?: string | null | undefined }

/** Tags of the proposal, its response and the settlement (WalletConnect Sign 2.0), for clients that omit them. */
const tags = { propose: 1100, respond: 1101, settle: 1102 }

/**
 * Handles a request of a client and returns the result.
 *
 * @throws RpcError
 */
export async function handleRequest(call: RequestCall, actions: RequestActions): Promise<unknown> {
  switch (call.method) {
    case 'irn_publish': {
      const { topic, message, ...delivery } = call.params
      await actions.publish(draft(topic, message, delivery, 0))
      return true
    }
    case 'irn_subscribe':
      return (await actions.subscribe([call.params.topic]))[0]
    case 'irn_batchSubscribe':
      return actions.subscribe(call.params.topics)
    case 'irn_unsubscribe':
      actions.unsubscribe(call.params.topic, call.params.id)
      return true
    case 'irn_fetchMessages':
      return actions.fetch([call.params.topic])
    case 'irn_batchFetchMessages':
      return actions.fetch(call.params.topics)
    case 'wc_proposeSession': {
      const { pairingTopic, sessionProposal, ...delivery } = call.params
      await actions.subscribe([pairingTopic])
      await actions.publish(draft(pairingTopic, sessionProposal, delivery, tags.propose))
      return true
    }
    case 'wc_approveSession': {
      const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ...delivery } = call.params
      await actions.subscribe([sessionTopic])
      // Publish the response first: the other side learns the session's topic from it.
      await actions.publish(draft(pairingTopic, sessionProposalResponse, { ...delivery, tag: tags.respond }, 0))
      await actions.publish(draft(sessionTopic, sessionSettlementRequest, { ...delivery, tag: tags.settle }, 0))
      return true
    }
  }
}

function draft(topic: string, message: string, { ttl, tag, attestation }: Delivery, usualTag: number): Draft {
  return { topic, message, ttl, tag: tag ?? usualTag, ...(typeof attestation === 'string' ? { attestation } : {}) }
}
