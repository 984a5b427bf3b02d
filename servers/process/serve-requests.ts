import { createNodeFetch } from '../http/create-node-handler.js'
import { listen } from '../http/listen.js'
import type { Operation } from '../operation/operation.js'
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

/**
 * Listens for the requests of a service, and counts them. Each has an id, which the reply has as `x-request-id`.
 *
 * @throws Error when the port is taken.
 */
export async function serveRequests(options: ServeRequestsOptions): Promise<Service> {
  const { name, answer, port, host, addressHeader, operation, report, closeParts } = options
  try {
    const server = await listen({
      fetch: createNodeFetch(answer, { addressHeader, operation, report }),
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
