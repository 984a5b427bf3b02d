import { loadOnce } from '../../../src/rules/async/lazy.js'
import { type DatabaseLocation, openDatabase } from '../../database/open-database.js'
import { reportDatabase } from '../../database/report-database.js'
import { createOperation, type Operation } from '../../operation/operation.js'
import { serveRequests } from '../../process/serve-requests.js'
import type { Service } from '../../service.js'
import { type AnalyticsOptions, createAnalytics } from '../create-analytics.js'
import { createCounter } from '../create-counter.js'
import { analyticsDefinition } from '../database/analytics-definition.js'

export type StartAnalyticsOptions = Omit<AnalyticsOptions, 'counter' | 'openDatabase'> & {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  /** Where the counts are. It is opened with the first event or reader. */
  database: DatabaseLocation
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string
  /** Its health and metrics for the operator. Default: not served. */
  operation?: Operation
}

/**
 * Starts the analytics server.
 *
 * @throws Error when the port is taken.
 * @example const analytics = await startAnalytics({ port: 0, database: { folder: '.data/analytics' }, pageFolder })
 */
export async function startAnalytics(options: StartAnalyticsOptions): Promise<Service> {
  const { port, host, database, addressHeader, report = console.error, ...others } = options
  const { operation = createOperation('analytics') } = options
  const closing = new AbortController()
  let opened: ReturnType<typeof openDatabase> | undefined
  const open = loadOnce(() => {
    opened = openDatabase(database, analyticsDefinition, { report, signal: closing.signal })
    return opened
  })
  const load = async () => (await open()).db
  reportDatabase(operation, open)
  const counter = createCounter({ openDatabase: load, report })
  return serveRequests({
    name: 'Analytics',
    answer: createAnalytics({ ...others, counter, openDatabase: load, report }),
    port,
    host,
    addressHeader,
    operation,
    report,
    async closeParts() {
      await counter.close()
      closing.abort()
      await opened?.then(
        (one) => one.close(),
        () => undefined,
      )
    },
  })
}
