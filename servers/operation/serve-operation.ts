import { checkHost } from '../http/check-host.js'
import { listen } from '../http/listen.js'
import { OperatorError } from '../operator-error.js'
import { isLoopback } from '../origins/is-loopback.js'
import { createMetrics, formatMetrics, METRICS_TYPE } from './metrics.js'
import type { Operation } from './operation.js'

export type ServeOperationOptions = {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string | undefined
}

/** The time until the next request to a service that is not ready, s. */
const RETRY_AFTER = 2

/**
 * Serves `/health/live`, `/health/ready` (`/health` is the same) and `/metrics` for the services of this process, on a port
 * of its own. It is ready when all of them are.
 *
 * @throws Error when the port is taken.
 * @example const health = await serveOperation([identityOperation, analyticsOperation], { port: 9090 })
 */
export async function serveOperation(
  operations: readonly Operation[],
  { port, host = '127.0.0.1' }: ServeOperationOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const all = [...operations.map(({ metrics }) => metrics), createProcessMetrics()]
  return listen({
    port,
    host,
    keepsGlobals: true,
    async fetch(request) {
      // A page whose name resolves to this machine must not call a port that is for this machine only.
      const refusal = isLoopback(`http://${host}`) ? checkHost(request.headers) : undefined
      if (refusal) return refusal
      if (request.method !== 'GET' && request.method !== 'HEAD') return respond('Only GET is served here.\n', 405)
      const { pathname } = new URL(request.url)
      if (pathname === '/metrics') return respond(await formatMetrics(all), 200, { 'content-type': METRICS_TYPE })
      if (pathname === '/health/live') return respondHealth([])
      if (pathname === '/health/ready' || pathname === '/health') return respondHealth(await listProblems(operations))
      return respond('There are /health/live, /health/ready and /metrics.\n', 404)
    },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new OperatorError(
      `METRICS_PORT is ${port}, which another program or service has. Write a port for each service, such as IDENTITY_METRICS_PORT, or 0 for a free one.`,
      { cause: error },
    )
  })
}

async function listProblems(operations: readonly Operation[]): Promise<string[]> {
  const found = await Promise.all(
    operations.map(async ({ service, findProblem }) => {
      const problem = await findProblem()
      return problem === undefined ? [] : [`${service}: ${problem}`]
    }),
  )
  return found.flat()
}

function respondHealth(reasons: readonly string[]): Response {
  const json = { 'content-type': 'application/json' }
  if (reasons.length === 0) return respond('{"status":"ok"}\n', 200, json)
  const body = JSON.stringify({ status: 'failing', reasons })
  return respond(`${body}\n`, 503, { ...json, 'retry-after': String(RETRY_AFTER) })
}

function respond(body: string, status: number, headers: Record<string, string> = {}): Response {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(body, { status, headers: { ...type, ...headers } })
}

/** Metrics of the process, with the names that Prometheus' own clients use. */
function createProcessMetrics() {
  const metrics = createMetrics()
  const startedAt = Date.now() / 1_000 - process.uptime()
  metrics.gauge('process_start_time_seconds', 'When the process started, seconds since 1970.', () => startedAt)
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process, bytes.', () => process.memoryUsage.rss())
  metrics.total('process_cpu_seconds', 'Processor time of the process, seconds.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  return metrics
}
