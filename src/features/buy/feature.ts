import { defineFeature } from '../../core/model/views/define-feature.js'
import type { BuyWords } from './messages/en.js'

export const buy = defineFeature({
  option: 'onramp',
  service: 'dataApi',
  namespaces: ['eip155', 'solana'],
  views: {
    /**
     * What is given is filled in. `token`: a contract, or `native`; `amount`: what is paid, with a point; `currency`: such as
     * `EUR`.
     */
    OnRampProviders: { params: { token: 'text?', amount: 'text?', currency: 'text?' } },
    OnRampFiatSelect: {},
    OnRampTokenSelect: {},
    /** `order`: its id. */
    BuyInProgress: { params: { order: 'text' } },
    FundWallet: {},
    WhatIsABuy: {},
  },
  part: { name: 'buy', stored: { orders: { empty: [], accepts: Array.isArray } } },
})

declare module '../../core/model/views/feature-types.js' {
  interface FeatureSwitches {
    /** Offers to buy, where `services.dataApi` is set. Default true. */
    onramp?: boolean | undefined
  }

  interface FeatureStored {
    /** Orders of this browser, newest first. What they hold is checked where they are read. */
    orders: readonly unknown[]
  }

  interface FeatureWords {
    buy: BuyWords
  }
}
