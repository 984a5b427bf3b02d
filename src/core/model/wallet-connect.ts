import type { SessionAccount } from './account.js'
import type { CaipAddress, CaipNetworkId, Namespace } from './caip.js'
import type { AuthPayload, SignInSession } from './siwx.js'

/** The app, as wallets and the sign-in view show it. */
export type AppMetadata = { name: string; description?: string; url?: string; icons?: readonly string[] }

/** The id of the connector that every adapter lists when the app has set up WalletConnect. */
export const walletConnectId = 'walletConnect'

/** A session that a paired wallet has approved. */
export type WalletConnectSession = {
  /** 64 hex digits that name the session in every request. */
  topic: string
  /** In the wallet's order: the first of a namespace is its active account. Never empty. */
  accounts: readonly [CaipAddress, ...CaipAddress[]]
  /** The chains that the wallet approved. */
  chains: readonly CaipNetworkId[]
  methods: readonly string[]
  /** When it expires, in ms since the epoch. */
  expiresAt: number
  /** Properties that the wallet has added to the session (CAIP-25), such as `bip122_getAccountAddresses` as JSON. Not trusted. */
  sessionProperties?: Readonly<Record<string, string>>
  /** The wallet's own name and icon, and the link that opens its app at this session. Not trusted. */
  peer: { name: string; imageUrl?: string; link?: string }
}

/** A message that a wallet may sign while it pairs (CAIP-222), on one of `chains`: the app prefers the first one. */
export type Authentication = { payload: AuthPayload; chains: readonly [CaipNetworkId, ...CaipNetworkId[]] }

/** Lets a wallet sign in while it pairs. */
export type Authenticator = {
  /** The message that a wallet may sign while it pairs; null if it must sign afterwards. Never rejects. */
  createAuthentication(chains: Authentication['chains']): Promise<Authentication | null>
  /** Takes the messages that a wallet has signed while it paired. `signal` aborts when the visitor leaves the pairing. */
  acceptSigned(sessions: readonly SignInSession[], signal: AbortSignal): Promise<void>
}

/**
 * A wallet's answer to a link. `signIns`: the messages that it has signed with it, for accounts and chains of the
 * session. They match the app's request; their signatures are not verified.
 */
export type PairingApproval = WalletConnectSession & { signIns?: readonly SignInSession[] }

/** A pairing link. A wallet must scan, paste or open `uri` before `expiresAt` (ms since the epoch). */
export type Pairing = {
  uri: string
  expiresAt: number
  /** Settles when the wallet answers; rejects with `request-rejected`, or with `pairing-expired` without an answer. */
  approval: Promise<PairingApproval>
}

/** Changes that a paired wallet makes. */
export type WalletConnectEvent =
  /** The session has changed, or a newer pairing has replaced it: then its topic differs. */
  | { type: 'session'; session: WalletConnectSession }
  /** `chainId` as the wallet sends it. */
  | { type: 'chain'; namespace: Namespace; chainId: number | string }
  | { type: 'accounts'; namespace: Namespace; accounts: readonly SessionAccount[] }
  /** The wallet ended the session, or it expired. Only for the present session. */
  | { type: 'ended'; topic: string }

/** The WalletConnect client of one instance: pairs, keeps one session, sends requests to the wallet. */
export type WalletConnectPort = {
  /** Loads the client's code and connects to the relay. `pair` does so too. */
  prepare(): Promise<void>
  /**
   * Creates a pairing for all of the app's namespaces at once. Once approved, its session replaces the current one.
   * A wallet that knows `wc_sessionAuthenticate` also signs `authentication`; null for none. It must not reject.
   *
   * @throws RelayUnavailableError, RelayRefusedError, RequestCancelledError once `signal` aborts.
   */
  pair(parameters: { signal: AbortSignal; authentication?: Promise<Authentication | null> }): Promise<Pairing>
  /** The stored session, or null. Drops a session whose chains no longer fit the app's networks. */
  restore(): Promise<WalletConnectSession | null>
  /** The active session. */
  getSession(): WalletConnectSession | null
  /** Sends a request to the wallet (CAIP-27). `chainId` is CAIP-2. */
  request(parameters: { chainId: CaipNetworkId; method: string; params: unknown }): Promise<unknown>
  disconnect(): Promise<void>
  watch(listener: (event: WalletConnectEvent) => void): () => void
  /** Closes the connection to the relay and all timers; `pair` or `restore` opens it again. */
  stop(): void
}
