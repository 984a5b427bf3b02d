import * as v from 'valibot'
import { formatUnits } from 'viem'
import { ApiFailure } from '../../../http/api-failure.js'
import { isSigned, isTimely, readSignatureHeader, type Secrets } from '../check-signature.js'
import type { OnRampProvider } from '../on-ramp-provider.js'
import { type OrderState, readStateWord } from '../order-state.js'
import { parseEventBody } from './parse-event-body.js'
import { requestProvider } from './request-provider.js'
import { standInTerms } from './stand-in-terms.js'

export type SessionTokenOptions = {
  id: string
  name: string
  /** Base URL of its page and its API. */
  url: string
  accessToken: string
  /** Verify the webhooks. */
  webhookSecrets: Secrets
  report: (message: string) => void
}

const words: Readonly<Record<string, OrderState>> = {
  ORDER_OPENED: 'opened',
  AWAITING_PAYMENT_FROM_USER: 'paying',
  PROCESSING: 'paying',
  PAYMENT_DONE: 'paid',
  ON_HOLD: 'held',
  CANCELLED: 'cancelled',
  FAILED: 'declined',
  KYC_REJECTED: 'declined',
  EXPIRED: 'expired',
  REFUNDED: 'refunded',
}

/** Which headers of a webhook must be among the signed ones. */
const EVENT_ID = 'x-quay-event-id'

const sessionSchema = v.object({
  data: v.object({
    token: v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/)),
    /** Ms since 1970. */
    expiresAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
})
const orderSchema = v.object({
  status: v.string(),
  /** The payment. */
  fiatAmount: v.nullish(v.string()),
  fiatCurrency: v.nullish(v.string()),
})
const eventSchema = v.object({
  webhookData: v.object({ ...orderSchema.entries, partnerOrderId: v.pipe(v.string(), v.maxLength(100)) }),
})

/**
 * A provider whose page is opened with a token that its API gives for one order: it works once, for 5 minutes. Its webhooks
 * have the header `x-quay-signature: t=…,h=…,v1=…`, where `v1` signs the time, the names and values of the headers in `h`, and
 * the body, with dots between them. It leaves the delivery to the treasury.
 */
export function createSessionTokenProvider(options: SessionTokenOptions): OnRampProvider {
  const { id, name, url, accessToken, webhookSecrets, report } = options
  const read = ({ status, fiatAmount: amount, fiatCurrency: currency }: v.InferOutput<typeof orderSchema>) => ({
    state: readStateWord(words, status, (word) => report(`On-ramp: ${id} has the unknown status ${word}.`)),
    ...(status === 'KYC_REJECTED' ? { reason: 'kyc' as const } : {}),
    ...(amount && currency ? { payment: { amount, currency } } : {}),
  })
  const headers = { 'access-token': accessToken }
  return {
    id,
    name,
    origin: new URL(url).origin,
    ...standInTerms,
    quote: (method) => ({ feeBasisPoints: method === 'card' ? 200 : 120 }),
    async createUrl({ orderId, address, asset, amount, ip, returnUrl, ...payment }) {
      const session = await requestProvider({
        url: `${url}/api/v2/sessions`,
        headers,
        body: {
          partnerOrderId: orderId,
          walletAddress: address,
          network: asset.networkName,
          cryptoCurrency: asset.currency,
          cryptoAmount: formatUnits(amount, asset.decimals),
          fiatAmount: payment.paymentAmount,
          fiatCurrency: payment.paymentCurrency,
          paymentMethod: payment.paymentMethod,
          ...(returnUrl === undefined ? {} : { redirectUrl: returnUrl }),
          ...(ip === undefined ? {} : { clientIp: ip }),
        },
        reply: sessionSchema,
      })
      if (!session) throw new ApiFailure(503, 'provider', 'The provider has no such API.')
      const { token, expiresAt } = session.data
      return { url: `${url}/checkout?sessionToken=${token}`, expiresAt }
    },
    readWebhook({ headers: given, body, now }) {
      const fields = readSignatureHeader(given.get('x-quay-signature'))
      const t = fields.get('t') ?? ''
      const h = fields.get('h') ?? ''
      const names = h.split(' ')
      const values = names.map((header) => (/^[a-z-]{1,60}$/.test(header) ? given.get(header) : null) ?? '')
      const parts = [`${t}.${h}.${values.join('.')}.`, body]
      // Without the id among them, an event could be sent again under another id.
      if (!names.includes(EVENT_ID) || !isSigned(webhookSecrets, fields.get('v1') ?? '', parts)) return 'signature'
      if (!isTimely(t, now)) return 'age'
      const eventId = given.get(EVENT_ID) ?? ''
      const event = parseEventBody(eventSchema, body)
      if (!event || !/^[\w-]{1,100}$/.test(eventId)) return 'form'
      return { id: eventId, orderId: event.webhookData.partnerOrderId, ...read(event.webhookData) }
    },
    async getOrder(orderId) {
      const order = await requestProvider({
        url: `${url}/api/v2/orders/${encodeURIComponent(orderId)}`,
        headers,
        reply: orderSchema,
      })
      return order && read(order)
    },
  }
}
