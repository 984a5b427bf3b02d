import { defineFeature } from '../../core/options/define-feature.js'
import { optional, orderOf } from '../../core/options/kinds.js'
import { type WalletFeature, walletFeatures } from './model/wallet-features.js'

export const account = defineFeature({
  views: {
    Account: { role: 'home' },
    AccountSettings: {},
    ProfileWallets: {},
  },
  part: {
    name: 'account',
    fields: { features: { walletFeaturesOrder: optional(orderOf(walletFeatures), walletFeatures) } },
  },
})

declare module '../../core/feature-types.js' {
  interface FeatureChoices {
    /** The actions of Account and their order. One that is left out is not shown. Default: onramp, swaps, receive, send. */
    walletFeaturesOrder?: readonly WalletFeature[] | undefined
  }
}
