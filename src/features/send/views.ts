import { Send } from '../../icons/send.js'
import { defineViews } from '../../parts/views/define-views.js'
import type { send } from './feature.js'

export const sendViews = defineViews<typeof send>({
  WalletSend: {
    load: () => import('./views/wallet-send/wallet-send.container.js').then((m) => m.WalletSendContainer),
    next: ['WalletSendSelectToken', 'WalletSendPreview'],
    link: {
      icon: Send,
      from: {
        Account: () => ({}),
        // A wallet sends the tokens of its own network.
        TokenDetail: ({ address, isActive }) => (isActive ? { token: address ?? 'native' } : null),
      },
    },
  },
  WalletSendSelectToken: {
    load: () =>
      import('./views/wallet-send-select-token/wallet-send-select-token.container.js').then(
        (m) => m.WalletSendSelectTokenContainer,
      ),
    skeleton: { shape: 'list', rows: 4, item: 'token', hasSearch: true },
  },
  WalletSendPreview: {
    load: () =>
      import('./views/wallet-send-preview/wallet-send-preview.container.js').then((m) => m.WalletSendPreviewContainer),
    focus: 'heading',
  },
  WalletSendConfirmed: {
    load: () =>
      import('./views/wallet-send-confirmed/wallet-send-confirmed.container.js').then(
        (m) => m.WalletSendConfirmedContainer,
      ),
    title: 'WalletSend',
    focus: 'heading',
  },
})
