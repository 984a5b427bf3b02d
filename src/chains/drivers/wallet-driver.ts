import type { SessionAccount } from '../../core/model/account.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import type { WalletSession } from '../../core/model/chain-adapter.js'
import type { Connector } from '../../core/model/connector.js'
import type { Signed } from '../../core/requests/requests.js'
import type { WalletSignInPayload } from '../../core/requests/sign-in/siwx.js'

/** What a wallet shares now. Without accounts it shares nothing. */
export type DriverSession = Omit<WalletSession, 'connectorId' | 'accounts'> & { accounts: readonly SessionAccount[] }

/** What a wallet shares that has signed in. `signed.signedMessage` has the text that the wallet wrote, base64. */
export type DriverSignIn = { session: DriverSession; signed: Signed }

/**
 * One wallet of a namespace, behind the calls that all of them have. A method may throw and reject with anything: the
 * connection book maps it to a `LintelError`.
 */
export type WalletDriver = {
  connector: Connector
  /**
   * Asks the wallet for its accounts. `silent`: without asking the visitor, and without accounts when the wallet has
   * approved none. `signal` aborts when nobody waits for the answer any more; a driver need not follow it.
   */
  connect(parameters: { silent: boolean; signal?: AbortSignal }): Promise<DriverSession>
  /** What a wallet that takes long to restore has shared last, which is shown meanwhile. Asks it for nothing. */
  readStored?(): DriverSession | null
  disconnect(): Promise<void>
  /** Calls `listener` when the wallet shares something else, or nothing. Returns a function that stops it. */
  watch(listener: (session: DriverSession) => void): () => void
  /** Asks `account` for a signature. `network`: where the app is, which some wallets have to be told. */
  signMessage(parameters: { account: SessionAccount; message: string; network: CaipNetworkId }): Promise<Signed>
  /**
   * Asks for the accounts and a signature under a sign-in message by one request. Undefined from a wallet that has no such
   * request: set `connector.canSignIn` where it has. The wallet may take another account than the one that is wanted.
   */
  signIn?(parameters: { payload: WalletSignInPayload; network: CaipNetworkId }): Promise<DriverSignIn | undefined>
  /** Whether the visitor rejected, where this wallet says so in its own way. Default: the rule of the adapter. */
  isRejection?(error: unknown): boolean
}

/**
 * Looks for wallets. Calls `listener` with those known so far before it returns, and with all of them on every change. Asks
 * no wallet for anything. Returns a function that stops it.
 */
export type DiscoverDrivers<Driver extends WalletDriver> = (
  listener: (drivers: readonly Driver[]) => void,
) => () => void
