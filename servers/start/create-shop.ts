import { createHash, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { counterparties } from '../chains/contents/accounts.js'
import { tokens } from '../chains/contents/tokens.js'
import { localChains } from '../chains/local-chains.js'
import { createPayClient, PayError, PaymentWebhookError, verifyPaymentWebhook } from '../index.js'
import { isLoopback } from '../origins/is-loopback.js'

type ShopOptions = {
  /** Base URL of the data API. Asked for when there is one. */
  readDataApi: () => string
  /** URL of the site that the shop is a part of, below which it is at `/shop`. */
  readSite: () => string
}

/** The prices of the shop: 25 Harbor Dollars, or 0.01 ETH. Pages choose neither price nor receiver. */
const prices = [
  { asset: `erc20:${tokens.harborDollar.address}`, amount: '25000000' },
  { asset: 'slip44:60', amount: '10000000000000000' },
]
/** Bytes. */
const MAX_BODY = 65_536
/** The maximum number of orders. The oldest is deleted first. */
const MAX_ORDERS = 1_000

/**
 * Creates the app's server of the site, which sells orders: `POST /orders` creates one, `GET /orders/:id` returns the state that
 * webhooks have reported. An example of `createPayClient` and `verifyPaymentWebhook` of `lintel/server`.
 */
export function createShop({ readDataApi, readSite }: ShopOptions) {
  const key = randomBytes(32).toString('base64url')
  const secret = randomBytes(32).toString('base64url')
  const orders = new Map<string, { status: string; toldAt: number }>()
  const app = new Hono()
  app.use(bodyLimit({ maxSize: MAX_BODY }))
  app.use(async ({ req, json }, next) => {
    const origin = req.header('origin')
    if (origin !== undefined && !isLoopback(origin)) return json({ error: 'Only pages of this machine may ask.' }, 401)
    return next()
  })

  app.post('/orders', async ({ json }) => {
    const pay = createPayClient({ dataApi: readDataApi(), key })
    const request = await pay.createRequest({
      description: 'A lighthouse postcard',
      orderId: randomBytes(4).toString('hex'),
      options: localChains.flatMap(({ id }) =>
        prices.map(({ asset, amount }) => ({
          asset: `eip155:${id}/${asset}`,
          amount,
          recipient: `eip155:${id}:${counterparties.shop}`,
        })),
      ),
    })
    orders.set(request.id, { status: request.status, toldAt: 0 })
    const [oldest] = orders.keys()
    if (oldest !== undefined && orders.size > MAX_ORDERS) orders.delete(oldest)
    return json({ id: request.id })
  })
  app.get('/orders/:id', ({ req, json }) => {
    const order = orders.get(req.param('id'))
    return order ? json({ status: order.status }) : json({ error: 'There is no such order.' }, 404)
  })
  app.post('/webhooks', async ({ req, body }) => {
    const { createdAt, request } = await verifyPaymentWebhook({
      body: new Uint8Array(await req.arrayBuffer()),
      signature: req.header('lintel-signature'),
      secrets: [secret],
    })
    const order = orders.get(request.id)
    // One that was sent again may come after a newer one. A repeated event has no effect here.
    if (order && order.toldAt < createdAt) orders.set(request.id, { status: request.status, toldAt: createdAt })
    return body(null, 204)
  })
  app.onError((error, { json }) => {
    if (error instanceof PaymentWebhookError) return json({ error: error.message }, 400)
    if (error instanceof PayError) return json({ error: error.message }, 503)
    return json({ error: 'The shop failed.' }, 500)
  })
  return {
    answer: async (request: Request): Promise<Response> => app.fetch(request),
    /** The shop as the data API reads it from PAY_APPS. */
    formatApps: (): string =>
      JSON.stringify([
        {
          id: 'shop',
          merchant: { name: 'Lighthouse Shop', url: readSite() },
          keyHashes: [createHash('sha256').update(key).digest('hex')],
          webhook: { url: `${readSite()}/shop/webhooks`, secret },
        },
      ]),
  }
}
