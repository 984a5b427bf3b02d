import { defineFeature } from '../../core/options/define-feature.js'
import type { PayWords } from './messages/en.js'

export const pay = defineFeature({
  option: 'pay',
  isOptIn: true,
  service: 'dataApi',
  views: {
    /** `request`: the id of a request from the app's server. An exchange can pay it without a connected account. */
    Pay: { params: { request: 'text' }, needs: 'nothing' },
    /**
     * Without `request` it deposits into the connected account. `exchange`: the id of the selected exchange. `asset`: the asset to pay
     * with if the request offers several, CAIP-19.
     */
    DepositFromExchange: { params: { request: 'text?', exchange: 'text?', asset: 'text?' }, needs: 'nothing' },
    PayReceipt: { params: { request: 'text' }, needs: 'nothing' },
  },
  part: { name: 'pay', stored: { payments: { empty: [], accepts: Array.isArray } } },
})

declare module '../../core/feature-types.js' {
  interface FeatureSwitches {
    /** Payment requests of the app's server, and deposits from an exchange, where `services.dataApi` is set. Default false. */
    pay?: boolean | undefined
  }

  interface FeatureStored {
    /** Payments of this browser, newest first. Their content is checked where they are read. */
    payments: readonly unknown[]
  }

  interface FeatureWords {
    pay: PayWords
  }
}
