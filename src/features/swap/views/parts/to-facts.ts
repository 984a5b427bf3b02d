import type { Quote, SwapFee } from '../../model/quote.js'
import { isSameToken, type SwapToken } from '../../model/token.js'
import type { SwapResult } from '../../react/use-swap.js'
import type { SwapFactsProps, TokenAmount } from './swap-facts.js'

type Facts = Omit<SwapFactsProps, 'labels' | 'locale'>

/** The form's facts about the swap; null while there is no price. `native`: the currency of fees. */
export function toFacts(
  { quote, wrap, minimum, impact, fee, loss, to, tokens }: SwapResult,
  native: TokenAmount['token'],
): Facts | null {
  if (!wrap && !quote) return null
  return {
    ...(wrap ? {} : { impact: impact?.fraction ?? null }),
    ...(!wrap && minimum && to && { minimum: { amount: minimum.amount, token: to } }),
    fee: fee ? { amount: fee.amount, token: native, value: fee.value } : 'loading',
    ...describeQuote(quote, tokens),
    loss,
  }
}

/** The fees, the route and the provider of a quote. */
export function describeQuote(
  quote: Quote | null,
  tokens: readonly SwapToken[],
): Pick<Facts, 'fees' | 'route' | 'provider'> {
  const find = (address: string | null) => tokens.find((token) => isSameToken(token.address, address))
  const toFee = ({ name, amount, token }: SwapFee) => {
    const found = find(token)
    return found ? [{ name, amount, token: found }] : []
  }
  const path = quote?.path ?? []
  // A router wraps the native currency itself: its path begins or ends with another contract.
  const ends = new Map([
    [0, quote?.key.from],
    [path.length - 1, quote?.key.to],
  ])
  const route = path.map((address, at) => find(ends.get(at) ?? (ends.has(at) ? null : address))?.symbol ?? address)
  return { fees: quote?.fees.flatMap(toFee) ?? [], route, provider: quote?.provider ?? null }
}
