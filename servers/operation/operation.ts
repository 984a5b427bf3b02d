import { settleWithin } from '../../src/rules/async/settle-within.js'
import { createMetrics, type Metrics } from './metrics.js'

/** The services, as metrics and logs name them. */
export type ServiceName = 'analytics' | 'bundler' | 'data-api' | 'directory' | 'frame' | 'identity' | 'relay'

/** The health and the metrics of a running service, for the operator. */
export type Operation = {
  service: ServiceName
  metrics: Metrics
  /**
   * Adds a condition of the service's readiness. It is ready while each check resolves to true.
   *
   * @param reason The reason if it is not ready, such as `the database does not answer`.
   */
  require(reason: string, check: () => Promise<boolean>): void
  /** Says that it listens, or that it stops. Until the first it is not ready, and after the second. */
  change(state: 'running' | 'stopping'): void
  /** Why the service is not ready. Undefined when it is. */
  findProblem(): Promise<string | undefined>
}

/** How long a check may take, ms. */
const CHECK_TIMEOUT = 3_000
/** How long the result of the checks counts, ms: frequent checks cost no more work. */
const CHECK_LIFE = 500

/**
 * Creates the health checks and metrics of a service, which takes it as the option `operation`. In a server of your own, call
 * `change('running')` when it listens.
 *
 * @example
 * const operation = createOperation('identity')
 * const identity = createIdentityService({ ...options, operation })
 * createServer(createNodeHandler(identity.answer, { operation })).listen(8080, () => operation.change('running'))
 * const health = await serveOperation([operation], { port: 9104 })
 */
export function createOperation(service: ServiceName): Operation {
  const metrics = createMetrics()
  const checks: { reason: string; check: () => Promise<boolean> }[] = []
  let state: 'starting' | 'running' | 'stopping' = 'starting'
  let latest: { checkedAt: number; problem: Promise<string | undefined> } | undefined

  const runChecks = async () => {
    const problems = await Promise.all(
      checks.map(async ({ reason, check }) => ((await isTrueInTime(check)) ? undefined : reason)),
    )
    return problems.find((problem) => problem !== undefined)
  }
  const findProblem = async () => {
    if (state !== 'running') return state === 'starting' ? 'it is starting' : 'it is stopping'
    const now = performance.now()
    if (!latest || now - latest.checkedAt > CHECK_LIFE) latest = { checkedAt: now, problem: runChecks() }
    return latest.problem
  }
  metrics.gauge('lintel_ready', 'Whether the service answers requests: 1 or 0.', async () => [
    { labels: { service }, value: (await findProblem()) === undefined ? 1 : 0 },
  ])
  return {
    service,
    metrics,
    require: (reason, check) => void checks.push({ reason, check }),
    change: (next) => (state = next),
    findProblem,
  }
}

async function isTrueInTime(check: () => Promise<boolean>): Promise<boolean> {
  return settleWithin(check(), CHECK_TIMEOUT).catch(() => false)
}
