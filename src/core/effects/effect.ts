import type { LintelError } from '../errors/lintel-error.js'
import type { CaipNetworkId, Namespace } from '../model/caip.js'
import type { RecentWallet } from '../model/state.js'
import type { LintelEvent } from '../transitions/event.js'

/** What a rule asks the world for. Data only; `runEffects` is the one place that acts on it. */
export type Effect =
  /** Sends `event` at `at` (ms since the epoch). A newer timer under the same key replaces the older. */
  | { type: 'timer/set'; key: string; at: number; event: LintelEvent }
  | { type: 'timer/clear'; key: string }
  | { type: 'adapter/connect'; namespace: Namespace; connectorId: string; id: number }
  | { type: 'adapter/abort'; namespace: Namespace }
  | { type: 'adapter/reconnect'; namespace: Namespace; id: number }
  | { type: 'adapter/disconnect'; namespace: Namespace; id: number | null }
  | { type: 'adapter/switch-network'; network: CaipNetworkId; id: number }
  /** Makes one more link for the run of pairing `id`. */
  | { type: 'wallet-connect/pair'; id: number }
  /** Lets go of every link of the run. */
  | { type: 'wallet-connect/abort'; id: number }
  | { type: 'storage/connected'; namespace: Namespace; connectorId: string }
  | { type: 'storage/recent'; wallets: readonly RecentWallet[] }
  | { type: 'storage/disconnected'; namespace: Namespace }
  | { type: 'storage/network'; network: CaipNetworkId }
  /** Settles the promise an action has given out under `id`. */
  | { type: 'reply'; id: number; error: LintelError | null }
