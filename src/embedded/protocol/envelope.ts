import * as v from 'valibot'
import { type AppMessageName, randomText } from './app-messages.js'

/**
 * The only message that the page posts to the frame's window. It carries a `MessagePort`, over which everything else
 * goes.
 */
export const helloSchema = v.strictObject({ type: v.literal('lintel/hello'), nonce: randomText })

/** A request of the page. The frame checks `payload` by the schema of its name. */
export const appEnvelopeSchema = v.strictObject({
  id: randomText,
  type: v.pipe(v.string(), v.regex(/^app\/[A-Z_]{1,48}$/)),
  payload: v.optional(v.unknown()),
})

/**
 * The reason why a request failed. `code`: a number of EIP-1193 or JSON-RPC for a wallet request, a word such as
 * `wrong-code` for a login.
 */
export const frameFailureSchema = v.strictObject({
  code: v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^[-a-z]{1,48}$/))]),
  message: v.pipe(v.string(), v.maxLength(1_000)),
})

/** The frame's answer to `id`. The page checks the payload of a success by the schema of its request. */
export const replySchema = v.strictObject({
  id: randomText,
  type: v.pipe(v.string(), v.regex(/^frame\/[A-Z_]{1,48}_(SUCCESS|ERROR)$/)),
  payload: v.optional(v.unknown()),
})

/** A message that the frame sends without a request. */
export const frameNoticeSchema = v.variant('type', [
  /** The answer to hello, with its nonce. The frame accepts requests from then on. */
  v.strictObject({
    type: v.literal('frame/READY'),
    payload: v.strictObject({ nonce: randomText, version: v.optional(v.pipe(v.string(), v.maxLength(32))) }),
  }),
  /** The login changed. `token` names its state; no service accepts it. */
  v.strictObject({
    type: v.literal('frame/SESSION_UPDATE'),
    payload: v.strictObject({ token: v.pipe(v.string(), v.maxLength(512)) }),
  }),
  /** The height in CSS px at which the content does not scroll. The page bounds it. */
  v.strictObject({
    type: v.literal('frame/HEIGHT'),
    payload: v.strictObject({ height: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
  }),
])

export type FrameFailure = v.InferOutput<typeof frameFailureSchema>
export type FrameNotice = v.InferOutput<typeof frameNoticeSchema>
export type FrameReply = v.InferOutput<typeof replySchema>

/** The types of the messages about `name`. */
export function nameTypes<Name extends AppMessageName>(name: Name) {
  return { request: `app/${name}`, success: `frame/${name}_SUCCESS`, failure: `frame/${name}_ERROR` } as const
}
