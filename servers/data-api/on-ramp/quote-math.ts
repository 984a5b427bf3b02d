/** Prices are counted in this share of a US dollar. */
const PRICE_UNIT = 100_000_000

/** The value of a unit of each payment currency, in US dollars. There is no feed: the stand-ins sell at this rate. */
const dollars: Readonly<Record<string, number>> = { USD: 1, EUR: 1.08 }

export const paymentCurrencies = Object.keys(dollars)

/** Reads an amount of money with two decimals at most, in hundredths. */
export function parseCents(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
}

export function formatCents(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}

export type Rate = {
  /** The currency of the payment. */
  currency: string
  /** Hundredths of a percent of the total. */
  feeBasisPoints: number
  /** The price of a whole token, US dollars. */
  price: number
  decimals: number
}

/** `total`, `fee` and `subtotal` in hundredths of the currency of the payment, `amount` in base units. */
export type Quote = { total: bigint; fee: bigint; subtotal: bigint; amount: bigint }

/** The fee of a total, rounded up. */
function computeFee(total: bigint, feeBasisPoints: number): bigint {
  return divideUp(total * BigInt(feeBasisPoints), 10_000n)
}

/** The cost of a base unit: `numerator / denominator` hundredths. */
function readUnitCost({ currency, price, decimals }: Rate) {
  const cost = BigInt(Math.round((price / (dollars[currency] ?? Number.NaN)) * PRICE_UNIT))
  return { numerator: cost * 100n, denominator: 10n ** BigInt(decimals) * BigInt(PRICE_UNIT) }
}

/** The amount that a sum of money buys, rounded down, so that a quote is never below its cost. */
export function computeQuote(total: bigint, rate: Rate): Quote {
  const fee = computeFee(total, rate.feeBasisPoints)
  const subtotal = total - fee
  const { numerator, denominator } = readUnitCost(rate)
  return { total, fee, subtotal, amount: (subtotal * denominator) / numerator }
}

/** The cost of an amount of the asset: the least total that buys it. */
export function computeCost(amount: bigint, rate: Rate): Quote {
  const { numerator, denominator } = readUnitCost(rate)
  const least = divideUp(amount * numerator, denominator)
  let total = divideUp(least * 10_000n, 10_000n - BigInt(rate.feeBasisPoints))
  // Both roundings together may add a hundredth.
  while (total - computeFee(total, rate.feeBasisPoints) < least) total += 1n
  const fee = computeFee(total, rate.feeBasisPoints)
  return { total, fee, subtotal: total - fee, amount }
}

function divideUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}
