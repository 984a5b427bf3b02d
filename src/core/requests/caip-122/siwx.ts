import type { CaipNetworkId } from '../../model/caip.js'
import type { Signed } from '../requests.js'
import type { SignInMessageData, SignInSession } from './message.js'

/** A message to sign. `String(message)` is the text that the wallet signs and the visitor reads. */
export type SignInMessage = { data: SignInMessageData; toString(): string }

/** A session of an account. A server that keeps sessions itself reports neither message nor signature. */
export type KnownSession = {
  data: Pick<SignInMessageData, 'accountAddress' | 'chainId'> &
    Partial<Omit<SignInMessageData, 'accountAddress' | 'chainId'>>
  message?: string
  signature?: string
  signedMessage?: string
}

/** The content of a message before the account and the network are known (the `authPayload` of CAIP-222). */
export type AuthPayload = Omit<SignInMessageData, 'accountAddress' | 'chainId'>

/** The input of a wallet that signs in by itself. It may use another account than `accountAddress`. */
export type WalletSignInPayload = AuthPayload & { accountAddress?: string }

/**
 * The app's sign-in with the wallet: the option `siwx` of `createLintel`. `signIn()` of `lintel/sign-in` is
 * ready-made. Every method may reject.
 */
export type Siwx = {
  /** Creates the message that the visitor signs. Its nonce comes from a server or a CSPRNG. */
  createMessage(input: { accountAddress: string; chainId: CaipNetworkId }): Promise<SignInMessage>
  /**
   * Creates the content of the message, for a wallet that signs it while it pairs over WalletConnect. The wallet adds the account
   * and the network, and lists the app's permissions in the statement (ERC-5573). Called for each link, without an account,
   * if sign-in is required. Without it, or if it rejects, the wallet pairs first and signs in afterwards.
   */
  createAuthPayload?(): Promise<AuthPayload>
  /**
   * Verifies a signed message and starts its session; rejects when it is not valid. `signed` tells how it was signed,
   * `verify` asks the adapter, which proves nothing to a server.
   */
  addSession(session: SignInSession, context: { signed: Signed; verify(): Promise<boolean> }): Promise<void>
  /** Verifies several signed messages at once, for an app that already has them. Lintel itself does not call it. */
  setSessions(sessions: readonly SignInSession[]): Promise<void>
  /** The sessions of this account on this network. `stored`: those that this browser has kept, not expired. */
  getSessions(
    chainId: CaipNetworkId,
    address: string,
    context: { stored: readonly KnownSession[] },
  ): Promise<readonly KnownSession[]>
  /** Ends the session of this account on this network, and no other. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Whether an account without a session may not be used. Default true. */
  getRequired?(): boolean
  /**
   * Whether the sign-in opens when an account without a session has connected. Default true. A required one always opens;
   * false is for an app with a button of its own, which calls `useSignIn().signIn`.
   */
  opensAfterConnecting?: boolean
  /** Whether disconnecting a wallet ends the sessions of its accounts. Default true. */
  signOutOnDisconnect?: boolean
}
