import { defineFeature } from '../../core/model/views/define-feature.js'

export const receive = defineFeature({
  option: 'receive',
  views: {
    /** The QR code is for `network`: by default the active one. */
    WalletReceive: { params: { network: 'network?' } },
    WalletCompatibleNetworks: {},
  },
})
