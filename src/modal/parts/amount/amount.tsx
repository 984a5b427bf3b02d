import type { Balance } from '../../../core/chain-adapter.js'
import { formatBalance } from '../../../core/format/format-balance.js'
import { amount, muted } from './amount.css.js'

export type AmountProps = {
  balance: Balance
  /** BCP 47. */
  locale: string
}

/** A large sum of one currency. Smaller type for a longer sum, so that it stays on one line as long as it can. */
export function Amount({ balance, locale }: AmountProps) {
  const sum = formatBalance(balance, locale)
  const point = sum.lastIndexOf(readDecimalSign(locale))
  const characters = sum.length + balance.symbol.length
  return (
    <p className={amount({ length: characters > 24 ? 'huge' : characters > 15 ? 'long' : 'short' })}>
      <span dir="ltr">
        {sum.slice(0, point)}
        <span className={muted}>{sum.slice(point)}</span>
      </span>{' '}
      <bdi className={muted}>{balance.symbol}</bdi>
    </p>
  )
}

/** What stands between the whole and the rest in `locale`. */
function readDecimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.1)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
