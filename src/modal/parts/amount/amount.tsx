import { amount, symbol as symbolStyle } from './amount.css.js'

export type AmountProps = {
  /** As it is written in the visitor's language. */
  sum: string
  symbol: string
}

/** A large sum of one currency. Smaller type for a longer sum, so that it stays on one line as long as it can. */
export function Amount({ sum, symbol }: AmountProps) {
  const characters = sum.length + symbol.length
  return (
    <p className={amount({ length: characters > 20 ? 'huge' : characters > 15 ? 'long' : 'short' })}>
      <span dir="ltr">{sum}</span> <bdi className={symbolStyle}>{symbol}</bdi>
    </p>
  )
}
