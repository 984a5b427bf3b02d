import { randomBytes, randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { signParts } from '../data-api/on-ramp/check-signature.js'
import type { StandInParts } from './add-signed-link-stand-in.js'
import { answerBadLink, answerSale } from './render-sale.js'
import {
  createSales,
  readMethod,
  readPaid,
  readReturnUrl,
  type Sale,
  type SaleAction,
  saleActions,
} from './stand-in-sale.js'
import { standInSecrets } from './stand-in-secrets.js'

const NAME = 'Quay'
const { accessToken, webhookSecrets } = standInSecrets.quay

const words: Readonly<Record<SaleAction, string>> = {
  pay: 'PAYMENT_DONE',
  half: 'PAYMENT_DONE',
  later: 'AWAITING_PAYMENT_FROM_USER',
  decline: 'FAILED',
  leave: 'CANCELLED',
  refuse: 'KYC_REJECTED',
  expire: 'EXPIRED',
  hold: 'ON_HOLD',
  refund: 'REFUNDED',
}

/** How long a token can be used, ms. */
const TOKEN_LIFE = 5 * 60_000
/** The maximum number of tokens and open pages. The oldest is deleted first. */
const MAX_KEPT = 1_000

const text = v.pipe(v.string(), v.maxLength(100))
const sessionSchema = v.object({
  partnerOrderId: text,
  walletAddress: text,
  network: text,
  cryptoCurrency: text,
  cryptoAmount: text,
  fiatAmount: text,
  fiatCurrency: text,
  paymentMethod: text,
  redirectUrl: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
})

/**
 * Adds a seller whose page is opened with a token: the selling server gets it for one order, and it works once, for 5
 * minutes. Its events sign the names and values of some of their headers too.
 */
export function addSessionTokenStandIn(app: Hono, { readWebhookUrl, send }: StandInParts): void {
  const sales = createSales()
  const tokens = new Map<string, { orderId: string; endsAt: number }>()
  /** The sales of the pages that were opened. */
  const checkouts = new Map<string, Sale>()
  const sendState = (sale: Sale, status: string, action?: SaleAction) => {
    sale.status = status
    sale.paid = readPaid(sale, action)
    const body = JSON.stringify({
      eventName: `ORDER_${status}`,
      webhookData: { partnerOrderId: sale.orderId, ...writeState(sale) },
    })
    const id = randomUUID()
    const createHeaders = () => {
      const t = Math.floor(Date.now() / 1_000)
      const h = 'x-quay-event-id content-type'
      const v1 = signParts(webhookSecrets[0], [`${t}.${h}.${id}.application/json.`, body])
      return { 'x-quay-event-id': id, 'x-quay-signature': `t=${t},h=${h},v1=${v1}` }
    }
    send({ url: readWebhookUrl(), body, createHeaders })
  }

  app.post('/api/v2/sessions', async ({ req, json }) => {
    if (req.header('access-token') !== accessToken) return json({ error: 'Unauthorized' }, 401)
    const read = v.safeParse(sessionSchema, await req.json())
    if (!read.success) return json({ error: 'Invalid session' }, 400)
    const session = read.output
    sales.open({
      orderId: session.partnerOrderId,
      address: session.walletAddress,
      network: session.network,
      amount: session.fiatAmount,
      currency: session.fiatCurrency,
      method: readMethod(session.paymentMethod),
      returnUrl: readReturnUrl(session.redirectUrl),
      purchase: `${session.cryptoAmount} ${session.cryptoCurrency}`,
    })
    const token = randomBytes(32).toString('base64url')
    const endsAt = Date.now() + TOKEN_LIFE
    keep(tokens, token, { orderId: session.partnerOrderId, endsAt })
    return json({ data: { token, expiresAt: endsAt } })
  })
  app.get('/checkout', ({ req }) => {
    const token = req.query('sessionToken') ?? ''
    const session = tokens.get(token)
    tokens.delete(token)
    const sale = sales.find(session?.orderId ?? '')
    if (!session || !sale || session.endsAt < Date.now()) return answerBadLink(NAME, 410)
    const checkout = randomBytes(32).toString('base64url')
    keep(checkouts, checkout, sale)
    sendState(sale, 'ORDER_OPENED')
    return answerSale({ name: NAME, sale, action: '/checkout', hidden: { checkout } })
  })
  app.post('/checkout', async ({ req }) => {
    const form = new URLSearchParams(await req.text())
    const checkout = form.get('checkout') ?? ''
    const sale = checkouts.get(checkout)
    const action = saleActions.find((one) => one === form.get('answer'))
    if (!sale) return answerBadLink(NAME, 410)
    if (!action) return answerBadLink(NAME, 400)
    sendState(sale, words[action], action)
    return answerSale({ name: NAME, sale, action: '/checkout', hidden: { checkout }, done: action })
  })
  app.get('/api/v2/orders/:id', ({ req, json }) => {
    if (req.header('access-token') !== accessToken) return json({ error: 'Unauthorized' }, 401)
    const sale = sales.find(req.param('id'))
    return sale?.status === undefined ? json({ error: 'Not found' }, 404) : json(writeState(sale))
  })
}

function writeState({ status, paid, currency }: Sale) {
  return { status, ...(paid === undefined ? {} : { fiatAmount: paid, fiatCurrency: currency }) }
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value)
  const [oldest] = map.keys()
  if (oldest !== undefined && map.size > MAX_KEPT) map.delete(oldest)
}
