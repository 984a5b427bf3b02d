import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createAddressReader } from '../http/create-address-reader.js'
import { listen } from '../http/listen.js'
import type { Operation } from '../operation/operation.js'
import { type RequestContext, runRequest } from '../operation/request-context.js'
import type { Service } from '../service.js'

export type ServeRequestsOptions = {
  /** How lists of services name it. */
  name: string
  /** `address` is the caller's IP address. */
  answer: (request: Request, address: string | undefined) => Promise<Response>
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string | undefined
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string | undefined
  /** Default: requests are not counted, as for a server that is not a service. */
  operation?: Operation
  report: (message: string) => void
  /** Closes the resources of the service. Called after the last request, and when the port is taken. */
  closeParts: () => Promise<void>
}

/** How long requests that are being answered may take after the stop, ms. The rest of the 10 s is for `closeParts`. */
const DRAIN = 6_000
/** Upper bounds of the time that a request takes, s. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Any other method of a caller is `other`, so that there are few labels. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']
const requestId = /^[\w.:-]{1,100}$/

/**
 * Listens for the requests of a service, and counts them. Each has an id, which the reply has as `x-request-id`.
 *
 * @throws Error when the port is taken.
 */
export async function serveRequests(options: ServeRequestsOptions): Promise<Service> {
  const { name, answer, port, host, addressHeader, operation, report, closeParts } = options
  const readAddress = createAddressReader(addressHeader, report)
  const count = operation ? createRequestCounts(operation) : runUncounted
  try {
    const server = await listen({
      async fetch(request, incoming, outgoing) {
        // A proxy that writes the address of the caller may write the id as well. Others must not choose the content of logs.
        const context = { id: readId(incoming, addressHeader !== undefined), route: 'none' }
        outgoing.setHeader('x-request-id', context.id)
        return count(request.method, context, () => runRequest(context, () => answer(request, readAddress(incoming))))
      },
      port,
      drain: DRAIN,
      ...(host === undefined ? {} : { host }),
    })
    operation?.change('running')
    return {
      name,
      url: server.url,
      pid: process.pid,
      async close() {
        operation?.change('stopping')
        await server.close()
        await closeParts()
      },
    }
  } catch (error) {
    await closeParts()
    throw error
  }
}

function readId({ headers }: IncomingMessage, isTrusted: boolean): string {
  const given = headers['x-request-id']
  return isTrusted && typeof given === 'string' && requestId.test(given) ? given : randomUUID()
}

type CountRequest = (method: string, context: RequestContext, run: () => Promise<Response>) => Promise<Response>

const runUncounted: CountRequest = (_method, _context, run) => run()

function createRequestCounts({ service, metrics }: Operation): CountRequest {
  const answered = metrics.counter(
    'lintel_http_requests',
    'Requests by route and status. A route that is not served is none.',
  )
  const times = metrics.histogram('lintel_http_request_duration_seconds', 'Time until the reply begins.', BOUNDS)
  let running = 0
  metrics.gauge('lintel_http_requests_running', 'Requests that are being answered.', () => [
    { labels: { service }, value: running },
  ])
  return async (method, context, run) => {
    const startedAt = performance.now()
    running += 1
    let status = 500
    try {
      const response = await run()
      status = response.status
      return response
    } finally {
      running -= 1
      const { route } = context
      answered.add({
        ...{ service, route, status: String(status) },
        method: methods.includes(method) ? method : 'other',
      })
      times.observe((performance.now() - startedAt) / 1_000, { service, route })
    }
  }
}
