import type { ComponentType } from 'react'
import type { LintelState, Messages, View, ViewName } from '../core/index.js'
import { type LazyComponent, lazyComponent } from './parts/lazy-component.js'
import { providerNames } from './parts/login/socials/provider-names.js'
import { getWalletName } from './parts/names/get-wallet-name.js'
import { toPlainName } from './parts/names/to-plain-name.js'
import type { ViewSkeletonShape } from './parts/view-skeleton/view-skeleton.js'
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

type ViewProps<Name extends ViewName> = { view: Extract<View, { name: Name }> }

/** What the shell needs to know about a view. */
export type ViewEntry<Name extends ViewName = ViewName> = {
  component: ComponentType<ViewProps<Name>> | LazyComponent<ViewProps<Name>>
  title: (context: TitleContext<Name>) => string
  /** At the start of the header when there is nothing to go back to. */
  start?: 'help' | 'network'
  /**
   * Where focus goes. By default to the first control when the modal opens on this view, and to the heading after another
   * view. `heading`: there when the modal opens, too. `field`: to the first control after another view, too, for a view
   * whose only purpose is one field.
   */
  focus?: 'heading' | 'field'
  /** The shape shown while the view's code loads. Default: a centred message. */
  skeleton?: ViewSkeletonShape
  /** Views that often follow. Their code is preloaded while this one is shown. */
  next?: readonly ViewName[]
}

type Titles = Messages['titles']

const titleOf =
  (name: { [Name in keyof Titles]: Titles[Name] extends string ? Name : never }[keyof Titles]) =>
  ({ words }: { words: Messages }) =>
    words.titles[name]

/**
 * Every view of the modal. To add one, add a folder and an entry here. Connect, ConnectWallets and ConnectSocials load
 * with the shell, each other view by an import of its own.
 */
export const views: { [Name in ViewName]?: ViewEntry<Name> } = {
  Connect: {
    component: ConnectContainer,
    title: titleOf('Connect'),
    start: 'help',
    skeleton: { shape: 'list', rows: 4, hasSearch: true },
    next: ['ConnectingExternal', 'AllWallets'],
  },
  ConnectWallets: {
    component: ConnectWalletsContainer,
    title: titleOf('ConnectWallets'),
    next: ['ConnectingExternal'],
  },
  ConnectSocials: {
    component: ConnectSocialsContainer,
    title: titleOf('ConnectSocials'),
    skeleton: { shape: 'list', rows: 4 },
  },
  AllWallets: {
    component: lazyComponent(() =>
      import('./views/all-wallets/all-wallets.container.js').then((m) => m.AllWalletsContainer),
    ),
    title: titleOf('AllWallets'),
    skeleton: { shape: 'tiles' },
    next: ['ConnectingWalletConnect'],
  },
  ConnectingExternal: {
    component: lazyComponent(() =>
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
    component: lazyComponent(() =>
      import('./views/connecting-wallet-connect/connecting-wallet-connect.container.js').then(
        (m) => m.ConnectingWalletConnectContainer,
      ),
    ),
    title: ({ words, view }) => (view.wallet ? toPlainName(view.wallet.name) : words.titles.ConnectingWalletConnect),
    focus: 'heading',
    next: ['Downloads'],
  },
  ConnectingWalletConnectBasic: {
    component: lazyComponent(() =>
      import('./views/connecting-wallet-connect/connecting-wallet-connect.container.js').then(
        (m) => m.ConnectingWalletConnectBasicContainer,
      ),
    ),
    title: titleOf('ConnectingWalletConnect'),
    focus: 'heading',
    next: ['AllWallets'],
  },
  ConnectingMultiChain: {
    component: lazyComponent(() =>
      import('./views/connecting-multi-chain/connecting-multi-chain.container.js').then(
        (m) => m.ConnectingMultiChainContainer,
      ),
    ),
    title: titleOf('ConnectingMultiChain'),
    focus: 'heading',
    next: ['ConnectingExternal'],
  },
  ProfileWallets: {
    component: lazyComponent(() =>
      import('./views/profile-wallets/profile-wallets.container.js').then((m) => m.ProfileWalletsContainer),
    ),
    title: titleOf('ProfileWallets'),
    skeleton: { shape: 'list', rows: 3 },
  },
  SwitchActiveChain: {
    component: lazyComponent(() =>
      import('./views/switch-active-chain/switch-active-chain.container.js').then((m) => m.SwitchActiveChainContainer),
    ),
    title: titleOf('SwitchActiveChain'),
    focus: 'heading',
    next: ['ConnectingExternal', 'GetWallet'],
  },
  WhatIsAWallet: {
    component: lazyComponent(() =>
      import('./views/what-is-a-wallet/what-is-a-wallet.container.js').then((m) => m.WhatIsAWalletContainer),
    ),
    title: titleOf('WhatIsAWallet'),
    focus: 'heading',
    next: ['GetWallet'],
  },
  GetWallet: {
    component: lazyComponent(() =>
      import('./views/get-wallet/get-wallet.container.js').then((m) => m.GetWalletContainer),
    ),
    title: titleOf('GetWallet'),
    skeleton: { shape: 'list', rows: 5 },
    next: ['Downloads', 'AllWallets'],
  },
  Downloads: {
    component: lazyComponent(() =>
      import('./views/downloads/downloads.container.js').then((m) => m.DownloadsContainer),
    ),
    title: ({ words, view }) =>
      words.titles.Downloads({ wallet: toPlainName(view.wallet.name) || words.common.yourWallet }),
    focus: 'heading',
    skeleton: { shape: 'list', rows: 4 },
  },
  WhatIsANetwork: {
    component: lazyComponent(() =>
      import('./views/what-is-a-network/what-is-a-network.container.js').then((m) => m.WhatIsANetworkContainer),
    ),
    title: titleOf('WhatIsANetwork'),
    focus: 'heading',
  },
  Account: {
    component: lazyComponent(() => import('./views/account/account.container.js').then((m) => m.AccountContainer)),
    title: titleOf('Account'),
    start: 'network',
    skeleton: { shape: 'account' },
    next: ['Networks', 'ProfileWallets', 'WalletReceive', 'WalletSend', 'TokenDetail', 'TransactionDetail'],
  },
  AccountSettings: {
    component: lazyComponent(() =>
      import('./views/account-settings/account-settings.container.js').then((m) => m.AccountSettingsContainer),
    ),
    title: titleOf('AccountSettings'),
    focus: 'heading',
    skeleton: { shape: 'list', rows: 3 },
  },
  TokenDetail: {
    component: lazyComponent(() =>
      import('./views/token-detail/token-detail.container.js').then((m) => m.TokenDetailContainer),
    ),
    title: ({ words, view }) => words.titles.TokenDetail({ token: toPlainName(view.symbol) }),
    focus: 'heading',
  },
  TransactionDetail: {
    component: lazyComponent(() =>
      import('./views/transaction-detail/transaction-detail.container.js').then((m) => m.TransactionDetailContainer),
    ),
    title: titleOf('TransactionDetail'),
    focus: 'heading',
  },
  Transactions: {
    component: lazyComponent(() =>
      import('./views/transactions/transactions.container.js').then((m) => m.TransactionsContainer),
    ),
    title: titleOf('Transactions'),
    skeleton: { shape: 'list', rows: 7, item: 'transaction' },
    next: ['TransactionDetail'],
  },
  WalletReceive: {
    component: lazyComponent(() =>
      import('./views/wallet-receive/wallet-receive.container.js').then((m) => m.WalletReceiveContainer),
    ),
    title: titleOf('WalletReceive'),
    focus: 'heading',
    next: ['WalletCompatibleNetworks'],
  },
  WalletCompatibleNetworks: {
    component: lazyComponent(() =>
      import('./views/wallet-compatible-networks/wallet-compatible-networks.container.js').then(
        (m) => m.WalletCompatibleNetworksContainer,
      ),
    ),
    title: titleOf('WalletCompatibleNetworks'),
    focus: 'heading',
    skeleton: { shape: 'list', rows: 3 },
  },
  WalletSend: {
    component: lazyComponent(() =>
      import('./views/wallet-send/wallet-send.container.js').then((m) => m.WalletSendContainer),
    ),
    title: titleOf('WalletSend'),
    next: ['WalletSendSelectToken', 'WalletSendPreview'],
  },
  WalletSendSelectToken: {
    component: lazyComponent(() =>
      import('./views/wallet-send-select-token/wallet-send-select-token.container.js').then(
        (m) => m.WalletSendSelectTokenContainer,
      ),
    ),
    title: titleOf('WalletSendSelectToken'),
    skeleton: { shape: 'list', rows: 4, item: 'token', hasSearch: true },
  },
  WalletSendPreview: {
    component: lazyComponent(() =>
      import('./views/wallet-send-preview/wallet-send-preview.container.js').then((m) => m.WalletSendPreviewContainer),
    ),
    title: titleOf('WalletSendPreview'),
    focus: 'heading',
  },
  WalletSendConfirmed: {
    component: lazyComponent(() =>
      import('./views/wallet-send-confirmed/wallet-send-confirmed.container.js').then(
        (m) => m.WalletSendConfirmedContainer,
      ),
    ),
    title: titleOf('WalletSend'),
    focus: 'heading',
  },
  EmailLogin: {
    component: lazyComponent(() =>
      import('./views/email-login/email-login.container.js').then((m) => m.EmailLoginContainer),
    ),
    title: titleOf('EmailLogin'),
    focus: 'field',
    next: ['EmailVerifyOtp'],
  },
  EmailVerifyOtp: {
    component: lazyComponent(() =>
      import('./views/email-verify-otp/email-verify-otp.container.js').then((m) => m.EmailVerifyOtpContainer),
    ),
    title: titleOf('EmailVerifyOtp'),
    focus: 'field',
    next: ['ApproveTransaction'],
  },
  EmailVerifyDevice: {
    component: lazyComponent(() =>
      import('./views/email-verify-device/email-verify-device.container.js').then((m) => m.EmailVerifyDeviceContainer),
    ),
    title: titleOf('EmailVerifyDevice'),
    focus: 'heading',
    next: ['EmailVerifyOtp'],
  },
  ConnectingSocial: {
    component: lazyComponent(() =>
      import('./views/connecting-social/connecting-social.container.js').then((m) => m.ConnectingSocialContainer),
    ),
    title: ({ view }) => providerNames[view.provider],
    focus: 'heading',
    next: ['ApproveTransaction'],
  },
  ConnectingFarcaster: {
    component: lazyComponent(() =>
      import('./views/connecting-farcaster/connecting-farcaster.container.js').then(
        (m) => m.ConnectingFarcasterContainer,
      ),
    ),
    title: () => providerNames.farcaster,
    focus: 'heading',
    next: ['ApproveTransaction'],
  },
  UpdateEmail: {
    component: lazyComponent(() =>
      import('./views/update-email/update-email.container.js').then((m) => m.UpdateEmailContainer),
    ),
    title: titleOf('UpdateEmail'),
    focus: 'field',
    next: ['UpdateEmailPrimaryOtp'],
  },
  UpdateEmailPrimaryOtp: {
    component: lazyComponent(() =>
      import('./views/update-email-primary-otp/update-email-primary-otp.container.js').then(
        (m) => m.UpdateEmailPrimaryOtpContainer,
      ),
    ),
    title: titleOf('UpdateEmail'),
    focus: 'field',
    next: ['UpdateEmailSecondaryOtp'],
  },
  UpdateEmailSecondaryOtp: {
    component: lazyComponent(() =>
      import('./views/update-email-secondary-otp/update-email-secondary-otp.container.js').then(
        (m) => m.UpdateEmailSecondaryOtpContainer,
      ),
    ),
    title: titleOf('UpdateEmail'),
    focus: 'field',
  },
  UpgradeWallet: {
    component: lazyComponent(() =>
      import('./views/upgrade-wallet/upgrade-wallet.container.js').then((m) => m.UpgradeWalletContainer),
    ),
    title: titleOf('UpgradeWallet'),
    focus: 'heading',
    next: ['ApproveTransaction'],
  },
  SmartAccountSettings: {
    component: lazyComponent(() =>
      import('./views/smart-account-settings/smart-account-settings.container.js').then(
        (m) => m.SmartAccountSettingsContainer,
      ),
    ),
    title: titleOf('SmartAccountSettings'),
    focus: 'heading',
    skeleton: { shape: 'list', rows: 2 },
  },
  ApproveTransaction: {
    component: lazyComponent(() =>
      import('./views/approve-transaction/approve-transaction.container.js').then((m) => m.ApproveTransactionContainer),
    ),
    title: titleOf('ApproveTransaction'),
    focus: 'heading',
  },
  Networks: {
    component: lazyComponent(() => import('./views/networks/networks.container.js').then((m) => m.NetworksContainer)),
    title: titleOf('Networks'),
    skeleton: { shape: 'list', rows: 4, hasSearch: true },
    next: ['SwitchNetwork', 'SwitchActiveChain', 'WhatIsANetwork'],
  },
  SwitchNetwork: {
    component: lazyComponent(() =>
      import('./views/switch-network/switch-network.container.js').then((m) => m.SwitchNetworkContainer),
    ),
    title: titleOf('SwitchNetwork'),
    focus: 'heading',
  },
  SIWXSignMessage: {
    component: lazyComponent(() =>
      import('./views/siwx-sign-message/siwx-sign-message.container.js').then((m) => m.SIWXSignMessageContainer),
    ),
    title: titleOf('SIWXSignMessage'),
    focus: 'heading',
  },
  UnsupportedChain: {
    component: lazyComponent(() =>
      import('./views/unsupported-chain/unsupported-chain.container.js').then((m) => m.UnsupportedChainContainer),
    ),
    title: titleOf('UnsupportedChain'),
    focus: 'heading',
  },
}

/** The entry of a view, or undefined when the view is not built yet. */
export function getViewEntry(view: View): ViewEntry | undefined {
  // Each entry is typed for its own view; a lookup by name cannot keep that type.
  return views[view.name] as ViewEntry | undefined
}

/** Fetches the code of a view. A failure is ignored here: the view fetches again when it is shown, and reports it. */
export function preloadView(name: ViewName): void {
  const component = views[name]?.component
  if (component && 'load' in component) component.load().catch(() => undefined)
}
