import type { Metrics } from '../../operation/metrics.js'

/** Receives how the index of each chain gets on. */
export type IndexProgress = {
  /** Sets whether this process indexes the chain. */
  hold(network: string, isHeld: boolean): void
  /** How many blocks the index is behind the node. */
  measure(network: string, distance: number): void
  fail(network: string): void
}

/** Shows the progress of the index as metrics. Only the process that indexes a chain knows how far it is. */
export function createIndexProgress(metrics: Metrics): IndexProgress {
  const held = new Map<string, boolean>()
  const distances = new Map<string, number>()
  const list = (values: ReadonlyMap<string, number | boolean>) =>
    [...values].map(([network, value]) => ({ labels: { network }, value: Number(value) }))
  metrics.gauge('lintel_indexer_active', 'Whether this process indexes the chain: 1 or 0.', () => list(held))
  metrics.gauge('lintel_indexer_lag_blocks', 'Blocks that the index is behind the node.', () => list(distances))
  const failures = metrics.counter('lintel_indexer_failures', 'Steps of the index that failed and are tried again.')
  return {
    hold(network, isHeld) {
      held.set(network, isHeld)
      if (!isHeld) distances.delete(network)
    },
    measure: (network, distance) => void distances.set(network, distance),
    fail: (network) => failures.add({ network }),
  }
}
