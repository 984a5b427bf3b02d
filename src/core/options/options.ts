import type { LintelError } from '../errors/lintel-error.js'
import type { FeatureOptions } from '../feature-types.js'
import type { LogLevel } from '../log/create-log.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { ChainAdapterFactory } from '../model/chain-adapter.js'
import type { DataApi } from '../model/data-api.js'
import type { Directory, DirectoryWallet } from '../model/directory.js'
import type { EmbeddedWalletFactory } from '../model/embedded-wallet.js'
import type { KeyValueStorage } from '../model/key-value-storage.js'
import type { NetworkInput } from '../model/network.js'
import type { WalletKind } from '../model/options/choices.js'
import type { NameOptions } from '../model/options/name-options.js'
import type { ServiceUrls } from '../model/options/service-urls.js'
import type { WalletFeatures } from '../model/options/wallet-features.js'
import type { ModalTheme } from '../model/state.js'
import type { AppMetadata } from '../model/wallet-connect.js'
import type { WalletConnectFactory } from '../wallets/wallet-connect-factory.js'
import type { MessagesSource } from '../words/given-messages.js'

/** A wallet that the app describes itself, with the fields of a directory entry. */
export type CustomWallet = Pick<DirectoryWallet, 'id' | 'name'> & Partial<DirectoryWallet>

/** A token of the app. */
export type TokenInput = {
  /** An id of `networks`, or its CAIP-2 form. */
  network: number | string
  /** The contract. */
  address: string
  name: string
  symbol: string
  decimals: number
  /** `https:`, a path of the page's own site, or `data:image/…`. */
  iconUrl?: string | undefined
}

/** The options of `createLintel`. A missing, invalid or unknown option throws `InvalidOptionError`. */
export type LintelOptions = FeatureOptions & {
  /** The app, as wallets show it. */
  metadata: AppMetadata
  /** At least one network. Ids are unique in their namespace, and each namespace needs an adapter. */
  networks: readonly NetworkInput[]
  /** One per namespace: `[eip155()]`. It may be empty with `walletConnect`; the modal can then only pair. */
  adapters: readonly ChainAdapterFactory[]
  /** The network before a wallet is connected: an id of `networks`, or its CAIP-2 form. Default: the first network. */
  defaultNetwork?: number | CaipNetworkId | undefined
  /** Whether the visitor may switch networks in the modal. Default true. */
  enableNetworkSwitch?: boolean | undefined
  /** Whether a wallet may stay on a network that is not listed. Default false. */
  allowUnsupportedChain?: boolean | undefined
  /** The app's terms, to which visitors agree by connecting. */
  termsConditionsUrl?: string | undefined
  /** The app's privacy policy, to which visitors agree by connecting. */
  privacyPolicyUrl?: string | undefined
  /** Stores the session. Default: `localStorage`, or memory where there is none. */
  storage?: KeyValueStorage | undefined
  /** Words that replace the English ones: an object, or a function that loads it on `start()`. */
  messages?: MessagesSource | undefined
  /**
   * Identifies the app to its services. Self-hosted ones accept any text. Without it WalletConnect and the embedded wallet are
   * off, and `onError` gets a `ProjectIdNotConfiguredError`.
   */
  projectId?: string | undefined
  /**
   * Names the entries of this instance in a cache of TanStack Query. Set it to prefetch on a server: the same there and in the
   * browser, and another one for each instance of a page. Default: random, so that no two instances share an entry.
   */
  scopeKey?: string | undefined
  /** The URLs of the services. Lintel contacts no other server. */
  services?: ServiceUrls | undefined
  /** Pairing with wallets on other devices: `walletConnect()` of `lintel/walletconnect`. Needs `services.relay`. */
  walletConnect?: WalletConnectFactory | undefined
  /** Login by e-mail and social accounts: `embedded()` of `lintel/embedded`. Needs `services.frame`. */
  embedded?: EmbeddedWalletFactory | undefined
  /** Replaces the directory at `services.directory`. */
  directory?: Directory | undefined
  /** Replaces the data API at `services.dataApi`. */
  dataApi?: DataApi | undefined
  /** Tokens whose balances are read from the chain if no data API indexes the network, and their icons. */
  tokens?: readonly TokenInput[] | undefined
  /** How names are resolved and registered. */
  names?: NameOptions | undefined
  /**
   * Looks every 30 s for the receipts of transactions that were sent from this browser, while fewer than 99 are pending.
   * Default false: Lintel looks for 25 s after sending, and when a component shows them.
   */
  watchPendingTransactions?: boolean | undefined
  /** Ids of the directory. Shows only these wallets. */
  includeWalletIds?: readonly string[] | undefined
  /** Ids, rdns or names of wallets that are not shown, even if installed. */
  excludeWalletIds?: readonly string[] | undefined
  /** Ids of the directory. Shows these wallets before the recommended ones. */
  featuredWalletIds?: readonly string[] | undefined
  /** Wallets in addition to those of the directory. */
  customWallets?: readonly CustomWallet[] | undefined
  /** The kinds of rows in Connect and their order. A kind that is left out is not shown. Default: `walletKinds`. */
  walletOrder?: readonly WalletKind[] | undefined
  /** The features of the modal, each on or off, and their order. */
  features?: WalletFeatures | undefined
  /** The appearance of the modal. Default: that of the page's `Theme`. */
  themeMode?: 'light' | 'dark' | 'system' | undefined
  /** Other axes of the modal's theme. Default: those of the page's `Theme`. */
  themeVariables?: Omit<ModalTheme, 'appearance'> | undefined
  /**
   * Names of time zones (`Asia/Shanghai`), for example `knownRestrictedTimeZones`. Visitors there are not offered e-mail and
   * social logins. Default: none.
   */
  restrictedTimeZones?: readonly string[] | undefined
  /** Keeps a log (`lintel.getLog()`) and writes warnings and errors to the console. Default true. */
  debug?: boolean | undefined
  /** The least important level that the log keeps. Default `error`. */
  logLevel?: LogLevel | undefined
  /**
   * Called once for each error that only a developer can correct: a project id or an origin that a service refuses, a
   * network that is not configured, a missing option. In development the modal shows them too.
   */
  onError?: ((error: LintelError) => void) | undefined
  /**
   * Whether the device is a phone or a tablet. The modal then opens apps by links instead of a QR code. Default: false;
   * `createLintel` of `lintel` reads it from the user agent.
   */
  isMobile?: boolean | (() => boolean) | undefined
}
