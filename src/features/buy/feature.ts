import { defineFeature } from '../../core/model/views/define-feature.js'
import { buyPart } from './buy-part.js'
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
  part: buyPart,
})

/** What an app says of buying. */
export type OnRampOptions = {
  /**
   * The hosts of the pages of each provider, by its id. Lintel knows those of Coinbase, MoonPay, Stripe and Transak. A page of
   * another host is not opened.
   */
  hosts?: Readonly<Record<string, readonly string[]>> | undefined
}

declare module '../../core/model/views/feature-types.js' {
  interface FeatureOptions {
    /** The providers that sell. */
    onRamp?: OnRampOptions | undefined
  }

  interface FeatureSwitches {
    /** Offers to buy, where `services.dataApi` is set. Default true. */
    onramp?: boolean | undefined
  }

  interface FeatureState {
    onRamp: OnRampOptions | undefined
  }

  interface FeatureStored {
    /** Orders of this browser, newest first. What they hold is checked where they are read. */
    orders: readonly unknown[]
  }

  interface FeatureWords {
    buy: BuyWords
  }
}
