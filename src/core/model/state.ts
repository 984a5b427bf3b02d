import type { Alert } from '../errors/alert.js'
import type { ErrorCode } from '../errors/error-code.js'
import type { CloseRefusals, FeatureState } from '../feature-types.js'
import type { Transaction } from './activity.js'
import type { CaipNetworkId, Namespace } from './caip.js'
import type { AdapterAbilities } from './chain-adapter.js'
import type { Connection } from './connection.js'
import type { Connector } from './connector.js'
import type { DirectoryWallet } from './directory.js'
import type { PendingRequest } from './embedded-wallet.js'
import type { Network } from './network.js'
import type { WalletKind } from './options/choices.js'
import type { NameOptions } from './options/name-options.js'
import type { ServiceUrls } from './options/service-urls.js'
import type { FeatureSettings } from './options/wallet-features.js'
import type { Token } from './portfolio.js'
import type { KnownSession } from './siwx.js'
import type { View } from './views/view.js'
import type { ViewFacts } from './views/view-facts.js'
import type { AppMetadata } from './wallet-connect.js'

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/** A failure as data. `useMessages().errors[code]` has its title and text. */
export type Failure = { code: ErrorCode; details?: string }

/** A request to a wallet to connect, running or failed. Answers to an older `id` are dropped. */
export type Attempt = {
  id: number
  connectorId: string
  failure: Failure | null
  /** The modal waits 150 ms for the wallet before it shows the view of the connection. */
  isDelayed?: boolean
  /** One login connects every namespace. This attempt follows the first one, and changes nothing that the modal shows. */
  isFollowing?: boolean
}

export type NamespaceState = {
  /** The abilities of this namespace's wallets. */
  can: AdapterAbilities
  /** Every connected wallet, each once, the active one first. */
  connections: readonly Connection[]
  /** The network of the next connection. Use `getNetwork` to read the active network. */
  network: CaipNetworkId
  connectors: readonly Connector[]
  attempt: Attempt | null
  /** The connector whose request was cancelled last: if its approval comes late, it is disconnected again. */
  cancelledId: string | null
  /** The restore of stored sessions; `overdue` after 10 s. */
  restoring: 'running' | 'overdue' | null
  /** The running or last refused network switch. `isSwitchingNamespace` tells whether another namespace has a running one. */
  switching: { id: number; network: CaipNetworkId; failure: Failure | null } | null
}

export type ModalState = {
  open: boolean
  /** Set for 500 ms after a refused close; `reason` is announced. `since` is in ms since the epoch. */
  shake: { since: number; reason: CloseRefusal } | null
}

/** Why the modal did not close. */
export type CloseRefusal = keyof CloseRefusals

export type RouterState = {
  /** Never empty; the last one is shown. */
  stack: readonly [View, ...View[]]
  /** The direction of the last change, for the slide animation. */
  direction: 'forward' | 'back' | 'none'
}

export type Toast = ToastContent & { id: number }

/** The content of a toast: a text, or the title of an error. */
export type ToastContent = {
  variant: 'success' | 'error' | 'loading'
  /** A toast with an action does not close by itself. */
  action?: { label: string; href?: string }
} & ({ message: string; error?: undefined } | { message?: undefined; error: ErrorCode })

export type ToastState =
  | { status: 'closed' }
  | {
      status: 'open'
      toast: Toast
      /** When the timer `left` started, in ms since the epoch. */
      since: number
      /** How long it stays from `since` on, in ms; null until it is dismissed. */
      left: number | null
      /** Under the pointer or focused: its timer is paused. */
      isHeld: boolean
    }
  | { status: 'swapping'; next: Toast; since: number }

/**
 * The sessions that an app asks of its accounts. The view whose facts name this part of the state starts one.
 */
export type SessionState = {
  /** The namespaces whose accounts can have a session. None when the app asks for none. */
  namespaces: readonly Namespace[]
  /** Whether an account without a session may not be used. */
  required: boolean
  /** Whether the view opens after connecting even if a session is not required. */
  opensAfterConnecting: boolean
  /** The valid sessions, one per account and network. Use `getSession`. */
  sessions: readonly KnownSession[]
}

/** The theme of the modal where it differs from the page's. The axes of `Theme` in `lintel/theme`. */
export type ModalTheme = {
  appearance?: 'light' | 'dark' | 'system' | undefined
  /** One of Lintel's accents, or an accent of the app whose css is loaded. */
  accent?: string | undefined
  gray?: 'auto' | 'gray' | 'mauve' | 'slate' | 'sage' | 'olive' | 'sand' | undefined
  radius?: 'none' | 'small' | 'medium' | 'large' | 'full' | undefined
  scaling?: '90%' | '95%' | '100%' | '105%' | '110%' | undefined
  panel?: 'solid' | 'translucent' | undefined
}

/** The options that are plain data, by their own names and with their defaults. They do not change after the start. */
export type Settings = {
  metadata: AppMetadata
  enableNetworkSwitch: boolean
  allowUnsupportedChain: boolean
  termsConditionsUrl: string | null
  privacyPolicyUrl: string | null
  /** The tokens of the app, for all networks. */
  tokens: readonly Token[]
  names: NameOptions
  watchPendingTransactions: boolean
  /** Ids of the directory: only these. Empty for all. */
  includeWalletIds: readonly string[]
  excludeWalletIds: readonly string[]
  featuredWalletIds: readonly string[]
  customWallets: readonly DirectoryWallet[]
  walletOrder: readonly WalletKind[]
  features: FeatureSettings
  /** The URLs of the services that the app uses. */
  services: ServiceUrls
  /** The id of the app at its services. */
  projectId: string | null
  /** Null when the theme of the page applies. */
  themeMode: NonNullable<ModalTheme['appearance']> | null
  themeVariables: Omit<ModalTheme, 'appearance'> | null
  /** Whether the app has no adapters and can only pair. */
  isBasic: boolean
  /** Whether the embedded wallet is set up: `embedded`, `services.frame` and `projectId`. */
  hasEmbedded: boolean
  /** Whether pairing is set up. */
  hasPairing: boolean
  /** Whether the app has a directory. */
  hasDirectory: boolean
  /** Whether the app has a data API. */
  hasDataApi: boolean
}

/** A wallet used before. `wallet` is set if it was paired: then only the directory knows its name and icon. */
export type RecentWallet = { connectorId: string; wallet: DirectoryWallet | null }

/** A wallet that a namespace has used. Those of a namespace are in the order of their last use, the active one first. */
export type StoredConnection = RecentWallet & {
  namespace: Namespace
  /** Whether the next visit restores it. */
  isConnected: boolean
  /** When the visitor chose it, in ms since the epoch; null for one that was never chosen there. */
  chosenAt: number | null
}

/** How many wallets used before are kept. */
export const MAX_RECENT_WALLETS = 2

/** How many transactions that were sent from this browser are kept, of all accounts. */
export const MAX_SENT = 200

/** A pairing with a wallet by WalletConnect, from the first link to the wallet's answer. */
export type PairingState = {
  /** Stays the same while links are renewed. */
  id: number
  /** The wallet that the visitor chose; null for any. */
  wallet: DirectoryWallet | null
  /** The newest link; null before the first. */
  uri: string | null
  /** When the newest link expires, in ms since the epoch. */
  expiresAt: number | null
  failure: Failure | null
}

/** All of Lintel's state: one plain, immutable, serializable object. */
export type LintelState = FeatureState & {
  settings: Settings
  modal: ModalState
  router: RouterState
  /** The facts of every view, by its name. They do not change. */
  views: Readonly<Record<string, ViewFacts>>
  networks: readonly Network[]
  namespaces: Partial<Record<Namespace, NamespaceState>>
  activeNamespace: Namespace
  /** When `start()` asked the installed wallets to announce themselves, in ms since the epoch; null before. */
  startedAt: number | null
  /** Whether this is a phone. False until `start()`, so that a server and the first render agree. */
  isMobile: boolean
  /** The wallets used last, newest first, at most `MAX_RECENT_WALLETS`. */
  recentWallets: readonly RecentWallet[]
  /** The running or last failed pairing; null before the first. */
  pairing: PairingState | null
  toast: ToastState
  pending: readonly PendingRequest[]
  /** Errors that only a developer can correct, each once. In development the modal shows them. */
  alerts: readonly Alert[]
  /** Sent from this browser by every account, newest first, at most 200. */
  transactions: readonly Transaction[]
  /** When reading a balance last failed, per network, in ms since the epoch, and why. Retries wait 30 s. */
  balanceFailures: Partial<Record<CaipNetworkId, BalanceFailure>>
}

export type BalanceFailure = { at: number; reason: ErrorCode }
