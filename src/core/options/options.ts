import type { MessagesSource } from '../messages/messages.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { ChainAdapterFactory } from '../model/chain-adapter.js'
import type { NetworkInput } from '../model/network.js'
import type { AppMetadata } from '../model/state.js'
import type { KeyValueStorage } from '../storage/key-value-storage.js'

/** What `createLintel` takes. A missing or wrong option throws `InvalidOptionError`. */
export type LintelOptions = {
  /** Who asks: shown by wallets. */
  metadata: AppMetadata
  /** At least one; each id once per namespace, each namespace with an adapter. */
  networks: readonly NetworkInput[]
  /** One per namespace: `[eip155()]`. */
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
  /**
   * Whether this is a phone: there an app without adapters starts at AllWallets (spec §2). No effect yet: `adapters`
   * must hold one until the wallet directory is built. Default: no.
   */
  isMobile?: boolean | (() => boolean) | undefined
}
