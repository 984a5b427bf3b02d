import { defineFeature } from '../../core/options/define-feature.js'
import type { TokenDetailWords } from './messages/token-detail.js'

export const portfolio = defineFeature({
  views: {
    /** A token of the account; without `address` the native currency. `symbol` is the title. */
    TokenDetail: { role: 'token', params: { network: 'network', address: 'text?', symbol: 'text' } },
  },
})

declare module '../../core/feature-types.js' {
  interface FeatureWords {
    tokenDetail: TokenDetailWords
  }
}
