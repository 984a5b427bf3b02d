import { randomUUID } from 'node:crypto'
import type { InferInput, InferOutput } from 'valibot'
import { formatUnits } from 'viem'
import { type buyEndpoints, type buyRequests, paymentMethods } from '../../../src/features/buy/data/schema.js'
import type { Db } from '../../database/database.js'
import { ApiFailure } from '../../http/api-failure.js'
import { parseAccount } from '../chain/parse-account.js'
import { orders } from './database/schema.js'
import type { PricedAsset } from './list-assets.js'
import type { OnRampProvider, PaymentMethod } from './on-ramp-provider.js'
import { computeQuote, formatCents, parseCents, paymentCurrencies } from './quote-math.js'

type Reply<Name extends keyof typeof buyEndpoints> = InferInput<(typeof buyEndpoints)[Name]['reply']>
type Requests = ReturnType<typeof buyRequests>
type QuoteBody = InferOutput<Requests['getQuote']['body']>
type OrderBody = InferOutput<Requests['createOrder']['body']>

/** What answers the requests of visitors who buy. */
export type OnRamp = {
  getOptions(): Reply<'getOptions'>
  /** @throws ApiFailure 400 or 503 */
  getQuote(body: QuoteBody): Promise<Reply<'getQuote'>>
  /**
   * Keeps an order and prepares the page of its provider.
   *
   * @throws ApiFailure 400 or 503
   */
  createOrder(body: OrderBody, ip: string | undefined): Promise<Reply<'createOrder'>>
}

export type OnRampOptions = {
  providers: readonly OnRampProvider[]
  assets: readonly PricedAsset[]
  /** Runs a query of the orders. */
  query: <Value>(run: (db: Db) => Promise<Value>) => Promise<Value>
  /** Ms since 1970. */
  now: () => number
}

type Payment = { total: bigint; currency: string; method: PaymentMethod | undefined; provider: string | undefined }
type Offer = { provider: OnRampProvider; method: PaymentMethod; feeBasisPoints: number }

/** Creates what sells the assets through the providers. */
export function createOnRamp({ providers, assets: known, query, now }: OnRampOptions): OnRamp {
  const assets = known.filter(({ network }) => providers.some((provider) => provider.sellsOn(network)))
  const findAsset = (network: string, currency: string | undefined) => {
    if (assets.length === 0) throw new ApiFailure(503, 'provider', 'Nothing is sold by this server.')
    const own = assets.filter((asset) => asset.network === network || asset.networkSlug === network)
    const slugs = [...new Set(assets.map(({ networkSlug }) => networkSlug))]
    if (own.length === 0) throw new ApiFailure(400, 'network', `Must be one of ${slugs.join(', ')}.`)
    // The native currency is the first.
    const asset = currency === undefined ? own[0] : own.find((one) => one.currency === currency)
    if (asset) return asset
    throw new ApiFailure(400, 'purchaseCurrency', `Must be one of ${own.map((one) => one.currency).join(', ')}.`)
  }

  /** The cheapest offer whose limits fit. */
  const findOffer = (asset: PricedAsset, { total, currency, method, provider }: Payment, field: string): Offer => {
    const here = providers.filter((one) => one.sellsOn(asset.network))
    const asked = here.filter(({ id }) => provider === undefined || id === provider)
    const ids = here.map(({ id }) => id).join(', ')
    if (asked.length === 0) throw new ApiFailure(400, 'provider', `Must be one of ${ids}.`)
    const sellers = asked.filter((one) => one.options(undefined).currencies.includes(currency))
    if (sellers.length === 0) {
      throw new ApiFailure(400, 'paymentCurrency', `Must be one of ${paymentCurrencies.join(', ')}.`)
    }
    const methods = method === undefined ? paymentMethods : [method]
    const limits = sellers.flatMap((one) => methods.map((name) => one.options(undefined).limits[name]))
    const offers = sellers.flatMap((one) =>
      methods.flatMap((name) => {
        const { min, max } = one.options(undefined).limits[name]
        if (total < BigInt(min) * 100n || total > BigInt(max) * 100n) return []
        return [{ provider: one, method: name, feeBasisPoints: one.quote(name).feeBasisPoints }]
      }),
    )
    // Without a method a card, if the amount is within its limits: it is what most visitors have at hand.
    offers.sort(
      (a, b) =>
        paymentMethods.indexOf(a.method) - paymentMethods.indexOf(b.method) || a.feeBasisPoints - b.feeBasisPoints,
    )
    const [offer] = offers
    if (offer) return offer
    const least = Math.min(...limits.map(({ min }) => min))
    const most = Math.max(...limits.map(({ max }) => max))
    throw new ApiFailure(400, field, `Must be from ${least} to ${most}.`)
  }

  const compute = async (asset: PricedAsset, { total, currency }: Payment, { feeBasisPoints }: Offer) => {
    const price = await asset.readPrice()
    // Less than a price unit would be bought for nothing.
    if (price === undefined || !Number.isFinite(price) || price < 0.000_001) {
      throw new ApiFailure(503, 'purchaseCurrency', 'There is no price at the moment. Try again later.')
    }
    return computeQuote({ total, currency, feeBasisPoints, price, decimals: asset.decimals })
  }

  return {
    getOptions: () => ({
      paymentCurrencies: paymentCurrencies.map((id) => ({
        id,
        payment_method_limits: paymentMethods.flatMap((method) => {
          const all = providers
            .map((provider) => provider.options(undefined))
            .filter(({ currencies }) => currencies.includes(id))
            .map(({ limits }) => limits[method])
          if (all.length === 0) return []
          const min = Math.min(...all.map((limit) => limit.min))
          const max = Math.max(...all.map((limit) => limit.max))
          return [{ id: method, min: min.toFixed(2), max: max.toFixed(2) }]
        }),
      })),
      purchaseCurrencies: groupByCurrency(assets),
      providers: providers.map(({ id, name, isStandIn = false }) => ({ id, name, isStandIn })),
    }),
    async getQuote({ amount, network, purchaseCurrency, paymentCurrency: currency, paymentMethod, provider }) {
      const asset = findAsset(network, purchaseCurrency)
      const payment = { total: parseCents(amount), currency, method: paymentMethod, provider }
      const offer = findOffer(asset, payment, 'amount')
      const { fee, subtotal, amount: bought } = await compute(asset, payment, offer)
      const write = (cents: bigint) => ({ amount: formatCents(cents), currency })
      return {
        coinbaseFee: write(fee),
        // Within the fee.
        networkFee: write(0n),
        paymentSubtotal: write(subtotal),
        paymentTotal: write(payment.total),
        purchaseAmount: { amount: formatUnits(bought, asset.decimals), currency: asset.currency },
        quoteId: randomUUID(),
        provider: offer.provider.id,
      }
    },
    async createOrder({ destinationWallets: [wallet], defaultNetwork, presetFiatAmount, ...body }, ip) {
      const { address } = parseAccount(wallet?.address ?? '', 'destinationWallets')
      const network = defaultNetwork ?? wallet?.blockchains?.[0]
      if (network === undefined) throw new ApiFailure(400, 'defaultNetwork', 'Must be the network to deliver on.')
      const asset = findAsset(network, wallet?.assets?.[0])
      const { paymentCurrency: currency = 'USD', paymentMethod: method, provider: asked } = body
      const payment = { total: parseCents(presetFiatAmount), currency, method, provider: asked }
      const offer = findOffer(asset, payment, 'presetFiatAmount')
      const { amount } = await compute(asset, payment, offer)
      if (amount === 0n) throw new ApiFailure(400, 'presetFiatAmount', 'Must buy something.')
      const { provider } = offer
      const orderId = randomUUID()
      const to = address.toLowerCase() as `0x${string}`
      const paid = { paymentAmount: formatCents(payment.total), paymentCurrency: currency, paymentMethod: offer.method }
      const { url, expiresAt } = await provider.createUrl({ orderId, address: to, asset, amount, ip, ...paid })
      const { network: chain, name, symbol, decimals, contract } = asset
      const time = now()
      await query((db) =>
        db.insert(orders).values({
          ...{ id: orderId, provider: provider.id, deliverer: provider.deliverer, state: 'created', address: to },
          ...{ network: chain, currency: asset.currency, name, symbol, decimals, contract, amount, ...paid },
          ...{ createdAt: time, updatedAt: time, askedAt: time, linkEndsAt: expiresAt },
        }),
      )
      return { url, orderId, expiresAt, provider: provider.id }
    },
  }
}

function groupByCurrency(assets: readonly PricedAsset[]): Reply<'getOptions'>['purchaseCurrencies'] {
  return [...new Set(assets.map(({ currency }) => currency))].flatMap((id) => {
    const own = assets.filter(({ currency }) => currency === id)
    const [first] = own
    if (!first) return []
    const networks = own.map(({ network, networkName, networkSlug, contract }) => ({
      name: networkSlug,
      display_name: networkName,
      chain_id: network.replace(/^[^:]*:/, ''),
      contract_address: contract ?? '',
    }))
    return [{ id, name: first.name, symbol: first.symbol, networks }]
  })
}
