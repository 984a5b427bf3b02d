import type { Balance } from '../../../core/chain-adapter.js'
import { amount, muted } from './amount.css.js'
import { splitAmount } from './split-amount.js'

export type AmountProps = {
  balance: Balance
  /** BCP 47. */
  locale: string
  fractionDigits?: number
}

/** A large sum of one currency. Smaller type for a longer sum, so that it stays on one line as long as it can. */
export function Amount({ balance, locale, fractionDigits = 3 }: AmountProps) {
  const { integer, fraction, isBelow } = splitAmount(balance, locale, fractionDigits)
  const characters = integer.length + fraction.length + balance.symbol.length
  return (
    <p className={amount({ length: characters > 24 ? 'huge' : characters > 15 ? 'long' : 'short' })}>
      <span dir="ltr">
        {isBelow ? <span className={muted}>&lt;</span> : null}
        {integer}
        <span className={muted}>{fraction}</span>
      </span>{' '}
      <bdi className={muted}>{balance.symbol}</bdi>
    </p>
  )
}
