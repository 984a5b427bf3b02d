import type { SessionAccount } from '../../core/model/account.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import type { WalletSession } from '../../core/model/chain-adapter.js'
import type { Connector } from '../../core/model/connector.js'
import type { Signed } from '../../core/model/requests.js'
import type { WalletSignInPayload } from '../../core/model/siwx.js'

/** The data that a wallet shares now. Without accounts it is not connected. */
export type DriverSession = Omit<WalletSession, 'connectorId' | 'accounts'> & { accounts: readonly SessionAccount[] }

/** The data that a wallet shares after signing in. `signed.signedMessage` has the text that the wallet wrote, base64. */
export type DriverSignIn = { session: DriverSession; signed: Signed }

/**
 * One wallet of a namespace, behind an interface common to all wallets. A method may throw and reject with anything: the
 * connection book maps it to a `LintelError`.
 */
export type WalletDriver = {
  connector: Connector
  /**
   * Requests the wallet's accounts. `silent`: without asking the visitor, and with an empty result if the wallet has
   * approved none. `signal` aborts when nothing waits for the answer any more; a driver may ignore it.
   */
  connect(parameters: { silent: boolean; signal?: AbortSignal }): Promise<DriverSession>
  /** The data that a slow wallet last shared, shown during its restore. Sends no request to it. */
  readStored?(): DriverSession | null
  disconnect(): Promise<void>
  /** Calls `listener` when the shared data changes or the wallet disconnects. Returns a function that stops it. */
  watch(listener: (session: DriverSession) => void): () => void
  /** Requests a signature of `account`. `network`: the app's network, which some wallets need. */
  signMessage(parameters: { account: SessionAccount; message: string; network: CaipNetworkId }): Promise<Signed>
  /**
   * Requests the accounts and the signature of a sign-in message at once. Undefined from a wallet without such a
   * request: set `connector.canSignIn` if it has one. The wallet may use another account than the requested one.
   */
  signIn?(parameters: { payload: WalletSignInPayload; network: CaipNetworkId }): Promise<DriverSignIn | undefined>
  /** Whether an error means that the visitor rejected, if this wallet has errors of its own. Default: the rule of the adapter. */
  isRejection?(error: unknown): boolean
}

/**
 * Looks for wallets. Calls `listener` with those known so far before it returns, and with all of them on every change. Sends
 * no request to a wallet. Returns a function that stops it.
 */
export type DiscoverDrivers<Driver extends WalletDriver> = (
  listener: (drivers: readonly Driver[]) => void,
) => () => void
