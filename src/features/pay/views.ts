import { ArrowLeftRight } from '../../icons/arrow-left-right.js'
import { defineViews } from '../../parts/views/define-views.js'
import type { pay } from './feature.js'
import { titles } from './messages/titles.js'

export const payViews = defineViews<typeof pay>(
  {
    Pay: {
      load: () => import('./views/pay/pay.container.js').then((m) => m.PayContainer),
      focus: 'heading',
      next: ['DepositFromExchange', 'PayReceipt'],
    },
    DepositFromExchange: {
      load: () =>
        import('./views/deposit-from-exchange/deposit-from-exchange.container.js').then(
          (m) => m.DepositFromExchangeContainer,
        ),
      skeleton: { shape: 'list', rows: 2, item: 'described' },
      link: { icon: ArrowLeftRight, from: { FundWallet: () => ({}) } },
    },
    PayReceipt: {
      load: () => import('./views/pay-receipt/pay-receipt.container.js').then((m) => m.PayReceiptContainer),
      focus: 'heading',
    },
  },
  { words: 'pay', english: titles },
)
