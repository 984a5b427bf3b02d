import type { DirectoryWallet } from '../../core/model/directory.js'
import { defineFeature } from '../../core/model/views/define-feature.js'
import type { Typed } from '../../core/model/views/params.js'

export const pairing = defineFeature({
  requires: 'walletConnect',
  views: {
    /** Without a wallet it shows a QR code for any wallet. */
    ConnectingWalletConnect: {
      role: 'pair',
      params: { wallet: 'object or null' as Typed<'object or null', DirectoryWallet | null> },
      partOf: 'connecting',
      waitsFor: 'pairing',
    },
    ConnectingWalletConnectBasic: { role: 'pair-only', partOf: 'connecting', waitsFor: 'pairing' },
  },
})
