import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

export type ListenOptions = {
  fetch: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
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
export async function listen({ fetch, port, host = '127.0.0.1' }: ListenOptions): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, (env as { incoming: IncomingMessage }).incoming),
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
