import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { formatUnits } from 'viem/utils'
import { isSigned, signParts } from '../data-api/on-ramp/check-signature.js'
import { answerBadLink, answerSale } from './render-sale.js'
import type { OutgoingWebhook } from './send-webhook.js'
import {
  createSales,
  readMethod,
  readPaid,
  readReturnUrl,
  type Sale,
  type SaleAction,
  type SaleFacts,
  saleActions,
} from './stand-in-sale.js'
import { standInSecrets } from './stand-in-secrets.js'

const NAME = 'Harbor Pay'
const { apiKey, linkSecret, webhookSecrets } = standInSecrets['harbor-pay']

const words: Readonly<Record<SaleAction, string>> = {
  pay: 'paymentReceived',
  half: 'paymentReceived',
  later: 'waitingPayment',
  decline: 'declined',
  leave: 'cancelled',
  refuse: 'declined',
  expire: 'expired',
  hold: 'onHold',
  refund: 'refunded',
}

export type StandInParts = {
  /** The URL of the events. */
  readWebhookUrl: () => string
  /** Sends an event in the background. */
  send: (webhook: OutgoingWebhook) => void
}

/**
 * Adds a seller whose page is opened by a signed URL. The signature is the last parameter, and signs the part before it, with
 * its question mark. One link opens the same sale each time.
 */
export function addSignedLinkStandIn(app: Hono, { readWebhookUrl, send }: StandInParts): void {
  const sales = createSales()
  const sendState = (sale: Sale, status: string, action?: SaleAction) => {
    sale.status = status
    sale.paid = readPaid(sale, action)
    const data = {
      externalTransactionId: sale.orderId,
      ...writeState(sale),
      ...(action === 'refuse' ? { failureReason: 'kycRefused' } : {}),
    }
    const body = JSON.stringify({ id: randomUUID(), type: 'transaction_updated', data })
    const createHeaders = () => {
      const t = Math.floor(Date.now() / 1_000)
      return { 'harbor-signature': `t=${t},s=${signParts(webhookSecrets[0], [`${t}.${body}`])}` }
    }
    send({ url: readWebhookUrl(), body, createHeaders })
  }

  app.get('/buy', ({ req }) => {
    const search = new URL(req.url).search
    const link = readLink(search, Date.now())
    if (typeof link === 'number') return answerBadLink(NAME, link)
    const sale = sales.open(link)
    if (sale.status === undefined) sendState(sale, 'opened')
    return answerSale({ name: NAME, sale, action: '/buy', hidden: { link: search } })
  })
  app.post('/buy', async ({ req }) => {
    const form = new URLSearchParams(await req.text())
    const search = form.get('link') ?? ''
    const link = readLink(search, Date.now())
    const action = saleActions.find((one) => one === form.get('answer'))
    if (typeof link === 'number') return answerBadLink(NAME, link)
    if (!action) return answerBadLink(NAME, 400)
    const sale = sales.open(link)
    sendState(sale, words[action], action)
    return answerSale({ name: NAME, sale, action: '/buy', hidden: { link: search }, done: action })
  })
  app.get('/api/transactions/:id', ({ req, json }) => {
    if (req.header('authorization') !== `Api-Key ${apiKey}`) return json({ message: 'Unauthorized' }, 401)
    const sale = sales.find(req.param('id'))
    return sale?.status === undefined ? json({ message: 'Not found' }, 404) : json(writeState(sale))
  })
}

function writeState({ status, paid, currency }: Sale) {
  return { status, ...(paid === undefined ? {} : { baseCurrencyAmount: paid, baseCurrencyCode: currency }) }
}

/** Reads a signed query. 400 when it was changed, 410 when it is too old. */
function readLink(search: string, now: number): SaleFacts | 400 | 410 {
  const [, query = '', signature = ''] = /^(\?.*)&signature=([\da-f]{64})$/.exec(search) ?? []
  if (!isSigned([linkSecret], signature, [query])) return 400
  const parameters = new URLSearchParams(query)
  const read = (name: string) => parameters.get(name) ?? ''
  if (read('apiKey') !== apiKey) return 400
  if (Number(read('expiresAt')) < now) return 410
  const bought = formatUnits(BigInt(read('quoteCurrencyAmount')), Number(read('quoteCurrencyDecimals')))
  return {
    orderId: read('externalTransactionId'),
    address: read('walletAddress'),
    network: read('network'),
    amount: read('baseCurrencyAmount'),
    currency: read('baseCurrencyCode'),
    method: readMethod(read('paymentMethod')),
    returnUrl: readReturnUrl(read('redirectURL')),
    purchase: `${bought} ${read('currencyCode')}`,
  }
}
