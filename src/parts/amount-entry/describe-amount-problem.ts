import { type AmountUnit, type TypedAmount, writeTypedAmount } from '../../core/requests/payments/read-typed-amount.js'
import { toPlainName } from '../names/to-plain-name.js'

const USD = 'USD'
const USD_DECIMALS = 2

type AmountContext = {
  /** The view's texts for an amount that is not valid. */
  labels: {
    amountFormat: (parameters: { example: string }) => string
    amountNegative: string
    decimals: (parameters: { count: number; token: string }) => string
  }
  locale: string
  token: { symbol: string; decimals: number } | null
  unit: AmountUnit
}

/** The reason why an amount is not valid, as a sentence; undefined for a valid one. */
export function describeAmountProblem(
  amount: TypedAmount,
  { labels, locale, token, unit }: AmountContext,
): string | undefined {
  if (amount.status !== 'invalid') return undefined
  switch (amount.reason) {
    case 'format':
      return labels.amountFormat({ example: writeTypedAmount('0.5', { unit: 'token', locale }) })
    case 'negative':
      return labels.amountNegative
    case 'decimals':
      return unit === 'usd'
        ? labels.decimals({ count: USD_DECIMALS, token: USD })
        : labels.decimals({ count: token?.decimals ?? 0, token: toPlainName(token?.symbol ?? '') })
  }
}
