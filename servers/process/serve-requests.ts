import { createAddressReader } from '../http/create-address-reader.js'
import { listen } from '../http/listen.js'
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
  report: (message: string) => void
  /** Closes what the service uses. Called after the last request, and when the port is taken. */
  closeParts: () => Promise<void>
}

/**
 * Listens for the requests of a service.
 *
 * @throws Error when the port is taken.
 */
export async function serveRequests(options: ServeRequestsOptions): Promise<Service> {
  const { name, answer, port, host, addressHeader, report, closeParts } = options
  const readAddress = createAddressReader(addressHeader, report)
  try {
    const server = await listen({
      fetch: (request, incoming) => answer(request, readAddress(incoming)),
      port,
      ...(host === undefined ? {} : { host }),
    })
    return {
      name,
      url: server.url,
      pid: process.pid,
      async close() {
        await server.close()
        await closeParts()
      },
    }
  } catch (error) {
    await closeParts()
    throw error
  }
}
