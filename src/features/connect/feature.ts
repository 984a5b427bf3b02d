import type { Namespace } from '../../core/model/caip.js'
import type { DirectoryWallet } from '../../core/model/directory.js'
import { defineFeature } from '../../core/model/views/define-feature.js'
import type { Typed } from '../../core/model/views/params.js'

export const connect = defineFeature({
  views: {
    Connect: { partOf: 'connecting' },
    AllWallets: { option: 'allWallets', requires: 'directory', partOf: 'connecting' },
    ConnectWallets: { partOf: 'connecting' },
    ConnectSocials: { option: 'socials', requires: 'embedded', partOf: 'connecting' },
    ConnectingExternal: { params: { connectorId: 'text' }, partOf: 'connecting', waitsFor: 'connection' },
    /** One wallet that has connectors in several namespaces. */
    ConnectingMultiChain: {
      params: { connectorIds: 'object' as Typed<'object', Partial<Record<Namespace, string>>> },
      partOf: 'connecting',
    },
    Downloads: { params: { wallet: 'object' as Typed<'object', DirectoryWallet> }, partOf: 'connecting' },
    GetWallet: { partOf: 'connecting' },
    WhatIsAWallet: { partOf: 'connecting' },
  },
})
