/** Prices are counted in this share of a US dollar. */
const PRICE_UNIT = 100_000_000

/** What a unit of each currency of payment is worth, in US dollars. There is no feed: the stand-ins sell at this rate. */
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

export type QuoteInput = {
  /** Hundredths of the currency of the payment. */
  total: bigint
  currency: string
  /** Hundredths of a percent of the total. */
  feeBasisPoints: number
  /** Of a whole token, US dollars. */
  price: number
  decimals: number
}

/**
 * What is bought with an amount of money. The fee is rounded up and the purchase down, so that a quote is never less than what
 * it costs.
 *
 * @returns `fee` and `subtotal` in hundredths, `amount` in base units.
 */
export function computeQuote({ total, currency, feeBasisPoints, price, decimals }: QuoteInput) {
  const fee = (total * BigInt(feeBasisPoints) + 9_999n) / 10_000n
  const subtotal = total - fee
  const cost = BigInt(Math.round((price / (dollars[currency] ?? Number.NaN)) * PRICE_UNIT))
  const amount = (subtotal * 10n ** BigInt(decimals) * BigInt(PRICE_UNIT)) / (100n * cost)
  return { fee, subtotal, amount }
}
