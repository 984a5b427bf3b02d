import type { Balance } from '../../../core/chain-adapter.js'
import { formatBalance } from '../../../core/format/format-balance.js'
import { amount, symbol } from './amount.css.js'

export type AmountProps = {
  balance: Balance
  /** BCP 47. */
  locale: string
}

/** A large sum of one currency. Smaller type for a longer sum, so that it stays on one line as long as it can. */
export function Amount({ balance, locale }: AmountProps) {
  const sum = formatBalance(balance, locale)
  const characters = sum.length + balance.symbol.length
  return (
    <p className={amount({ length: characters > 24 ? 'huge' : characters > 15 ? 'long' : 'short' })}>
      <span dir="ltr">{sum}</span> <bdi className={symbol}>{balance.symbol}</bdi>
    </p>
  )
}
