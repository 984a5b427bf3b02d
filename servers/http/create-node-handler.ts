import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Operation } from '../operation/operation.js'
import { type RequestContext, runRequest } from '../operation/request-context.js'
import { createAddressReader } from './create-address-reader.js'

export type NodeHandlerOptions = {
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string | undefined
  /** The same as that of the service. Counts its requests. Default: they are not counted. */
  operation?: Operation | undefined
  /** Receives warnings for the operator. Default: `console.error`. */
  report?: (message: string) => void
}

type Answer = (request: Request, address: string | undefined) => Promise<Response>

/** Upper bounds of the time that a request takes, s. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Any other method of a caller is `other`, so that there are few labels. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']
const requestId = /^[\w.:-]{1,100}$/

/**
 * Makes a service the request handler of Node's `http` or `https` server, or of an app of Express. Each reply has an id as
 * `x-request-id`. Paths are those of the service: give each a host name or a port of its own. Nothing before it may read the body.
 *
 * @example createServer(createNodeHandler(identity.answer, { addressHeader: 'x-real-ip' })).listen(8080)
 */
export function createNodeHandler(
  answer: Answer,
  options: NodeHandlerOptions = {},
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const fetch = createNodeFetch(answer, options)
  return getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse }
      return fetch(copyRequest(request), incoming, outgoing)
    },
    // The server belongs to an app, which may use `instanceof Response`.
    { overrideGlobalObjects: false },
  )
}

/** Makes a request with a body one of the global class: Hono copies it by that, to limit its size. */
function copyRequest(request: Request): Request {
  const { url, method, headers, body, signal } = request
  // Node wants `duplex`, which the types of browsers do not have.
  const init = { method, headers, body, signal, duplex: 'half' }
  return body === null ? request : new Request(url, init)
}

/** The same for a server that has made a `Request` of the message. */
export function createNodeFetch(
  answer: Answer,
  { addressHeader, operation, report = console.error }: NodeHandlerOptions,
): (request: Request, incoming: IncomingMessage, outgoing: ServerResponse) => Promise<Response> {
  const readAddress = createAddressReader(addressHeader, report)
  const count = operation ? createRequestCounts(operation) : runUncounted
  return async (request, incoming, outgoing) => {
    // A proxy that writes the address of the caller may write the id as well. Others must not choose the content of logs.
    const context = { id: readId(incoming, addressHeader !== undefined), route: 'none' }
    outgoing.setHeader('x-request-id', context.id)
    return count(request.method, context, () => runRequest(context, () => answer(request, readAddress(incoming))))
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
    'Requests by route and status. Paths that are not served count as the route none.',
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
