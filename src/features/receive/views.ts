import { QrCode } from '../../icons/qr-code.js'
import { defineViews } from '../../parts/views/define-views.js'
import type { receive } from './feature.js'

export const receiveViews = defineViews<typeof receive>({
  WalletReceive: {
    load: () => import('./views/wallet-receive/wallet-receive.container.js').then((m) => m.WalletReceiveContainer),
    focus: 'heading',
    next: ['WalletCompatibleNetworks'],
    link: {
      icon: QrCode,
      from: { Account: () => ({}), FundWallet: () => ({}), TokenDetail: ({ network }) => ({ network }) },
    },
  },
  WalletCompatibleNetworks: {
    load: () =>
      import('./views/wallet-compatible-networks/wallet-compatible-networks.container.js').then(
        (m) => m.WalletCompatibleNetworksContainer,
      ),
    focus: 'heading',
    skeleton: { shape: 'list', rows: 3 },
  },
})
