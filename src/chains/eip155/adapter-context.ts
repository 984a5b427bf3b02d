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
  walletConnect: (OwnConnector & { port: WalletConnectPort }) | null
  /** Set if the app uses the embedded wallet. */
  embedded: (OwnConnector & { isAuthorized(): Promise<boolean> }) | null
  /** The running restore, or null. */
  restore: Restore | null
  /** Emits the connections again if they have changed. */
  refresh(): void
  /** The chains of sent transactions, by hash: the wallet may switch before the receipt is read. */
  sentOn: Map<string, number>
  /** The capabilities of wallets, by connection (or session of a paired wallet) and address. */
  capabilities: WeakMap<object, Map<string, Promise<unknown>>>
}

/** A connector that Lintel adds to wagmi. */
export type OwnConnector = {
  create: CreateConnectorFn
  /** The connector that wagmi has set up from `create`, to be used again: the app's own config does not list it. */
  readonly connector: Connector | null
}

export type Restore = {
  /** The wallets that it restores. */
  connectorIds: readonly string[]
  /** Wallets that were disconnected during the restore, here or in another tab, and not connected again since. */
  cancelled: Set<string>
}

/** The session data of a Lintel connector. `accounts`: if the wallet has smart accounts. */
export type SessionDetails = Pick<WalletSession, 'wallet' | 'approvedNetworks' | 'canApproveMore'> &
  Partial<Pick<WalletSession, 'accounts'>>
