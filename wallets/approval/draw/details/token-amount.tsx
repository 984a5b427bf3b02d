import { Amount } from '../../../../src/components/index.js'
import type { DetailContext } from './detail-context.js'

/** An amount of a token, exact. Of a token that the wallet does not know, in base units, unless the request has its `decimals`. */
export function TokenAmount({
  context: { words, tokens },
  token,
  amount,
  decimals: stated,
}: {
  context: DetailContext
  token: string
  amount: bigint
  decimals?: number | undefined
}) {
  const known = tokens.get(token.toLowerCase()) ?? (stated === undefined ? null : { decimals: stated, symbol: '' })
  if (!known) return <span>{words.baseUnits({ amount: amount.toLocaleString(words.locale) })}</span>
  const { decimals, symbol } = known
  return (
    <Amount
      value={amount}
      decimals={decimals}
      digits={decimals}
      symbol={symbol || undefined}
      notation="full"
      locale={words.locale}
    />
  )
}

/** An amount of the native currency, exact. `amount` in base units. */
export function NativeAmount({ context, amount }: { context: DetailContext; amount: bigint }) {
  const { symbol, decimals } = context.currency
  const { locale } = context.words
  return <Amount value={amount} decimals={decimals} digits={decimals} symbol={symbol} notation="full" locale={locale} />
}
