import { loadOnce } from '../../src/rules/async/lazy.js'
import type { Database } from '../database/database.js'
import { readDatabaseSource } from '../database/open-database.js'
import type { DatabaseLocation, OpenedDatabase } from '../database/opened-database.js'
import { reportDatabase } from '../database/report-database.js'
import { createOperation, type Operation } from '../operation/operation.js'
import { parts } from '../parts/find-parts.js'
import type { MountableService } from '../service.js'
import type { AnalyticsSettings } from './analytics-settings.js'
import { parseReadToken } from './check-reader.js'
import { createAnalytics } from './create-analytics.js'
import { createCounter } from './create-counter.js'
import { analyticsDefinition } from './database/analytics-definition.js'

export type AnalyticsServiceOptions = AnalyticsSettings & {
  /**
   * Where its database is, which is opened with the first event or reader, or an open one with the table of `analyticsDefinition`,
   * which the service does not close.
   */
  database: DatabaseLocation | OpenedDatabase
  /** Folder of the built page of charts. Default: that of the package. */
  pageFolder?: string
  /** Its health and metrics for the operator. Default: not served. */
  operation?: Operation
}

/**
 * The analytics server without a port: counts the events that Lintel sends, and shows the counts as charts (docs/analytics.md).
 *
 * @throws OperatorError when the given open database has not its table.
 * @throws Error when `readToken` could be guessed: it needs 24 characters.
 * @example
 * const analytics = await createAnalyticsService({
 *   database: { url: 'postgres://lintel@db.example/lintel' },
 *   readToken: process.env.READ_TOKEN,
 *   allowedOrigins: ['https://app.example'],
 * })
 * createServer(createNodeHandler(analytics.answer)).listen(8080)
 */
export async function createAnalyticsService(options: AnalyticsServiceOptions): Promise<MountableService> {
  const { database, report = console.error, operation = createOperation('analytics'), ...settings } = options
  // An empty one would let everybody in.
  if (settings.readToken !== undefined) parseReadToken(settings.readToken)
  const source = readDatabaseSource(database, analyticsDefinition, { service: 'Analytics', report })
  const pageFolder = options.pageFolder ?? (await parts.findPage('analytics'))
  const closing = new AbortController()
  let opened: Promise<Database> | undefined
  const open = loadOnce(() => {
    opened = source.open(closing.signal)
    return opened
  })
  const openDatabase = async () => (await open()).db
  reportDatabase(operation, open)
  const counter = createCounter({ openDatabase, report })
  return {
    answer: createAnalytics({ ...settings, pageFolder, counter, openDatabase, report }),
    async close() {
      await counter.close()
      closing.abort()
      await opened?.then(
        (one) => one.close(),
        () => undefined,
      )
    },
  }
}
