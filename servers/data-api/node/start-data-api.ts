import { createOperation } from '../../operation/operation.js'
import { serveRequests } from '../../process/serve-requests.js'
import type { Service } from '../../service.js'
import { createDataApiService, type DataApiServiceOptions } from '../create-data-api-service.js'

export type StartDataApiOptions = DataApiServiceOptions & {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string
}

/**
 * Starts a data API. It does not wait for the database.
 *
 * @throws Error when the port is taken.
 * @example const dataApi = await startDataApi({ port: 0, rpcUrls: new Map([[1, ['https://rpc.example']]]) })
 */
export async function startDataApi(options: StartDataApiOptions): Promise<Service> {
  const { port, host, addressHeader, report = console.error, operation = createOperation('data-api') } = options
  const { answer, close } = createDataApiService({ ...options, operation })
  return serveRequests({
    ...{ name: 'Data API', answer, port, host, addressHeader, operation, report },
    closeParts: close,
  })
}
