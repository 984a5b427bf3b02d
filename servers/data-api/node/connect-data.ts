import { type ConnectedDatabase, connectDatabase } from '../../database/connect-database.js'
import type { Database, Db } from '../../database/database.js'
import { type DatabaseDefinition, joinDefinitions } from '../../database/database-definition.js'
import { readDatabaseSource } from '../../database/open-database.js'
import type { DatabaseLocation, OpenedDatabase } from '../../database/opened-database.js'
import { reportDatabase } from '../../database/report-database.js'
import { formatError } from '../../format-error.js'
import type { Operation } from '../../operation/operation.js'
import { indexDefinition } from '../database/index-definition.js'
import { createIndexProgress } from '../indexer/create-index-progress.js'
import { type ChainToIndex, startIndexer } from '../indexer/start-indexer.js'

/** A part with its own tables beside the index, such as orders. */
export type DataPart = {
  /** The feature that is unavailable while the database does not open, such as `buying`. */
  name: string
  definition: DatabaseDefinition
  /** Starts its background work. Default: none. */
  start?(database: Database): { close(): Promise<void> }
  /** Its queued work, for metrics. */
  countQueues?(db: Db): Promise<Readonly<Record<string, number>>>
}

export type ConnectDataOptions = {
  location: DatabaseLocation | OpenedDatabase
  /** The chains to index. */
  chains: readonly ChainToIndex[]
  parts: readonly DataPart[]
  operation: Operation
  report: (message: string) => void
}

/**
 * Opens the database in the background, indexes `chains` and starts the parts. While it cannot be opened that is tried again, and
 * the first failure is reported. All share one database, because a second PGlite takes about 100 MB.
 *
 * @throws OperatorError when the given open database has not their tables.
 */
export function connectData({ location, chains, parts, operation, report }: ConnectDataOptions): ConnectedDatabase {
  const progress = createIndexProgress(operation.metrics)
  const definition = joinDefinitions(indexDefinition, ...parts.map((part) => part.definition))
  const source = readDatabaseSource(location, definition, { service: 'Data API', report })
  const connection = connectDatabase({
    open: source.open,
    onOpen(database) {
      const started = parts.flatMap((part) => part.start?.(database) ?? [])
      const work = [startIndexer({ database, chains, progress, report }), ...started]
      return { close: async () => void (await Promise.all(work.map(({ close }) => close()))) }
    },
    onFailure(error) {
      const missing = ['history', ...parts.map(({ name }) => name)].join(', no ')
      const problem = `the database (${source.name}) does not open, so there is no ${missing}. Opening it is tried again.`
      report(`Data API: ${problem} ${formatError(error)}`)
    },
  })
  reportDatabase(operation, connection.readOpen)
  operation.metrics.gauge('lintel_queue_length', 'What waits to be done, by queue.', async () => {
    const db = connection.read()
    const counted = db ? await Promise.all(parts.map(async (part) => (await part.countQueues?.(db)) ?? {})) : []
    return counted.flatMap((queues) =>
      Object.entries<number>(queues).map(([queue, value]) => ({ labels: { queue }, value })),
    )
  })
  return connection
}
