import type { Database, Db } from '../database/database.js'
import { type DatabaseLocation, openDatabase } from '../database/open-database.js'
import { type ChainToIndex, type Indexer, startIndexer } from '../indexer/start-indexer.js'

export type KeptDatabase = {
  /** Undefined while the database is not open. */
  read(): Db | undefined
  close(): Promise<void>
}

/** Time between two attempts to open it, ms. */
const RETRY_INTERVAL = 5_000

/**
 * Opens the database in the background and indexes `chains`. While it cannot be opened that is tried again, and the first
 * failure is reported.
 */
export function keepDatabase(
  location: DatabaseLocation,
  chains: readonly ChainToIndex[],
  report: (message: string) => void,
): KeptDatabase {
  let indexer: Indexer | undefined
  let database: Database | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const closing = new AbortController()
  let isReported = false
  const open = async () => {
    try {
      database = await openDatabase(location, { report, signal: closing.signal })
      if (!closing.signal.aborted) indexer = startIndexer({ database, chains, report })
    } catch (error) {
      if (closing.signal.aborted) return
      if (!isReported) {
        const where = 'url' in location ? 'DATABASE_URL' : location.folder
        const reason = error instanceof Error ? error.message : error
        report(
          `Data API: the database (${where}) does not open, so there is no history. Opening it is tried again. ${reason}`,
        )
      }
      isReported = true
      timer = setTimeout(() => (opening = open()), RETRY_INTERVAL)
    }
  }
  let opening = open()
  return {
    read: () => (closing.signal.aborted ? undefined : database?.db),
    async close() {
      closing.abort()
      clearTimeout(timer)
      await opening
      await indexer?.close()
      await database?.close()
    },
  }
}
