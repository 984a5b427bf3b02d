import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { InferInput, InferOutput } from 'valibot'
import { formatUnits } from 'viem'
import { type buyEndpoints, type buyRequests, paymentMethods } from '../../../src/features/buy/data/schema.js'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { isLoopback } from '../../origins/is-loopback.js'
import { orders } from './database/schema.js'
import { findAsset, groupByCurrency } from './find-asset.js'
import { findOffer, type PurchaseFields, readPurchase } from './find-offer.js'
import type { PricedAsset } from './list-assets.js'
import type { OnRampAsset, OnRampProvider, OnRampRequest } from './on-ramp-provider.js'
import { canReopen } from './order-state.js'
import { parseRecipient } from './parse-recipient.js'
import { formatCents, paymentCurrencies, type Quote } from './quote-math.js'

type Reply<Name extends keyof typeof buyEndpoints> = InferInput<(typeof buyEndpoints)[Name]['reply']>
type Requests = ReturnType<typeof buyRequests>
type QuoteBody = InferOutput<Requests['getQuote']['body']>
type OrderBody = InferOutput<Requests['createOrder']['body']>

/** The creator of an order: the visitor's IP address, and the origin of the page. */
export type Orderer = { ip: string | undefined; origin: string | undefined }

/** Answers the requests of visitors who buy. */
export type OnRamp = {
  getOptions(): Reply<'getOptions'>
  /** @throws ApiFailure 400 or 503 */
  getQuote(body: QuoteBody): Promise<Reply<'getQuote'>>
  /**
   * Keeps an order and prepares the page of its provider.
   *
   * @throws ApiFailure 400 or 503
   */
  createOrder(body: OrderBody, orderer: Orderer): Promise<Reply<'createOrder'>>
  /**
   * Prepares a new page of an order, for the holder of its key.
   *
   * @throws ApiFailure 400, 404 or 503
   */
  reopenOrder(orderId: string, orderKey: string, ip: string | undefined): Promise<Reply<'reopenOrder'>>
}

export type OnRampOptions = {
  providers: readonly OnRampProvider[]
  assets: readonly PricedAsset[]
  /** Runs a query of the orders. */
  query: <Value>(run: (db: Db) => Promise<Value>) => Promise<Value>
  /** Ms since 1970. */
  now: () => number
}

const quoteFields: PurchaseFields = { payment: 'amount', purchase: 'purchaseAmount' }
const orderFields: PurchaseFields = { payment: 'presetFiatAmount', purchase: 'presetCryptoAmount' }

/** Creates what sells the assets through the providers. */
export function createOnRamp({ providers, assets: known, query, now }: OnRampOptions): OnRamp {
  const assets = known.filter(({ network }) => providers.some((provider) => provider.sellsOn(network)))
  const writeMoney = ({ total, amount }: Quote, currency: string, asset: PricedAsset) => ({
    paymentTotal: { amount: formatCents(total), currency },
    purchaseAmount: { amount: formatUnits(amount, asset.decimals), currency: asset.currency },
  })
  return {
    getOptions: () => ({
      paymentCurrencies: paymentCurrencies.map((id) => ({ id, payment_method_limits: listLimits(providers, id) })),
      purchaseCurrencies: groupByCurrency(assets),
      providers: providers.map(({ id, name, origin, isStandIn = false }) => ({ id, name, origin, isStandIn })),
    }),
    async getQuote({ network, purchaseCurrency, paymentCurrency: currency, paymentMethod, provider, ...amounts }) {
      if (amounts.amount !== undefined && amounts.purchaseAmount !== undefined) {
        throw new ApiFailure(400, 'purchaseAmount', 'Must be absent when there is an amount.')
      }
      const asset = findAsset(assets, network, purchaseCurrency)
      const bought = readPurchase(asset, amounts.amount, amounts.purchaseAmount, quoteFields)
      const wanted = { ...bought, currency, method: paymentMethod, provider }
      const offer = await findOffer(providers, asset, wanted, quoteFields)
      const { fee, subtotal } = offer.quote
      return {
        coinbaseFee: { amount: formatCents(fee), currency },
        // Within the fee.
        networkFee: { amount: formatCents(0n), currency },
        paymentSubtotal: { amount: formatCents(subtotal), currency },
        ...writeMoney(offer.quote, currency, asset),
        quoteId: randomUUID(),
        provider: offer.provider.id,
      }
    },
    async createOrder(body, { ip, origin }) {
      const [wallet] = body.destinationWallets
      const network = body.defaultNetwork ?? wallet?.blockchains?.[0]
      if (network === undefined) throw new ApiFailure(400, 'defaultNetwork', 'Must be the network to deliver on.')
      const asset = findAsset(assets, network, wallet?.assets?.[0])
      const address = parseRecipient(wallet?.address ?? '', asset)
      const returnUrl = body.returnUrl === undefined ? undefined : readReturnUrl(body.returnUrl, origin)
      const { paymentCurrency: currency = 'USD', paymentMethod: method } = body
      const bought = readPurchase(asset, body.presetFiatAmount, body.presetCryptoAmount, orderFields)
      const wanted = { ...bought, currency, method, provider: body.provider }
      const { provider, quote, ...offer } = await findOffer(providers, asset, wanted, orderFields)
      await asset.checkRecipient?.(address)
      const orderId = randomUUID()
      const orderKey = randomBytes(32).toString('base64url')
      const paid = { paymentAmount: formatCents(quote.total), paymentCurrency: currency, paymentMethod: offer.method }
      const { amount } = quote
      const page = await createPage(provider, { orderId, address, asset, amount, ip, returnUrl, ...paid })
      const time = now()
      await query((db) =>
        db.insert(orders).values({
          id: orderId,
          provider: provider.id,
          deliverer: provider.deliverer,
          state: 'created',
          address,
          ...pickFacts(asset),
          amount,
          ...paid,
          createdAt: time,
          updatedAt: time,
          askedAt: time,
          linkEndsAt: page.expiresAt,
          keyHash: hashKey(orderKey),
          returnUrl: returnUrl ?? null,
        }),
      )
      return { ...page, orderId, provider: provider.id, orderKey, ...writeMoney(quote, currency, asset) }
    },
    async reopenOrder(orderId, orderKey, ip) {
      const [order] = await query((db) => db.select().from(orders).where(eq(orders.id, orderId)))
      const provider = providers.find(({ id }) => id === order?.provider)
      // Alike for an order that is not known, so that ids cannot be tried.
      if (!order || !provider || order.keyHash !== hashKey(orderKey)) {
        throw new ApiFailure(404, 'order', 'There is no such order with this key.')
      }
      if (!canReopen(order, now())) throw new ApiFailure(400, 'order', 'It cannot be paid any more.')
      const { address, amount, paymentAmount, paymentCurrency, paymentMethod, returnUrl } = order
      const page = await createPage(provider, {
        ...{ orderId, address, asset: order, amount, ip, returnUrl: returnUrl ?? undefined },
        ...{ paymentAmount, paymentCurrency, paymentMethod },
      })
      await query((db) => db.update(orders).set({ linkEndsAt: page.expiresAt }).where(eq(orders.id, orderId)))
      return { ...page, orderId, provider: provider.id }
    },
  }
}

/** The fields of the asset that an order stores. */
function pickFacts({ network, networkName, currency, name, symbol, decimals, contract }: OnRampAsset) {
  return { network, networkName, currency, name, symbol, decimals, contract }
}

/** The widest limits of each method of payment. */
function listLimits(providers: readonly OnRampProvider[], currency: string) {
  return paymentMethods.flatMap((method) => {
    const all = providers
      .map((provider) => provider.options(undefined))
      .filter(({ currencies }) => currencies.includes(currency))
      .map(({ limits }) => limits[method])
    if (all.length === 0) return []
    const min = Math.min(...all.map((limit) => limit.min))
    const max = Math.max(...all.map((limit) => limit.max))
    return [{ id: method, min: min.toFixed(2), max: max.toFixed(2) }]
  })
}

/** @throws ApiFailure 503 when the provider does not answer, or with a page that is not its own. */
async function createPage(provider: OnRampProvider, request: OnRampRequest) {
  const { url, expiresAt } = await provider.createUrl(request)
  const { origin, protocol } = URL.canParse(url) ? new URL(url) : {}
  if (origin === provider.origin && (protocol === 'https:' || isLoopback(origin))) return { url, expiresAt }
  throw new ApiFailure(503, 'provider', 'The provider has answered with a page of another origin.')
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** The page to return to, without parts that may be secret or identify the visitor. */
function readReturnUrl(text: string, origin: string | undefined): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && url.origin === origin && /^https?:$/.test(url.protocol)) return `${url.origin}${url.pathname}`
  throw new ApiFailure(400, 'returnUrl', 'Must be a page of the origin of this request.')
}
