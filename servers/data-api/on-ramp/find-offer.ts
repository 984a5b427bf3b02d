import { parseUnits } from 'viem'
import { paymentMethods } from '../../../src/features/buy/data/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import type { PricedAsset } from './list-assets.js'
import type { OnRampProvider, PaymentMethod } from './on-ramp-provider.js'
import { computeCost, computeQuote, parseCents, paymentCurrencies, type Quote } from './quote-math.js'

/** The names of both amounts in a request, for its refusals. */
export type PurchaseFields = { payment: string; purchase: string }

/** The payment, in hundredths, or the bought amount, in base units. */
type Purchase = { total: bigint; amount?: never } | { total?: never; amount: bigint }

export type Wanted = Purchase & {
  /** The currency of the payment. */
  currency: string
  method: PaymentMethod | undefined
  provider: string | undefined
}

export type Offer = { provider: OnRampProvider; method: PaymentMethod; quote: Quote }

/**
 * Reads the amount of a request. The payment counts if both are given.
 *
 * @throws ApiFailure 400
 */
export function readPurchase(
  { decimals }: PricedAsset,
  payment: string | undefined,
  purchase: string | undefined,
  fields: PurchaseFields,
): Purchase {
  if (payment !== undefined) return { total: parseCents(payment) }
  if (purchase === undefined) throw new ApiFailure(400, fields.payment, 'Must be an amount such as 100 or 99.50.')
  if ((purchase.split('.')[1] ?? '').length > decimals) {
    throw new ApiFailure(400, fields.purchase, `Must have ${decimals} decimals at most.`)
  }
  return { amount: parseUnits(purchase, decimals) }
}

/**
 * The cheapest offer whose limits fit. Without a method of payment a card, if the amount is within its limits: it is what most
 * visitors have at hand.
 *
 * @throws ApiFailure 400, or 503 without a price.
 */
export async function findOffer(
  providers: readonly OnRampProvider[],
  asset: PricedAsset,
  wanted: Wanted,
  fields: PurchaseFields,
): Promise<Offer> {
  const { currency, method, total, amount } = wanted
  const sellers = findSellers(providers, asset, wanted)
  const price = await asset.readPrice()
  // Less than a price unit would be free.
  if (price === undefined || !Number.isFinite(price) || price < 0.000_001) {
    throw new ApiFailure(503, 'purchaseCurrency', 'There is no price at the moment. Try again later.')
  }
  const limits: { min: number; max: number }[] = []
  const offers: Offer[] = []
  for (const provider of sellers) {
    for (const name of method === undefined ? paymentMethods : [method]) {
      const limit = provider.options(undefined).limits[name]
      const { feeBasisPoints } = provider.quote(name)
      // A provider that pays for being chosen, or takes everything, is mistaken.
      if (!Number.isInteger(feeBasisPoints) || feeBasisPoints < 0 || feeBasisPoints >= 10_000) continue
      const rate = { currency, price, decimals: asset.decimals, feeBasisPoints }
      const quote = total === undefined ? computeCost(amount, rate) : computeQuote(total, rate)
      limits.push(limit)
      if (quote.total >= BigInt(limit.min) * 100n && quote.total <= BigInt(limit.max) * 100n && quote.amount > 0n) {
        offers.push({ provider, method: name, quote })
      }
    }
  }
  offers.sort(
    (a, b) => paymentMethods.indexOf(a.method) - paymentMethods.indexOf(b.method) || compare(a.quote, b.quote),
  )
  const [offer] = offers
  if (offer) return offer
  if (limits.length === 0) throw new ApiFailure(503, 'provider', 'The provider makes no offer at the moment.')
  const range = `from ${Math.min(...limits.map(({ min }) => min))} to ${Math.max(...limits.map(({ max }) => max))}`
  if (total === undefined) throw new ApiFailure(400, fields.purchase, `Must cost ${range} ${currency}.`)
  throw new ApiFailure(400, fields.payment, `Must be ${range}.`)
}

/** The offer with the better price comes first. */
function compare(a: Quote, b: Quote): number {
  const [first, second] = a.total === b.total ? [b.amount, a.amount] : [a.total, b.total]
  return first < second ? -1 : Number(first > second)
}

function findSellers(providers: readonly OnRampProvider[], { network }: PricedAsset, { provider, currency }: Wanted) {
  const here = providers.filter((one) => one.sellsOn(network))
  const asked = here.filter(({ id }) => provider === undefined || id === provider)
  if (asked.length === 0) {
    throw new ApiFailure(400, 'provider', `Must be one of ${here.map(({ id }) => id).join(', ')}.`)
  }
  const sellers = asked.filter((one) => one.options(undefined).currencies.includes(currency))
  if (sellers.length > 0) return sellers
  throw new ApiFailure(400, 'paymentCurrency', `Must be one of ${paymentCurrencies.join(', ')}.`)
}
