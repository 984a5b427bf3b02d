import type { Payment } from '../requests/send/payment.js'
import type { CaipNetworkId, Namespace } from './caip.js'
import type { WindowProvider } from './connector.js'
import type { DirectoryWallet } from './directory.js'

/** One view of the modal with its parameters. `ApproveTransaction` is here because routing rules name it. */
export type View =
  | { name: 'Connect' }
  | { name: 'AllWallets' }
  | { name: 'ConnectWallets' }
  | { name: 'ConnectSocials' }
  | { name: 'EmailLogin' }
  | { name: 'EmailVerifyDevice'; email: string }
  | { name: 'EmailVerifyOtp'; email: string }
  | { name: 'ConnectingSocial'; provider: WindowProvider }
  | { name: 'ConnectingFarcaster' }
  | { name: 'UpdateEmail' }
  | { name: 'UpdateEmailPrimaryOtp'; email: string }
  | { name: 'UpdateEmailSecondaryOtp'; email: string }
  | { name: 'UpgradeWallet' }
  | { name: 'SmartAccountSettings' }
  | { name: 'ConnectingExternal'; connectorId: string }
  /** Without a wallet it shows a QR code for any. */
  | { name: 'ConnectingWalletConnect'; wallet: DirectoryWallet | null }
  | { name: 'ConnectingWalletConnectBasic' }
  /** One wallet that has connectors in several namespaces. */
  | { name: 'ConnectingMultiChain'; connectorIds: Partial<Record<Namespace, string>> }
  | { name: 'Downloads'; wallet: DirectoryWallet }
  | { name: 'GetWallet' }
  | { name: 'ProfileWallets' }
  | { name: 'Account' }
  | { name: 'AccountSettings' }
  /** A token of the account; without `address` the native currency. `symbol` is the title. */
  | { name: 'TokenDetail'; network: CaipNetworkId; address?: string; symbol: string }
  /** A transaction of the account, by its id. */
  | { name: 'TransactionDetail'; id: string }
  | { name: 'Transactions' }
  /** The QR code is for `network`: by default the active one. */
  | { name: 'WalletReceive'; network?: CaipNetworkId }
  | { name: 'WalletCompatibleNetworks' }
  /**
   * What is given is filled in. `token`: a contract, or `native` for the network's own currency; `amount`: whole tokens,
   * with a point; `to`: an address or a name.
   */
  | { name: 'WalletSend'; token?: string; amount?: string; to?: string }
  | { name: 'WalletSendSelectToken' }
  /** Exactly this is sent. */
  | { name: 'WalletSendPreview'; payment: Payment }
  /** For an app that opened WalletSend with parameters. */
  | { name: 'WalletSendConfirmed'; network: CaipNetworkId; hash: string }
  | { name: 'WhatIsAWallet' }
  | { name: 'WhatIsANetwork' }
  | { name: 'Networks' }
  | { name: 'SwitchNetwork'; network: CaipNetworkId }
  | { name: 'SwitchActiveChain'; network: CaipNetworkId }
  | { name: 'UnsupportedChain' }
  | { name: 'ApproveTransaction' }
  | { name: 'SIWXSignMessage' }

export type ViewName = View['name']
