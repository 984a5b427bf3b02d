import { createOperation } from '../../operation/operation.js'
import { serveRequests } from '../../process/serve-requests.js'
import type { Service } from '../../service.js'
import { createIdentityService, type IdentityServiceOptions } from '../create-identity-service.js'

export type StartIdentityOptions = Omit<IdentityServiceOptions, 'publicUrl'> & {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string
  /** The public URL of this server. Default: its name on this machine. */
  publicUrl?: string
}

/**
 * Starts an identity service. It does not wait for the database.
 *
 * @throws Error when the port is taken.
 */
export async function startIdentity(options: StartIdentityOptions): Promise<Service> {
  const { port, host, addressHeader, report = console.error, operation = createOperation('identity') } = options
  let { publicUrl = '' } = options
  const { answer, close } = createIdentityService({ ...options, operation, publicUrl: () => publicUrl })
  const service = await serveRequests({
    ...{ name: 'Identity', answer, port, host, addressHeader, operation, report },
    closeParts: close,
  })
  publicUrl ||= service.url
  return service
}
