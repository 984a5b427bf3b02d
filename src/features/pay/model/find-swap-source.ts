import type { TokenBalance } from '../../../core/model/portfolio.js'
import { fromFiat, toFiat } from '../../../core/requests/payments/convert-value.js'
import { foldAddress } from '../../../rules/addresses/fold-address.js'
import type { PayToken } from './request.js'

/** The percentage added to the amount: the price moves, and pools take a fee. */
const MARGIN = 2n

/** The token to swap for the missing amount. */
export type SwapSource = {
  /** The contract, or `native`. */
  from: string
  /** Base units of that token. */
  amount: bigint
  decimals: number
}

/**
 * The most valuable other token of the account that covers the missing amount plus 2 %. Null if none does, or a price is
 * unknown.
 *
 * @param price USD for one whole missing token.
 */
export function findSwapSource(
  missing: bigint,
  { token, price, balances }: { token: PayToken; price: number | null; balances: readonly TokenBalance[] },
): SwapSource | null {
  if (price === null) return null
  const needed = toCents(toFiat(missing, token.decimals, price))
  const isOther = ({ network, address }: TokenBalance) =>
    network === token.network && foldAddress(address ?? '') !== foldAddress(token.address ?? '')
  const sources = balances.flatMap((one): (SwapSource & { value: number })[] => {
    if (one.isSpam || one.price === undefined || !isOther(one)) return []
    const amount = fromFiat((needed * (100n + MARGIN)) / 100n + 1n, one.decimals, one.price.usd)
    if (amount === null || amount === 0n || amount > one.amount) return []
    return [{ from: one.address ?? 'native', amount, decimals: one.decimals, value: one.value ?? 0 }]
  })
  const [best] = sources.toSorted((one, other) => other.value - one.value)
  return best ? { from: best.from, amount: best.amount, decimals: best.decimals } : null
}

/** Cents of a decimal text, rounded up. */
function toCents(usd: string): bigint {
  const [whole = '0', fraction = ''] = usd.split('.')
  return BigInt(whole + fraction.slice(0, 2).padEnd(2, '0')) + (/^0*$/.test(fraction.slice(2)) ? 0n : 1n)
}
