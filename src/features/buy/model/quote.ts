import type { BuyProblem } from './problems.js'

/** The offer of a seller. An estimate: the provider's page shows the final price. Amounts are decimal texts. */
export type BuyQuote = {
  /** The payment, in its currency. */
  total: string
  /** The fees in it; null if the data API does not name them. */
  fee: string | null
  /** The received amount, in whole tokens. */
  receive: string
}

/** The state of one seller's price. */
export type SellerQuote =
  | { status: 'loading' }
  | { status: 'ready'; quote: BuyQuote; isBest: boolean }
  /** There is no quote; a placeholder is shown. */
  | { status: 'failed'; problem: BuyProblem }

/** The usual fees of sellers, as fractions of the payment. */
export const USUAL_FEES = { least: 0.01, most: 0.02 } as const

/** How long a quote is shown before it is read again, in ms. */
export const QUOTE_RENEW_MS = 30_000

/** The fee as a fraction of the payment; null if unknown. */
export function readFeeShare({ total, fee }: BuyQuote): number | null {
  const share = fee === null ? Number.NaN : Number(fee) / Number(total)
  return Number.isFinite(share) ? share : null
}

/** Marks the quotes that give the most. A single quote, and equal ones, are not marked. */
export function markBest(
  quotes: readonly (Exclude<SellerQuote, { status: 'ready' }> | { status: 'ready'; quote: BuyQuote })[],
): readonly SellerQuote[] {
  const received = quotes.flatMap((one) => (one.status === 'ready' ? [Number(one.quote.receive)] : []))
  const [most, least] = [Math.max(...received), Math.min(...received)]
  return quotes.map((one) =>
    one.status === 'ready' ? { ...one, isBest: most > least && Number(one.quote.receive) === most } : one,
  )
}
