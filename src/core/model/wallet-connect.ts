import type { KeyValueStorage } from '../storage/key-value-storage.js'
import type { CaipAddress, CaipNetworkId, Namespace } from './caip.js'
import type { Network } from './network.js'
import type { AppMetadata } from './state.js'

/** Id of the connector that every adapter lists for pairing, when the app has set up WalletConnect. */
export const walletConnectId = 'walletConnect'

/** What a paired wallet has approved. */
export type WalletConnectSession = {
  /** 64 hex; names the session in every request. */
  topic: string
  /** In the wallet's order: the first of a namespace is its active account. Never empty. */
  accounts: readonly [CaipAddress, ...CaipAddress[]]
  /** Chains the wallet approved. */
  chains: readonly CaipNetworkId[]
  methods: readonly string[]
  /** When it ends, ms since the epoch. */
  expiresAt: number
  /** What the wallet calls itself: a stranger's words. */
  peer: { name: string; imageUrl?: string }
}

/** One offer to pair. Scan, paste or open `uri` in a wallet before `expiresAt` (ms since the epoch). */
export type Pairing = {
  uri: string
  expiresAt: number
  /** Settles when the wallet answers; rejects with `request-rejected`, or `pairing-expired` when it never does. */
  approval: Promise<WalletConnectSession>
}

/** What a paired wallet does by itself. */
export type WalletConnectEvent =
  | { type: 'session'; session: WalletConnectSession }
  /** `chainId` as the wallet says it. */
  | { type: 'chain'; namespace: Namespace; chainId: number | string }
  | { type: 'accounts'; namespace: Namespace; addresses: readonly string[] }
  /** Ended by the wallet, or too old. */
  | { type: 'ended'; topic: string }

/** One WalletConnect client of one instance: pairs, keeps one session, carries requests to the wallet. */
export type WalletConnectPort = {
  /** Fetches the client's code and connects to the relay; `pair` does so by itself. */
  prepare(): Promise<void>
  /**
   * Makes a new pairing for all of the app's namespaces at once. Approved, its session becomes the one session.
   *
   * @throws RelayUnavailableError, RelayRefusedError, RequestCancelledError once `signal` aborts.
   */
  pair(parameters: { signal: AbortSignal }): Promise<Pairing>
  /** The stored session, or null: one whose chains no longer fit the app's networks is dropped (spec §4). */
  restore(): Promise<WalletConnectSession | null>
  /** The live session. */
  getSession(): WalletConnectSession | null
  /** Asks the wallet (CAIP-27). `chainId` is CAIP-2. */
  request(parameters: { chainId: CaipNetworkId; method: string; params: unknown }): Promise<unknown>
  disconnect(): Promise<void>
  watch(listener: (event: WalletConnectEvent) => void): () => void
  /** Closes the connection to the relay and every timer; `pair` or `restore` opens it again. */
  stop(): void
}

/** What `createLintel({ walletConnect })` takes; `walletConnect()` of `lintel/walletconnect` makes one. */
export type WalletConnectFactory = {
  create(context: {
    metadata: AppMetadata
    networks: readonly Network[]
    storage: KeyValueStorage
    /** WebSocket URL of the relay. */
    relayUrl: string
    projectId: string
  }): WalletConnectPort
}
