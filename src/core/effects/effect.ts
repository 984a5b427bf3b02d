import type { LintelError } from '../errors/lintel-error.js'
import type { CaipNetworkId, Namespace } from '../model/caip.js'
import type { RecentWallet } from '../model/state.js'
import type { LintelEvent } from '../transitions/event.js'

/** What a transition asks for, as data; `createEffectRunner` runs it. */
export type Effect =
  /** Sends `event` at `at` (ms since the epoch). A newer timer under the same key replaces the older. */
  | { type: 'timer/set'; key: string; at: number; event: LintelEvent }
  | { type: 'timer/clear'; key: string }
  | { type: 'adapter/connect'; namespace: Namespace; connectorId: string; id: number }
  | { type: 'adapter/abort'; namespace: Namespace }
  | { type: 'adapter/reconnect'; namespace: Namespace; connectorIds: readonly string[] }
  | { type: 'adapter/switch-connection'; namespace: Namespace; connectorId: string; id: number | null }
  /** `connectorId` null for every wallet. */
  | { type: 'adapter/disconnect'; namespace: Namespace; connectorId: string | null; id: number | null }
  | { type: 'adapter/switch-network'; network: CaipNetworkId; id: number }
  /** Makes one more link for the run of pairing `id`. */
  | { type: 'wallet-connect/pair'; id: number }
  /** Cancels every link of the run. */
  | { type: 'wallet-connect/abort'; id: number }
  /** It becomes the first of its namespace. */
  | { type: 'storage/connected'; namespace: Namespace; connectorId: string }
  /** Adds those that are not stored yet. */
  | { type: 'storage/restored'; namespace: Namespace; connectorIds: readonly string[] }
  | { type: 'storage/recent'; wallets: readonly RecentWallet[] }
  /** `connectorId` null for every wallet. */
  | { type: 'storage/disconnected'; namespace: Namespace; connectorId: string | null }
  | { type: 'storage/network'; network: CaipNetworkId }
  /** Settles the promise an action has given out under `id`. */
  | { type: 'reply'; id: number; error: LintelError | null }
