import { ScanQrCode } from '../../icons/scan-qr-code.js'
import { toPlainName } from '../../parts/names/to-plain-name.js'
import { defineViews } from '../../parts/views/define-views.js'
import type { pairing } from './feature.js'

export const pairingViews = defineViews<typeof pairing>({
  ConnectingWalletConnect: {
    load: () =>
      import('./views/connecting-wallet-connect/connecting-wallet-connect.container.js').then(
        (m) => m.ConnectingWalletConnectContainer,
      ),
    link: { icon: ScanQrCode, from: { SwitchActiveChain: () => ({ wallet: null }) } },
    title: ({ words, view }) => (view.wallet ? toPlainName(view.wallet.name) : words.titles.ConnectingWalletConnect),
    focus: 'heading',
    next: ['downloads'],
  },
  ConnectingWalletConnectBasic: {
    load: () =>
      import('./views/connecting-wallet-connect/connecting-wallet-connect.container.js').then(
        (m) => m.ConnectingWalletConnectBasicContainer,
      ),
    title: 'ConnectingWalletConnect',
    focus: 'heading',
    next: ['all-wallets'],
  },
})
