import { defineFeature } from '../../core/options/define-feature.js'
import type { ActivityWords } from './messages/en.js'

export const activity = defineFeature({
  option: 'history',
  views: {
    Transactions: {},
    /** A transaction of the account, by its id. */
    TransactionDetail: { role: 'transaction', params: { id: 'text' } },
  },
})

declare module '../../core/feature-types.js' {
  interface FeatureSwitches {
    /** Shows the account's transactions. Default true. */
    history?: boolean | undefined
  }

  interface FeatureWords {
    activity: ActivityWords
  }
}
