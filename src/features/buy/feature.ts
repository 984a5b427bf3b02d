import { defineFeature } from '../../core/options/define-feature.js'
import type { BuyWords } from './messages/en.js'

export const buy = defineFeature({
  option: 'onramp',
  service: 'dataApi',
  namespaces: ['eip155', 'solana'],
  views: {
    /** The form is filled in with the given values. `token`: a contract, or `native`; `amount`: the payment, with a point. */
    OnRampProviders: { params: { token: 'text?', amount: 'text?' } },
    OnRampFiatSelect: {},
    OnRampTokenSelect: {},
    /** `order`: the id of the order. */
    BuyInProgress: { params: { order: 'text' } },
    FundWallet: {},
    WhatIsABuy: {},
  },
  part: { name: 'buy', stored: { orders: { empty: [], accepts: Array.isArray } } },
})

declare module '../../core/feature-types.js' {
  interface FeatureSwitches {
    /** Offers to buy, where `services.dataApi` is set. Default true. */
    onramp?: boolean | undefined
  }

  interface FeatureStored {
    /** Orders of this browser, newest first. Their content is checked where they are read. */
    orders: readonly unknown[]
  }

  interface FeatureWords {
    buy: BuyWords
  }
}
