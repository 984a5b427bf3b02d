import type { ErrorCode } from '../errors/error-code.js'
import type { CaipNetworkId, Namespace } from './caip.js'
import type { Connection } from './connection.js'
import type { Connector } from './connector.js'
import type { DirectoryWallet } from './directory.js'
import type { Network } from './network.js'
import type { View } from './view.js'

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/** A failure as data; the text shown is looked up from `code`. */
export type Failure = { code: ErrorCode; details?: string }

/** A request to a wallet to connect, running or failed. Answers to an older `id` are dropped. */
export type Attempt = {
  id: number
  connectorId: string
  failure: Failure | null
  /** The wallet has 150 ms to answer before the modal shows ConnectingExternal. */
  isDelayed?: boolean
}

export type NamespaceState = {
  /** Every connected wallet, each once, the active one first. */
  connections: readonly Connection[]
  /** The network the app asks for while no wallet is connected; use `getNetwork` to read the network in use. */
  network: CaipNetworkId
  connectors: readonly Connector[]
  attempt: Attempt | null
  /** The connector whose request was cancelled last: an approval of it that comes late is disconnected again. */
  cancelledId: string | null
  /** A restore of stored sessions; `overdue` after 10 s. */
  restoring: 'running' | 'overdue' | null
  /** The running or last refused network switch. */
  switching: { id: number; network: CaipNetworkId; failure: Failure | null } | null
}

export type ModalState = {
  open: boolean
  loading: boolean
  /** Set for 500 ms after a refused close; `reason` is announced. `since` is in ms since the epoch. */
  shake: { since: number; reason: CloseRefusal } | null
}

/** Why the modal would not close. */
export type CloseRefusal = 'approve-pending' | 'sign-in-required' | 'unsupported-chain'

export type RouterState = {
  /** Never empty; the last one is shown. */
  stack: readonly [View, ...View[]]
  /** Which way the last change went, for the slide. */
  direction: 'forward' | 'back' | 'none'
}

export type Toast = {
  id: number
  variant: 'success' | 'error' | 'loading'
  message: string
  /** A toast with an action does not close by itself. */
  action?: { label: string; href?: string }
}

export type ToastState =
  | { status: 'closed' }
  | {
      status: 'open'
      toast: Toast
      /** When `left` began to run, in ms since the epoch. */
      since: number
      /** How long it stays from `since` on, in ms; null until the visitor or the app takes it away. */
      left: number | null
      /** Under the pointer or under focus: its time stands still. */
      isHeld: boolean
    }
  | { status: 'swapping'; next: Toast; since: number }

/** A request that waits for the visitor's approval in an embedded wallet. */
export type PendingRequest = { id: string; method: string }

export type SignInState = { required: boolean; hasSession: boolean }

/** What the app has said about itself and allows; never changes after creation. */
export type Settings = {
  metadata: AppMetadata
  enableNetworkSwitch: boolean
  allowUnsupportedChain: boolean
  termsConditionsUrl: string | null
  privacyPolicyUrl: string | null
  wallets: WalletSettings
}

/** Which ways in the visitor is offered, in which order. */
export type ConnectMethod = 'email' | 'social' | 'wallet'

export type SocialProvider = 'google' | 'x' | 'farcaster' | 'discord' | 'apple' | 'github' | 'facebook'

/** What the app has said about the wallets it offers. */
export type WalletSettings = {
  /** The app has no adapters: all it can do is to pair. */
  isBasic: boolean
  /** Whether pairing is set up. */
  hasPairing: boolean
  /** Whether there is a directory to look wallets up in. */
  hasDirectory: boolean
  featuredIds: readonly string[]
  /** Ids: these and no others of the directory. Empty for all. */
  includeIds: readonly string[]
  /** Ids, rdns or names that are not offered. */
  excludeIds: readonly string[]
  custom: readonly DirectoryWallet[]
  order: readonly WalletKind[]
  showsAll: boolean
  isCollapsed: boolean
  asksForLegal: boolean
  methods: readonly ConnectMethod[]
  hasEmail: boolean
  socials: readonly SocialProvider[]
}

/** Where a row of the wallet list comes from. */
export type WalletKind = 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'

/** Who asks: shown by wallets and by the sign-in view. */
export type AppMetadata = { name: string; description?: string; url?: string; icons?: readonly string[] }

/** A wallet used before. `wallet` is set when it was reached by pairing; then it is known to the directory only. */
export type RecentWallet = { connectorId: string; wallet: DirectoryWallet | null }

/** A try to pair with a wallet by WalletConnect, from the first link to the wallet's answer. */
export type PairingState = {
  /** Stays the same while links are renewed. */
  id: number
  /** Which wallet the visitor chose; null for any that scans. */
  wallet: DirectoryWallet | null
  /** The newest link; null until there is one. */
  uri: string | null
  /** When the newest link ends, ms since the epoch. */
  expiresAt: number | null
  failure: Failure | null
}

/** All of Lintel's state: one plain, immutable, serialisable tree. */
export type LintelState = {
  settings: Settings
  modal: ModalState
  router: RouterState
  networks: readonly Network[]
  namespaces: Partial<Record<Namespace, NamespaceState>>
  activeNamespace: Namespace
  /** Whether this is a phone; known from the start on, so that a server draws no phone. */
  isMobile: boolean
  /** The wallets used last, newest first, 2 at most (spec §9). */
  recentWallets: readonly RecentWallet[]
  /** The running or last failed try to pair; null while none was made. */
  pairing: PairingState | null
  toast: ToastState
  pending: readonly PendingRequest[]
  signIn: SignInState
  /** When a balance could last not be read, per network, in ms since the epoch: retries wait 30 s. */
  balanceFailures: Partial<Record<CaipNetworkId, number>>
}
