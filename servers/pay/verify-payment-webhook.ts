import * as v from 'valibot'
import { paymentRequestSchema } from '../../src/services/data-api/payment-schema.js'

/**
 * An event that a data API sends to the app's server. `id` is the same for each attempt. An order may be complete in
 * several events.
 */
export type PaymentEvent = v.InferOutput<typeof eventSchema>

export type PaymentWebhook = {
  /** The bytes as they arrived. A parser would change the signed bytes. */
  body: Uint8Array | string
  /** The header `lintel-signature`. */
  signature: string | null | undefined
  /** The secret of the webhook; two while it is changed. */
  secrets: readonly string[]
  /** Ms since 1970. Default: the clock of this server. */
  now?: number
}

/** Why a webhook is refused. `code` is stable. */
export class PaymentWebhookError extends Error {
  override name = 'PaymentWebhookError'
  readonly code: 'signature' | 'age' | 'form'

  constructor(code: PaymentWebhookError['code'], description: string) {
    super(description)
    this.code = code
  }
}

const eventSchema = v.object({
  id: v.string(),
  event: v.pipe(v.string(), v.startsWith('payment.')),
  /** Ms since 1970. */
  createdAt: v.number(),
  /** As it was then. Read it again before something of value is given. */
  request: paymentRequestSchema,
})

/** How much older or newer than the clock a webhook may be, seconds. */
const MAX_AGE = 300

/**
 * Reads an event that a data API has sent, after its signature (HMAC-SHA256) and its time were checked. Each attempt is
 * signed anew, so that a late one is not too old.
 *
 * @throws PaymentWebhookError `signature`; `age` when the time is more than 300 s off; `form`
 * @example
 * app.post('/webhooks/pay', async ({ req, body }) => {
 *   const { request } = await verifyPaymentWebhook({
 *     body: new Uint8Array(await req.arrayBuffer()),
 *     signature: req.header('lintel-signature'),
 *     secrets: [process.env.PAY_WEBHOOK_SECRET],
 *   })
 *   if (isPaymentComplete(request)) await deliverOnce(request.orderId)
 *   return body(null, 204)
 * })
 */
export async function verifyPaymentWebhook({
  body,
  signature,
  secrets,
  now = Date.now(),
}: PaymentWebhook): Promise<PaymentEvent> {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature ?? '') ?? []
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const signed = new Uint8Array([...new TextEncoder().encode(`${time}.`), ...bytes])
  const given = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  // Each secret is tried, and `verify` compares in constant time.
  const matches = await Promise.all(secrets.map((secret) => verify(secret, given, signed)))
  if (!matches.includes(true)) throw new PaymentWebhookError('signature', 'The signature is missing or wrong.')
  if (Math.abs(now / 1_000 - Number(time)) > MAX_AGE) {
    throw new PaymentWebhookError('age', 'The time of the webhook is more than 300 s off.')
  }
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), new TextDecoder().decode(bytes))
  if (event.success) return event.output
  throw new PaymentWebhookError('form', 'The webhook is not an event of a payment.')
}

async function verify(secret: string, given: BufferSource, signed: BufferSource): Promise<boolean> {
  // An empty one would be known to everybody.
  if (secret === '') return false
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, given, signed)
}
