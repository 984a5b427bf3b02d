import { getWalletName } from '../../parts/names/get-wallet-name.js'
import { toPlainName } from '../../parts/names/to-plain-name.js'
import { defineViews } from '../../parts/views/define-views.js'
import type { connect } from './feature.js'
import {
  ConnectContainer,
  ConnectSocialsContainer,
  ConnectWalletsContainer,
} from './views/connect/connect.container.js'

export const connectViews = defineViews<typeof connect>({
  Connect: {
    component: ConnectContainer,
    start: 'help',
    skeleton: { shape: 'list', rows: 4, hasSearch: true },
    next: ['ConnectingExternal', 'AllWallets'],
  },
  AllWallets: {
    load: () => import('./views/all-wallets/all-wallets.container.js').then((m) => m.AllWalletsContainer),
    skeleton: { shape: 'tiles' },
    next: ['pair'],
  },
  ConnectWallets: {
    component: ConnectWalletsContainer,
    next: ['ConnectingExternal'],
  },
  ConnectSocials: {
    component: ConnectSocialsContainer,
    skeleton: { shape: 'list', rows: 4 },
  },
  ConnectingExternal: {
    load: () =>
      import('./views/connecting-external/connecting-external.container.js').then((m) => m.ConnectingExternalContainer),
    title: ({ words, state, view }) => {
      const connectors = Object.values(state.namespaces).flatMap((namespace) => namespace.connectors)
      const connector = connectors.find(({ id }) => id === view.connectorId)
      return words.titles.ConnectingExternal({ wallet: getWalletName(connector, words) })
    },
    focus: 'heading',
  },
  ConnectingMultiChain: {
    load: () =>
      import('./views/connecting-multi-chain/connecting-multi-chain.container.js').then(
        (m) => m.ConnectingMultiChainContainer,
      ),
    focus: 'heading',
    next: ['ConnectingExternal'],
  },
  Downloads: {
    load: () => import('./views/downloads/downloads.container.js').then((m) => m.DownloadsContainer),
    title: ({ words, view }) =>
      words.titles.Downloads({ wallet: toPlainName(view.wallet.name) || words.common.yourWallet }),
    focus: 'heading',
    skeleton: { shape: 'list', rows: 4 },
  },
  GetWallet: {
    load: () => import('./views/get-wallet/get-wallet.container.js').then((m) => m.GetWalletContainer),
    skeleton: { shape: 'list', rows: 5 },
    next: ['Downloads', 'AllWallets'],
  },
  WhatIsAWallet: {
    load: () => import('./views/what-is-a-wallet/what-is-a-wallet.container.js').then((m) => m.WhatIsAWalletContainer),
    focus: 'heading',
    next: ['GetWallet'],
  },
})
