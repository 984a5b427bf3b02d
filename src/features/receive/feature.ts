import { defineFeature } from '../../core/options/define-feature.js'
import type { ReceiveWords } from './messages/en.js'

export const receive = defineFeature({
  option: 'receive',
  views: {
    /** The QR code is for `network`: by default the active one. */
    WalletReceive: { role: 'receive', params: { network: 'network?' } },
    WalletCompatibleNetworks: {},
  },
})

declare module '../../core/feature-types.js' {
  interface FeatureSwitches {
    /** Offers to receive. Default true. */
    receive?: boolean | undefined
  }

  interface FeatureWords {
    receive: ReceiveWords
  }
}
