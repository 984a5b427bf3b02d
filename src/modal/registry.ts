import type { LintelState, Messages, View, ViewName } from '../core/index.js'
import { getWalletName } from './parts/plain-name/get-wallet-name.js'
import type { ViewSkeletonShape } from './parts/view-skeleton/view-skeleton.js'
import { createReadyChunk, createViewChunk, type ViewChunk } from './shell/view-chunk.js'
import { ConnectContainer } from './views/connect/connect.container.js'

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

const titleOf =
  (name: 'Connect' | 'WhatIsAWallet' | 'Account' | 'Networks' | 'SwitchNetwork' | 'UnsupportedChain') =>
  ({ words }: { words: Messages }) =>
    words.titles[name]

/**
 * Every view the modal can show. A new view is a folder and a line here. Connect comes with the shell, the others
 * are a chunk each.
 */
export const views: { [Name in ViewName]?: ViewEntry<Name> } = {
  Connect: {
    chunk: createReadyChunk(ConnectContainer),
    title: titleOf('Connect'),
    start: 'help',
    next: ['ConnectingExternal'],
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
  WhatIsAWallet: {
    chunk: createViewChunk(() =>
      import('./views/what-is-a-wallet/what-is-a-wallet.container.js').then((m) => m.WhatIsAWalletContainer),
    ),
    title: titleOf('WhatIsAWallet'),
    focus: 'heading',
  },
  Account: {
    chunk: createViewChunk(() => import('./views/account/account.container.js').then((m) => m.AccountContainer)),
    title: titleOf('Account'),
    start: 'network',
    skeleton: { shape: 'account' },
    next: ['Networks'],
  },
  Networks: {
    chunk: createViewChunk(() => import('./views/networks/networks.container.js').then((m) => m.NetworksContainer)),
    title: titleOf('Networks'),
    skeleton: { shape: 'list', rows: 4, hasSearch: true },
    next: ['SwitchNetwork'],
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
