import type { MessagesSource } from '../messages/messages.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { ChainAdapterFactory } from '../model/chain-adapter.js'
import type { Directory, DirectoryWallet } from '../model/directory.js'
import type { NetworkInput } from '../model/network.js'
import type { AppMetadata, ConnectMethod, SocialProvider, WalletKind } from '../model/state.js'
import type { WalletConnectFactory } from '../model/wallet-connect.js'
import type { KeyValueStorage } from '../storage/key-value-storage.js'

/** A wallet that the app itself knows: what a directory would say of it. */
export type CustomWallet = Pick<DirectoryWallet, 'id' | 'name'> & Partial<DirectoryWallet>

/** What Connect offers. */
export type WalletFeatures = {
  /** The row that leads to every wallet of the directory. Default true. */
  allWallets?: boolean | undefined
  /** Puts the wallets behind one button. Default false. */
  collapseWallets?: boolean | undefined
  /** A checkbox that has to be ticked first, in place of the line below. Needs a terms or privacy URL. Default false. */
  legalCheckbox?: boolean | undefined
  /** Default: e-mail, social, wallet. */
  connectMethodsOrder?: readonly ConnectMethod[] | undefined
  /** The slot for logging in by e-mail. Default false until the embedded wallet is built. */
  email?: boolean | undefined
  /** The slots for social logins, in this order. Default none until the embedded wallet is built. */
  socials?: readonly SocialProvider[] | undefined
}

/** What `createLintel` takes. A missing or wrong option throws `InvalidOptionError`. */
export type LintelOptions = {
  /** Who asks: shown by wallets. */
  metadata: AppMetadata
  /** At least one; each id once per namespace, each namespace with an adapter. */
  networks: readonly NetworkInput[]
  /** One per namespace: `[eip155()]`. Empty only with `walletConnect`: all the modal can do then is to pair. */
  adapters: readonly ChainAdapterFactory[]
  /** Asked for first. An id of `networks`, or its CAIP-2 form. Default: the first network. */
  defaultNetwork?: number | CaipNetworkId | undefined
  /** Whether the visitor may switch networks in the modal. Default true. */
  enableNetworkSwitch?: boolean | undefined
  /** Whether a wallet may stay on a network that is not listed. Default false. */
  allowUnsupportedChain?: boolean | undefined
  termsConditionsUrl?: string | undefined
  privacyPolicyUrl?: string | undefined
  /** Where the session is remembered. Default: `localStorage`, or memory where there is none. */
  storage?: KeyValueStorage | undefined
  /** Words to put over English: an object, or a function that loads them when `start()` is called. */
  messages?: MessagesSource | undefined
  /** Who the app is to its relay and its directory. Needed with `walletConnect`; self-hosted ones take any text. */
  projectId?: string | undefined
  /** Where the services are. Absent ones are not used: nothing is sent to anybody who is not named here. */
  services?: { directory?: string | undefined; relay?: string | undefined } | undefined
  /** Pairing with wallets on other devices: `walletConnect()` of `lintel/walletconnect`. Needs `services.relay`. */
  walletConnect?: WalletConnectFactory | undefined
  /** A directory of the app's own, in place of the one at `services.directory`. */
  directory?: Directory | undefined
  /** Directory ids: these wallets and no others. */
  includeWalletIds?: readonly string[] | undefined
  /** Ids, rdns or names of wallets that are not offered, whoever lists or announces them. */
  excludeWalletIds?: readonly string[] | undefined
  /** Directory ids that stand before the recommended ones. */
  featuredWalletIds?: readonly string[] | undefined
  /** Wallets that no directory has. */
  customWallets?: readonly CustomWallet[] | undefined
  /** Where rows come from, in which order; a kind that is left out is not shown. Default: spec §9. */
  walletOrder?: readonly WalletKind[] | undefined
  features?: WalletFeatures | undefined
  /**
   * Whether this is a phone: there an app without adapters starts at AllWallets (spec §2), links open apps, and no QR code for
   * pairing is offered first. Default: no;
   * `createLintel` of `lintel` reads it from the browser.
   */
  isMobile?: boolean | (() => boolean) | undefined
}
