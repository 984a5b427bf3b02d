import { describeAmountProblem } from '../../../../parts/amount-entry/describe-amount-problem.js'
import type { BuyWords } from '../../messages/en.js'
import { writeCents } from '../../model/cents.js'
import type { BuyResult } from '../../react/use-buy.js'
import { formatMoney } from '../parts/format-money.js'
import type { OnRampProvidersViewProps } from './on-ramp-providers-view.js'

/** The reason why the amount is not valid, with the button that enters the nearest valid one. */
export function describeBuyAmount(
  { amount, currency, payNearest }: Pick<BuyResult, 'amount' | 'currency' | 'payNearest'>,
  { labels, locale }: { labels: BuyWords; locale: string },
): OnRampProvidersViewProps['amountError'] {
  const symbol = currency?.id.toUpperCase() ?? 'USD'
  switch (amount.status) {
    case 'below':
    case 'above': {
      const nearest = formatMoney(writeCents(amount.nearest), symbol, locale)
      return {
        text: labels[amount.status]({ amount: nearest }),
        nearest: { label: labels.payNearest({ amount: nearest }), onPress: payNearest },
      }
    }
    case 'invalid': {
      const text = describeAmountProblem(amount, { labels, locale, token: { symbol, decimals: 2 }, unit: 'token' })
      return text === undefined ? undefined : { text }
    }
    default:
      return undefined
  }
}
