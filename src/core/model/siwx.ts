import type { CaipNetworkId } from './caip.js'
import type { Signed } from './requests.js'

/** The fields of a sign-in message (EIP-4361; CAIP-122 for other namespaces than eip155). */
export type SignInMessageData = {
  /** In the namespace's display form; EIP-55 for eip155. */
  accountAddress: string
  /** CAIP-2: `eip155:1`. */
  chainId: CaipNetworkId
  /** The host of the requesting page, with its port (RFC 3986 authority). */
  domain: string
  /** The page or service that the visitor signs in to (RFC 3986). */
  uri: string
  version: '1'
  /** 8 or more letters and digits, used once. */
  nonce: string
  /** One line that the visitor reads. */
  statement?: string
  /** RFC 3339, like the other times. */
  issuedAt: string
  expirationTime?: string
  notBefore?: string
  /** RFC 3986 `pchar`s. */
  requestId?: string
  /** RFC 3986 URIs. */
  resources?: readonly string[]
}

/** A message with its signature. */
export type SignInSession = {
  data: SignInMessageData
  message: string
  signature: string
  /**
   * The signed bytes, base64, if the wallet has written the message itself (Sign In With Solana). A verifier
   * compares every field with `message`, then verifies these bytes.
   */
  signedMessage?: string
}

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
