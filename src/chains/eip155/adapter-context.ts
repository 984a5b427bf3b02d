import type { Config, Connector, CreateConnectorFn } from 'wagmi'
import type { WalletSession } from '../../core/model/chain-adapter.js'
import type { WalletConnectPort } from '../../core/model/wallet-connect.js'

/** Shared by the actions of one adapter. */
export type AdapterContext = {
  /** Created at the first access. */
  readonly config: Config
  /** Whether the app passed the config; `WagmiProvider` then usually restores the sessions. */
  isAppConfig: boolean
  /** Set if the app uses WalletConnect. */
  walletConnect: { port: WalletConnectPort; connector: CreateConnectorFn } | null
  /** Set if the app uses the embedded wallet. */
  embedded: { connector: CreateConnectorFn; isAuthorized(): Promise<boolean> } | null
  /** The newest connection attempt by connector id, to tell whether a late approval is still wanted. */
  attempts: Map<string, number>
  /** The wallet that was active before the present one; null while there was none. */
  previousActive: string | null
  /** Whether a restore has run since the page loaded. */
  hasRestored: boolean
  /** The running restore, or null. */
  restore: Restore | null
  /** Emits the connections again if they have changed. */
  refresh(): void
  /** The chains of sent transactions, by hash: the wallet may switch before the receipt is read. */
  sentOn: Map<string, number>
  /** The capabilities of wallets, by connection (or session of a paired wallet) and address. */
  capabilities: WeakMap<object, Map<string, Promise<unknown>>>
}

export type Restore = {
  /** Wallets that were disconnected during the restore, here or in another tab; `all` for every one. */
  cancelled: Set<string> | 'all'
  /** Wallets that the visitor connected meanwhile. */
  chosen: Connector[]
}

/** The session data of a Lintel connector. `accounts`: if the wallet has smart accounts. */
export type SessionDetails = Pick<WalletSession, 'wallet' | 'approvedNetworks' | 'canApproveMore'> &
  Partial<Pick<WalletSession, 'accounts'>>
