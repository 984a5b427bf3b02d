import { createOperation } from '../../operation/operation.js'
import { serveRequests } from '../../process/serve-requests.js'
import type { Service } from '../../service.js'
import { type AnalyticsServiceOptions, createAnalyticsService } from '../create-analytics-service.js'

export type StartAnalyticsOptions = AnalyticsServiceOptions & {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string
}

/**
 * Starts the analytics server.
 *
 * @throws Error when the port is taken.
 * @example const analytics = await startAnalytics({ port: 0, database: { folder: '.data/analytics' } })
 */
export async function startAnalytics(options: StartAnalyticsOptions): Promise<Service> {
  const { port, host, addressHeader, report = console.error, operation = createOperation('analytics') } = options
  const { answer, close } = await createAnalyticsService({ ...options, operation })
  return serveRequests({
    ...{ name: 'Analytics', answer, port, host, addressHeader, operation, report },
    closeParts: close,
  })
}
