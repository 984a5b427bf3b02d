import { defineViews } from '../../modal/parts/views/define-views.js'
import type { networks } from './feature.js'

export const networksViews = defineViews<typeof networks>({
  Networks: {
    load: () => import('../../modal/views/networks/networks.container.js').then((m) => m.NetworksContainer),
    skeleton: { shape: 'list', rows: 4, hasSearch: true },
    next: ['SwitchNetwork', 'SwitchActiveChain', 'WhatIsANetwork'],
  },
  SwitchNetwork: {
    load: () =>
      import('../../modal/views/switch-network/switch-network.container.js').then((m) => m.SwitchNetworkContainer),
    focus: 'heading',
  },
  SwitchActiveChain: {
    load: () =>
      import('../../modal/views/switch-active-chain/switch-active-chain.container.js').then(
        (m) => m.SwitchActiveChainContainer,
      ),
    focus: 'heading',
    next: ['ConnectingExternal', 'GetWallet'],
  },
  UnsupportedChain: {
    load: () =>
      import('../../modal/views/unsupported-chain/unsupported-chain.container.js').then(
        (m) => m.UnsupportedChainContainer,
      ),
    focus: 'heading',
  },
  WhatIsANetwork: {
    load: () =>
      import('../../modal/views/what-is-a-network/what-is-a-network.container.js').then(
        (m) => m.WhatIsANetworkContainer,
      ),
    focus: 'heading',
  },
})
