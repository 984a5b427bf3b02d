import type { Namespace } from '../../core/model/caip.js'
import type { DirectoryWallet } from '../../core/model/directory.js'
import type { Typed } from '../../core/model/views/params.js'
import { defineFeature } from '../../core/options/define-feature.js'
import { optional, orderOf, toggle } from '../../core/options/kinds.js'
import { type ConnectMethod, connectMethods } from './model/connect-methods.js'

export const connect = defineFeature({
  views: {
    Connect: { role: 'start', partOf: 'connecting' },
    AllWallets: { role: 'all-wallets', option: 'allWallets', requires: 'directory', partOf: 'connecting' },
    ConnectWallets: { partOf: 'connecting' },
    ConnectSocials: { option: 'socials', requires: 'embedded', partOf: 'connecting' },
    ConnectingExternal: { params: { connectorId: 'text' }, partOf: 'connecting', waitsFor: 'connection' },
    /** One wallet that has connectors in several namespaces. */
    ConnectingMultiChain: {
      role: 'choose-namespace',
      params: { connectorIds: 'object' as Typed<'object', Partial<Record<Namespace, string>>> },
      partOf: 'connecting',
    },
    Downloads: {
      role: 'downloads',
      params: { wallet: 'object' as Typed<'object', DirectoryWallet> },
      partOf: 'connecting',
    },
    GetWallet: { role: 'suggest-wallets', partOf: 'connecting' },
    WhatIsAWallet: { role: 'wallet-help', partOf: 'connecting' },
  },
  part: {
    name: 'connect',
    fields: {
      features: {
        collapseWallets: toggle(false),
        connectMethodsOrder: optional(orderOf(connectMethods), connectMethods),
      },
    },
  },
})

declare module '../../core/feature-types.js' {
  interface FeatureChoices {
    /** Shows one button that opens the list of wallets. Default false. */
    collapseWallets?: boolean | undefined
    /** Default: e-mail, social, wallet. */
    connectMethodsOrder?: readonly ConnectMethod[] | undefined
  }
}
