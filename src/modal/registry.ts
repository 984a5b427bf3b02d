import type { LintelState, Messages, View, ViewName } from '../core/index.js'
import { getWalletName } from './parts/plain-name/get-wallet-name.js'
import { toPlainName } from './parts/plain-name/to-plain-name.js'
import type { ViewSkeletonShape } from './parts/view-skeleton/view-skeleton.js'
import { createReadyChunk, createViewChunk, type ViewChunk } from './shell/view-chunk.js'
import {
  ConnectContainer,
  ConnectSocialsContainer,
  ConnectWalletsContainer,
} from './views/connect/connect.container.js'

export type TitleContext<Name extends ViewName = ViewName> = {
  words: Messages
  state: LintelState
  view: Extract<View, { name: Name }>
}

/** What the shell has to know about a view. */
export type ViewEntry<Name extends ViewName = ViewName> = {
  chunk: ViewChunk<{ view: Extract<View, { name: Name }> }>
  title: (context: TitleContext<Name>) => string
  /** At the start of the header when there is nothing to go back to. */
  start?: 'help' | 'network'
  /** Where focus goes when the modal opens on this view. Default: the first control. */
  focus?: 'heading'
  /** The shape shown while the view's chunk is on its way. Default: a centred message. */
  skeleton?: ViewSkeletonShape
  /** Likely next views: fetched while the visitor reads this one. */
  next?: readonly ViewName[]
}

type Titles = Messages['titles']

const titleOf =
  (name: { [Name in keyof Titles]: Titles[Name] extends string ? Name : never }[keyof Titles]) =>
  ({ words }: { words: Messages }) =>
    words.titles[name]

/**
 * Every view the modal can show. A new view is a folder and a line here. Connect, and the parts of it that are
 * ConnectWallets and ConnectSocials, come with the shell, the others are a chunk each.
 */
export const views: { [Name in ViewName]?: ViewEntry<Name> } = {
  Connect: {
    chunk: createReadyChunk(ConnectContainer),
    title: titleOf('Connect'),
    start: 'help',
    next: ['ConnectingExternal', 'AllWallets'],
  },
  ConnectWallets: {
    chunk: createReadyChunk(ConnectWalletsContainer),
    title: titleOf('ConnectWallets'),
    next: ['ConnectingExternal'],
  },
  ConnectSocials: {
    chunk: createReadyChunk(ConnectSocialsContainer),
    title: ({ words }) => words.embedded.socials,
  },
  AllWallets: {
    chunk: createViewChunk(() =>
      import('./views/all-wallets/all-wallets.container.js').then((m) => m.AllWalletsContainer),
    ),
    title: titleOf('AllWallets'),
    skeleton: { shape: 'tiles' },
    next: ['ConnectingWalletConnect'],
  },
  ConnectingExternal: {
    chunk: createViewChunk(() =>
      import('./views/connecting-external/connecting-external.container.js').then((m) => m.ConnectingExternalContainer),
    ),
    title: ({ words, state, view }) => {
      const connectors = Object.values(state.namespaces).flatMap((namespace) => namespace.connectors)
      const connector = connectors.find(({ id }) => id === view.connectorId)
      return words.titles.ConnectingExternal({ wallet: getWalletName(connector, words) })
    },
    focus: 'heading',
  },
  ConnectingWalletConnect: {
    chunk: createViewChunk(() =>
      import('./views/connecting-wallet-connect/connecting-wallet-connect.container.js').then(
        (m) => m.ConnectingWalletConnectContainer,
      ),
    ),
    title: ({ words, view }) => (view.wallet ? toPlainName(view.wallet.name) : words.titles.ConnectingWalletConnect),
    focus: 'heading',
    next: ['Downloads'],
  },
  ConnectingWalletConnectBasic: {
    chunk: createViewChunk(() =>
      import('./views/connecting-wallet-connect-basic/connecting-wallet-connect-basic.container.js').then(
        (m) => m.ConnectingWalletConnectBasicContainer,
      ),
    ),
    title: titleOf('ConnectingWalletConnect'),
    focus: 'heading',
    next: ['AllWallets'],
  },
  ConnectingMultiChain: {
    chunk: createViewChunk(() =>
      import('./views/connecting-multi-chain/connecting-multi-chain.container.js').then(
        (m) => m.ConnectingMultiChainContainer,
      ),
    ),
    title: titleOf('ConnectingMultiChain'),
    focus: 'heading',
    next: ['ConnectingExternal'],
  },
  ProfileWallets: {
    chunk: createViewChunk(() =>
      import('./views/profile-wallets/profile-wallets.container.js').then((m) => m.ProfileWalletsContainer),
    ),
    title: titleOf('ProfileWallets'),
    skeleton: { shape: 'list', rows: 3 },
  },
  SwitchActiveChain: {
    chunk: createViewChunk(() =>
      import('./views/switch-active-chain/switch-active-chain.container.js').then((m) => m.SwitchActiveChainContainer),
    ),
    title: titleOf('SwitchActiveChain'),
    focus: 'heading',
    next: ['ConnectingExternal', 'GetWallet'],
  },
  WhatIsAWallet: {
    chunk: createViewChunk(() =>
      import('./views/what-is-a-wallet/what-is-a-wallet.container.js').then((m) => m.WhatIsAWalletContainer),
    ),
    title: titleOf('WhatIsAWallet'),
    focus: 'heading',
    next: ['GetWallet'],
  },
  GetWallet: {
    chunk: createViewChunk(() =>
      import('./views/get-wallet/get-wallet.container.js').then((m) => m.GetWalletContainer),
    ),
    title: titleOf('GetWallet'),
    skeleton: { shape: 'list', rows: 5 },
    next: ['Downloads', 'AllWallets'],
  },
  Downloads: {
    chunk: createViewChunk(() => import('./views/downloads/downloads.container.js').then((m) => m.DownloadsContainer)),
    title: ({ words, view }) =>
      words.titles.Downloads({ wallet: toPlainName(view.wallet.name) || words.common.yourWallet }),
    focus: 'heading',
    skeleton: { shape: 'list', rows: 4 },
  },
  WhatIsANetwork: {
    chunk: createViewChunk(() =>
      import('./views/what-is-a-network/what-is-a-network.container.js').then((m) => m.WhatIsANetworkContainer),
    ),
    title: titleOf('WhatIsANetwork'),
    focus: 'heading',
  },
  Account: {
    chunk: createViewChunk(() => import('./views/account/account.container.js').then((m) => m.AccountContainer)),
    title: titleOf('Account'),
    start: 'network',
    skeleton: { shape: 'account' },
    next: ['Networks', 'ProfileWallets'],
  },
  Networks: {
    chunk: createViewChunk(() => import('./views/networks/networks.container.js').then((m) => m.NetworksContainer)),
    title: titleOf('Networks'),
    skeleton: { shape: 'list', rows: 4, hasSearch: true },
    next: ['SwitchNetwork', 'SwitchActiveChain', 'WhatIsANetwork'],
  },
  SwitchNetwork: {
    chunk: createViewChunk(() =>
      import('./views/switch-network/switch-network.container.js').then((m) => m.SwitchNetworkContainer),
    ),
    title: titleOf('SwitchNetwork'),
    focus: 'heading',
  },
  UnsupportedChain: {
    chunk: createViewChunk(() =>
      import('./views/unsupported-chain/unsupported-chain.container.js').then((m) => m.UnsupportedChainContainer),
    ),
    title: titleOf('UnsupportedChain'),
    focus: 'heading',
  },
}

/** The entry of a view; undefined when it is not built. Typed view by view above, looked up by name here. */
export function getViewEntry(view: View): ViewEntry | undefined {
  return views[view.name] as ViewEntry | undefined
}
