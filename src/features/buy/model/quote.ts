import type { BuyProblem } from './problems.js'

/** What a seller offers. An estimate: the provider's page shows the final price. Amounts are decimal texts. */
export type BuyQuote = {
  /** What is paid, in the currency of the payment. */
  total: string
  /** What of it are fees; null when the data API does not tell. */
  fee: string | null
  /** What is received, in whole tokens. */
  receive: string
}

/** What is known of one seller's price. */
export type SellerQuote =
  | { status: 'loading' }
  | { status: 'ready'; quote: BuyQuote; isBest: boolean }
  /** There is no quote. What is shown in its place is a placeholder. */
  | { status: 'failed'; problem: BuyProblem }

/** What sellers usually take, as fractions of what is paid. */
export const USUAL_FEES = { least: 0.01, most: 0.02 } as const

/** How long a quote is shown before it is read again, in ms. */
export const QUOTE_RENEW_MS = 30_000

/** The fee as a fraction of what is paid; null when it is not known. */
export function readFeeShare({ total, fee }: BuyQuote): number | null {
  const share = fee === null ? Number.NaN : Number(fee) / Number(total)
  return Number.isFinite(share) ? share : null
}

/** Marks the quotes that give the most. One alone, or all alike, is not marked. */
export function markBest(
  quotes: readonly (Exclude<SellerQuote, { status: 'ready' }> | { status: 'ready'; quote: BuyQuote })[],
): readonly SellerQuote[] {
  const received = quotes.flatMap((one) => (one.status === 'ready' ? [Number(one.quote.receive)] : []))
  const [most, least] = [Math.max(...received), Math.min(...received)]
  return quotes.map((one) =>
    one.status === 'ready' ? { ...one, isBest: most > least && Number(one.quote.receive) === most } : one,
  )
}
