import type { FeatureEffects } from '../feature-types.js'
import type { CaipNetworkId, Namespace } from './caip.js'
import type { LintelEvent } from './event.js'

/** An effect that a transition returns, as data. `createEffectRunner` runs it. */
export type Effect = CoreEffect | FeatureEffects[keyof FeatureEffects]

/** The effects of core. */
export type CoreEffect =
  /** Dispatches `event` at `at` (ms since the epoch). Replaces a timer with the same key. */
  | { type: 'timer/set'; key: string; at: number; event: LintelEvent }
  | { type: 'timer/clear'; key: string }
  /** `network`: if the app chooses it. */
  | { type: 'adapter/connect'; namespace: Namespace; connectorId: string; network?: CaipNetworkId; id: number }
  | { type: 'adapter/abort'; namespace: Namespace }
  | {
      type: 'adapter/reconnect'
      namespace: Namespace
      connectorIds: readonly string[]
      network?: CaipNetworkId
    }
  | { type: 'adapter/switch-connection'; namespace: Namespace; connectorId: string }
  /** `connectorId` null for every wallet. */
  | { type: 'adapter/disconnect'; namespace: Namespace; connectorId: string | null }
  /** `id`: 0 if nothing waits for it. */
  | { type: 'adapter/switch-network'; network: CaipNetworkId; id: number }
  /** Rejects these requests of the embedded wallet. */
  | { type: 'embedded/reject'; ids: readonly string[] }
