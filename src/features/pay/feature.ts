import { defineFeature } from '../../core/model/views/define-feature.js'
import type { PayWords } from './messages/en.js'

export const pay = defineFeature({
  option: 'pay',
  isOptIn: true,
  service: 'dataApi',
  views: {
    /** `request`: the id of what an app's server asks for. An exchange pays it without an account. */
    Pay: { params: { request: 'text' }, needs: 'nothing' },
    /**
     * Without `request` into the connected account. `exchange`: the id of the one that was chosen. `asset`: what is paid with if the
     * request leaves a choice, CAIP-19.
     */
    DepositFromExchange: { params: { request: 'text?', exchange: 'text?', asset: 'text?' }, needs: 'nothing' },
    PayReceipt: { params: { request: 'text' }, needs: 'nothing' },
  },
  part: { name: 'pay', stored: { payments: { empty: [], accepts: Array.isArray } } },
})

declare module '../../core/model/views/feature-types.js' {
  interface FeatureSwitches {
    /** Pays what the app's server asks for, and deposits from an exchange, where `services.dataApi` is set. Default false. */
    pay?: boolean | undefined
  }

  interface FeatureStored {
    /** Payments of this browser, newest first. What they hold is checked where they are read. */
    payments: readonly unknown[]
  }

  interface FeatureWords {
    pay: PayWords
  }
}
