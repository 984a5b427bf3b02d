import { defineViews } from '../../parts/views/define-views.js'
import type { networks } from './feature.js'

export const networksViews = defineViews<typeof networks>({
  Networks: {
    load: () => import('./views/networks/networks.container.js').then((m) => m.NetworksContainer),
    skeleton: { shape: 'list', rows: 4, hasSearch: true },
    next: ['SwitchNetwork', 'SwitchActiveChain', 'WhatIsANetwork'],
  },
  SwitchNetwork: {
    load: () => import('./views/switch-network/switch-network.container.js').then((m) => m.SwitchNetworkContainer),
    focus: 'heading',
  },
  SwitchActiveChain: {
    load: () =>
      import('./views/switch-active-chain/switch-active-chain.container.js').then((m) => m.SwitchActiveChainContainer),
    focus: 'heading',
    next: ['connection', 'suggest-wallets'],
  },
  UnsupportedChain: {
    load: () =>
      import('./views/unsupported-chain/unsupported-chain.container.js').then((m) => m.UnsupportedChainContainer),
    focus: 'heading',
  },
  WhatIsANetwork: {
    load: () =>
      import('./views/what-is-a-network/what-is-a-network.container.js').then((m) => m.WhatIsANetworkContainer),
    focus: 'heading',
  },
})
