import { lazyComponent } from '../../parts/lazy/lazy-component.js'
import { defineViews } from '../../parts/views/define-views.js'
import type { activity } from './feature.js'

export const activityViews = defineViews<typeof activity>({
  Transactions: {
    load: () => import('./views/transactions/transactions.container.js').then((m) => m.TransactionsContainer),
    skeleton: { shape: 'list', rows: 7, item: 'transaction' },
    next: ['TransactionDetail'],
    parts: {
      ActivityTab: lazyComponent(() =>
        import('./views/transactions/activity-tab.container.js').then((m) => m.ActivityTab),
      ),
    },
  },
  TransactionDetail: {
    load: () =>
      import('./views/transaction-detail/transaction-detail.container.js').then((m) => m.TransactionDetailContainer),
    focus: 'heading',
  },
})
