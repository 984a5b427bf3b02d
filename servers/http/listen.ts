import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createWaits } from '../create-waits.js'

export type ListenOptions = {
  fetch: (request: Request, incoming: IncomingMessage, outgoing: ServerResponse) => Response | Promise<Response>
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  /** How long closing waits for requests that are being answered, ms. Default: 0, they are cut off. */
  drain?: number
  /**
   * Whether the global `Request` and `Response` stay as they are, for a server in the process of an app. It then has no requests with
   * a body. Default: false, those of Hono replace them, which are faster.
   */
  keepsGlobals?: boolean
}

export type Listening = { url: string; close(): Promise<void> }

/** How long a caller may take to send its request, ms. */
const REQUEST_TIMEOUT = 10_000
/**
 * How long a connection waits for its next request, ms. Longer than the minute of common proxies: a server that ends an idle
 * connection first, or while it was busy opening its database, meets a request that is on its way, which then fails.
 */
const KEEP_ALIVE_TIMEOUT = 65_000

/**
 * Listens for HTTP.
 *
 * @throws Error when the port is taken.
 */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { fetch, port, host = '127.0.0.1', drain = 0, keepsGlobals = false } = options
  let running = 0
  let isClosing = false
  const draining = createWaits()
  const server = createAdaptorServer({
    overrideGlobalObjects: !keepsGlobals,
    fetch(request, env) {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse }
      running += 1
      // Also when the caller goes away.
      outgoing.once('close', () => {
        running -= 1
        if (running === 0) draining.endAll()
      })
      // The caller sends its next request to another process.
      if (isClosing) outgoing.setHeader('connection', 'close')
      return fetch(request, incoming, outgoing)
    },
    serverOptions: {
      headersTimeout: REQUEST_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      isClosing = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      if (running > 0 && drain > 0) await draining.start(drain)
      // Also those that have sent nothing yet, which are not idle to Node.
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
