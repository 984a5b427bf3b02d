import type { Typed } from '../../core/model/views/params.js'
import { defineFeature } from '../../core/options/define-feature.js'
import type { Payment } from '../../core/requests/payments/payment.js'

export const send = defineFeature({
  option: 'send',
  views: {
    /**
     * The form is filled in with the given values. `token`: a contract, or `native` for the network's own currency; `amount`: whole
     * tokens, with a point; `to`: an address or a name.
     */
    WalletSend: {
      role: 'send',
      params: { token: 'text?', amount: 'text?', to: 'text?' },
      needs: 'send',
      partOf: 'sending',
    },
    WalletSendSelectToken: { needs: 'send', partOf: 'sending' },
    /** Exactly this payment is sent. */
    WalletSendPreview: { params: { payment: 'object' as Typed<'object', Payment> }, needs: 'send', partOf: 'sending' },
    /** For an app that opened WalletSend with parameters. */
    WalletSendConfirmed: { params: { network: 'network', hash: 'text' }, partOf: 'sending' },
  },
})

declare module '../../core/feature-types.js' {
  interface FeatureErrors {
    'receiver-changed': true
  }

  interface FeatureSwitches {
    /** Offers to send. Default true. */
    send?: boolean | undefined
  }
}
