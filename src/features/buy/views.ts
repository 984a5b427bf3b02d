import { CreditCard } from '../../icons/credit-card.js'
import { defineViews } from '../../parts/views/define-views.js'
import type { buy } from './feature.js'
import { titles } from './messages/titles.js'

const list = { shape: 'list', rows: 2, item: 'described' } as const

const loadSelect = () =>
  import('./views/on-ramp-select/on-ramp-select.container.js').then((m) => m.OnRampSelectContainer)

export const buyViews = defineViews<typeof buy>(
  {
    OnRampProviders: {
      load: () =>
        import('./views/on-ramp-providers/on-ramp-providers.container.js').then((m) => m.OnRampProvidersContainer),
      next: ['BuyInProgress', 'OnRampTokenSelect'],
      link: { icon: CreditCard, from: { Account: () => ({}), FundWallet: () => ({}) } },
    },
    OnRampFiatSelect: { load: loadSelect, skeleton: list },
    OnRampTokenSelect: { load: loadSelect, skeleton: list },
    BuyInProgress: {
      load: () => import('./views/buy-in-progress/buy-in-progress.container.js').then((m) => m.BuyInProgressContainer),
      focus: 'heading',
    },
    FundWallet: {
      load: () => import('./views/fund-wallet/fund-wallet.container.js').then((m) => m.FundWalletContainer),
      skeleton: list,
      link: { icon: CreditCard, from: { EmptyAccount: () => ({}) } },
    },
    WhatIsABuy: {
      load: () => import('./views/what-is-a-buy/what-is-a-buy.container.js').then((m) => m.WhatIsABuyContainer),
      focus: 'heading',
    },
  },
  { words: 'buy', english: titles },
)
