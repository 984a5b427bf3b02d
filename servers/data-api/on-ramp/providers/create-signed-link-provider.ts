import * as v from 'valibot'
import { isSigned, isTimely, readSignatureHeader, type Secrets, signParts } from '../check-signature.js'
import type { OnRampProvider } from '../on-ramp-provider.js'
import { type OrderState, readStateWord } from '../order-state.js'
import { parseEventBody } from './parse-event-body.js'
import { requestProvider } from './request-provider.js'
import { standInTerms } from './stand-in-terms.js'

export type SignedLinkOptions = {
  id: string
  name: string
  /** Base URL of its page and its API. */
  url: string
  apiKey: string
  /** Signs the links. */
  linkSecret: string
  /** Verify the webhooks. */
  webhookSecrets: Secrets
  report: (message: string) => void
  now?: () => number
}

/** How long a link can be opened, ms. */
const LINK_LIFE = 30 * 60_000

const words: Readonly<Record<string, OrderState>> = {
  opened: 'opened',
  waitingPayment: 'paying',
  paymentReceived: 'paid',
  onHold: 'held',
  cancelled: 'cancelled',
  declined: 'declined',
  expired: 'expired',
  refunded: 'refunded',
}

const transactionSchema = v.object({
  status: v.string(),
  failureReason: v.nullish(v.string()),
  /** The payment. */
  baseCurrencyAmount: v.nullish(v.string()),
  baseCurrencyCode: v.nullish(v.string()),
})
const eventSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  data: v.object({ ...transactionSchema.entries, externalTransactionId: v.pipe(v.string(), v.maxLength(100)) }),
})

/**
 * A provider whose page is opened by a signed URL: the HMAC-SHA256 of the query is its last parameter. Its webhooks have the
 * header `harbor-signature: t=…,s=…`, where `s` signs `t`, a dot and the body. It leaves the delivery to the treasury.
 */
export function createSignedLinkProvider(options: SignedLinkOptions): OnRampProvider {
  const { id, name, url, apiKey, linkSecret, webhookSecrets, report, now = Date.now } = options
  const read = (transaction: v.InferOutput<typeof transactionSchema>) => {
    const { status, failureReason, baseCurrencyAmount: amount, baseCurrencyCode: currency } = transaction
    return {
      state: readStateWord(words, status, (word) => report(`On-ramp: ${id} has the unknown status ${word}.`)),
      ...(failureReason === 'kycRefused' ? { reason: 'kyc' as const } : {}),
      ...(amount && currency ? { payment: { amount, currency } } : {}),
    }
  }
  return {
    id,
    name,
    origin: new URL(url).origin,
    ...standInTerms,
    quote: (method) => ({ feeBasisPoints: method === 'card' ? 175 : 100 }),
    async createUrl({ orderId, address, asset, paymentAmount, paymentCurrency, paymentMethod, amount, returnUrl }) {
      const expiresAt = now() + LINK_LIFE
      const query = new URLSearchParams({
        apiKey,
        externalTransactionId: orderId,
        walletAddress: address,
        currencyCode: asset.currency,
        network: asset.networkName,
        quoteCurrencyAmount: String(amount),
        quoteCurrencyDecimals: String(asset.decimals),
        baseCurrencyAmount: paymentAmount,
        baseCurrencyCode: paymentCurrency,
        paymentMethod,
        ...(returnUrl === undefined ? {} : { redirectURL: returnUrl }),
        expiresAt: String(expiresAt),
      })
      const signature = signParts(linkSecret, [`?${query}`])
      return { url: `${url}/buy?${query}&signature=${signature}`, expiresAt }
    },
    readWebhook({ headers, body, now: time }) {
      const fields = readSignatureHeader(headers.get('harbor-signature'))
      const t = fields.get('t') ?? ''
      if (!isSigned(webhookSecrets, fields.get('s') ?? '', [`${t}.`, body])) return 'signature'
      if (!isTimely(t, time)) return 'age'
      const event = parseEventBody(eventSchema, body)
      return event ? { id: event.id, orderId: event.data.externalTransactionId, ...read(event.data) } : 'form'
    },
    async getOrder(orderId) {
      const transaction = await requestProvider({
        url: `${url}/api/transactions/${encodeURIComponent(orderId)}`,
        headers: { authorization: `Api-Key ${apiKey}` },
        reply: transactionSchema,
      })
      return transaction && read(transaction)
    },
  }
}
