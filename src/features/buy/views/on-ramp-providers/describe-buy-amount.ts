import { writeSendAmount } from '../../../../core/requests/send/read-send-amount.js'
import type { BuyWords } from '../../messages/en.js'
import { writeCents } from '../../model/read-buy-amount.js'
import type { BuyResult } from '../../react/use-buy.js'
import { formatMoney } from '../parts/format-money.js'
import type { OnRampProvidersViewProps } from './on-ramp-providers-view.js'

/** Why the amount is not valid, with the button that enters the nearest valid one. */
export function describeBuyAmount(
  { amount, currency, payNearest }: Pick<BuyResult, 'amount' | 'currency' | 'payNearest'>,
  { labels, locale }: { labels: BuyWords; locale: string },
): OnRampProvidersViewProps['amountError'] {
  switch (amount.status) {
    case 'below':
    case 'above': {
      const nearest = formatMoney(writeCents(amount.nearest), currency?.id.toUpperCase() ?? 'USD', locale)
      return {
        text: labels[amount.status]({ amount: nearest }),
        nearest: { label: labels.payNearest({ amount: nearest }), onPress: payNearest },
      }
    }
    case 'invalid':
      if (amount.reason === 'negative') return { text: labels.amountNegative }
      if (amount.reason === 'decimals') return { text: labels.amountDecimals }
      return { text: labels.amountFormat({ example: writeSendAmount('99.50', { unit: 'usd', locale }) }) }
    default:
      return undefined
  }
}
