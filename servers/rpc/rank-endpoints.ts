/** One check of an endpoint. `latency` in ms. */
export type Sample = { isOk: boolean; latency: number }

export type EndpointHealth = {
  /** The latest checks. */
  samples: readonly Sample[]
  /** Whether the last call or check failed. */
  isDown: boolean
}

/** How much each part counts. */
const weights = { stability: 0.7, latency: 0.3 }

/**
 * Returns the indexes of `endpoints`, the best first. Endpoints that are down come last. The others are sorted by the
 * share of checks that they answered and by how fast they answered; equal ones keep the order of the operator.
 */
export function rankEndpoints(endpoints: readonly EndpointHealth[]): number[] {
  const slowest = Math.max(...endpoints.map(({ samples }) => readLatency(samples)), 1)
  const scored = endpoints.map(({ samples, isDown }, index) => {
    const answered = samples.filter(({ isOk }) => isOk).length
    const stability = samples.length === 0 ? 1 : answered / samples.length
    // Without an answer its speed is unknown.
    const speed = answered === 0 ? 0 : 1 - readLatency(samples) / slowest
    return { index, isDown, score: weights.stability * stability + weights.latency * speed }
  })
  return scored.sort((a, b) => Number(a.isDown) - Number(b.isDown) || b.score - a.score).map(({ index }) => index)
}

/** The mean latency of the checks that were answered, ms. */
function readLatency(samples: readonly Sample[]): number {
  const answered = samples.filter(({ isOk }) => isOk)
  return answered.reduce((sum, { latency }) => sum + latency, 0) / Math.max(1, answered.length)
}
