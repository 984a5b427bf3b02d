import type { LintelError } from '../errors/lintel-error.js'
import type { Namespace } from '../model/caip.js'
import type { ChainAdapter } from '../model/chain-adapter.js'
import type { EmbeddedWallet } from '../model/embedded-wallet.js'
import type { LintelEvent } from '../model/event.js'
import type { Toast } from '../model/state.js'
import type { Authenticator, WalletConnectPort } from '../model/wallet-connect.js'
import type { LintelStorage } from '../storage/lintel-storage.js'

/** The one source of time. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls `run` at `at` (ms since the epoch), at once if that is past. Returns a function that cancels it. */
  setTimer(at: number, run: () => void): () => void
}

/** Everything outside the state that effects use; tests replace it. */
export type Ports = {
  clock: Clock
  storage: LintelStorage
  adapters: Partial<Record<Namespace, ChainAdapter>>
  /** Null when the app has not set it up. */
  walletConnect: WalletConnectPort | null
  /** Null when the app has not set up the embedded wallet. */
  embedded: EmbeddedWallet | null
  /** A toast with the title of an error in the visitor's language. */
  createErrorToast(error: LintelError): Toast
  dispatch(event: LintelEvent): void
  /** The feature with which a wallet may sign in while it pairs. Call it in an effect: the features open one after the other. */
  findAuthenticator(): Authenticator | undefined
}
