import { createOperation } from '../../operation/operation.js'
import { serveRequests } from '../../process/serve-requests.js'
import type { Service } from '../../service.js'
import { type BundlerServiceOptions, createBundlerService } from '../create-bundler-service.js'

export type StartBundlerOptions = BundlerServiceOptions & {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string
}

/**
 * Starts a bundler.
 *
 * @throws Error when the port is taken.
 * @example const bundler = await startBundler({ port: 0, rpcUrls: new Map([[1, ['https://rpc.example']]]), account })
 */
export async function startBundler(options: StartBundlerOptions): Promise<Service> {
  const { port, host, addressHeader, report = console.error, operation = createOperation('bundler') } = options
  const { answer, close } = createBundlerService({ ...options, operation })
  return serveRequests({
    ...{ name: 'Bundler', answer, port, host, addressHeader, operation, report },
    closeParts: close,
  })
}
