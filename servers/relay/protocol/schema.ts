import * as v from 'valibot'
import { MAX_BATCH, MAX_FRAME, MAX_TTL } from '../limits/relay-limits.js'

/** The schemas drop unknown fields, such as the unencrypted hints (`tvf`) that clients attach. */
const topic = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'must be 64 hex characters'))
const message = v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(MAX_FRAME, 'is longer than 1 MiB'))
/** The number of topics is checked first: a frame has room for 250,000 invalid ones. */
const topics = v.pipe(
  v.array(v.unknown()),
  v.minLength(1, 'must name a topic'),
  v.maxLength(MAX_BATCH, `must name ${MAX_BATCH} topics at most`),
  v.array(topic),
)
const delivery = {
  /** Seconds. */
  ttl: v.pipe(
    v.number(),
    v.integer('must be whole seconds'),
    v.minValue(1, 'must be 1 second or more'),
    v.maxValue(MAX_TTL, `must be ${MAX_TTL} seconds (30 days) at most`),
  ),
  tag: v.nullish(v.pipe(v.number(), v.integer('must be a whole number'))),
  attestation: v.nullish(v.pipe(v.string(), v.maxLength(4096, 'is longer than 4096 characters'))),
}

/** Parameters of every method that a client may call. */
export const requestParams = {
  irn_publish: v.object({ topic, message, ...delivery }),
  irn_subscribe: v.object({ topic }),
  irn_unsubscribe: v.object({ topic, id: v.string() }),
  irn_batchSubscribe: v.object({ topics }),
  irn_fetchMessages: v.object({ topic }),
  irn_batchFetchMessages: v.object({ topics }),
  wc_proposeSession: v.object({ pairingTopic: topic, sessionProposal: message, ...delivery }),
  wc_approveSession: v.object({
    pairingTopic: topic,
    sessionTopic: topic,
    sessionProposalResponse: message,
    sessionSettlementRequest: message,
    ...delivery,
  }),
}

export type RequestMethod = keyof typeof requestParams
export type RequestParams = { [Method in RequestMethod]: v.InferOutput<(typeof requestParams)[Method]> }

const jsonrpc = v.literal('2.0', 'must be "2.0"')
/** WalletConnect's clients write large numbers as strings. */
const id = v.union(
  [v.pipe(v.string(), v.minLength(1), v.maxLength(64)), v.pipe(v.number(), v.finite())],
  'must be a number, or a string of 1 to 64 characters',
)
export type RpcId = v.InferOutput<typeof id>

export const requestFrame = v.object({ jsonrpc, id, method: v.string(), params: v.optional(v.unknown()) })

/** A client's answer to `irn_subscription`. `true` acknowledges the message. */
export const answerFrame = v.union([
  v.object({ jsonrpc, id, result: v.boolean('must be true or false') }),
  v.object({ jsonrpc, id, error: v.object({ code: v.number(), message: v.string() }) }),
])

const receivedMessage = v.object({
  topic,
  message,
  /** ms since the epoch. */
  publishedAt: v.number(),
  tag: v.number(),
  attestation: v.optional(v.string()),
})
export type ReceivedMessage = v.InferOutput<typeof receivedMessage>

/** A request from the relay: a message on a subscribed topic. */
export const subscriptionFrame = v.object({
  jsonrpc,
  id: v.number(),
  method: v.literal('irn_subscription'),
  params: v.object({ id: v.string(), data: receivedMessage }),
})

/** The result of `irn_fetchMessages` and `irn_batchFetchMessages`. */
export const fetchedMessages = v.object({ messages: v.array(receivedMessage), hasMore: v.boolean() })

export const errorFrame = v.object({
  jsonrpc,
  id: v.nullable(id),
  error: v.object({ code: v.number(), message: v.string() }),
})
