import { defineViews } from '../../parts/views/define-views.js'
import type { account } from './feature.js'

export const accountViews = defineViews<typeof account>({
  Account: {
    load: () => import('./views/account/account.container.js').then((m) => m.AccountContainer),
    start: 'network',
    skeleton: { shape: 'account' },
    next: ['choose-network', 'ProfileWallets', 'receive', 'send', 'token', 'transaction'],
  },
  AccountSettings: {
    load: () =>
      import('./views/account-settings/account-settings.container.js').then((m) => m.AccountSettingsContainer),
    focus: 'heading',
    skeleton: { shape: 'list', rows: 3 },
  },
  ProfileWallets: {
    load: () => import('./views/profile-wallets/profile-wallets.container.js').then((m) => m.ProfileWalletsContainer),
    skeleton: { shape: 'list', rows: 3 },
  },
})
