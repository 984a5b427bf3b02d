import type { Lintel } from '../../lintel.js'
import type { Quote } from '../../model/requests.js'
import { type Payment, toRequest } from './payment.js'

/** How often the cost of a payment is read while a component shows it, in ms. */
const QUOTE_MS = 10_000

/**
 * The present cost of a payment, after simulating it. Null on a chain that cannot tell. Not among `lintel.queries`, because every page
 * loads the code of those first. Its key continues that of the portfolio.
 */
export function queryQuote(lintel: Lintel, payment: Payment) {
  const { network, from, to, amount, token } = payment
  const { queryKey } = lintel.queries.portfolio({ address: from, network })
  return {
    queryKey: [...queryKey, 'quote', to, amount, token.address ?? ''],
    queryFn: (): Promise<Quote | null> => lintel.actions.quote(toRequest(payment)),
    staleTime: 0,
    // Not retried: the visitor sees why it failed, and can retry.
    retry: false,
    refetchInterval: QUOTE_MS,
  }
}
