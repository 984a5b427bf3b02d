import { type KeptDatabase, keepDatabase } from '../../database/keep-database.js'
import type { DatabaseLocation } from '../../database/open-database.js'
import { formatError } from '../../format-error.js'
import { openIndex } from '../database/open-index.js'
import { type ChainToIndex, startIndexer } from '../indexer/start-indexer.js'

/**
 * Opens the database in the background and indexes `chains`. While it cannot be opened that is tried again, and the first
 * failure is reported.
 */
export function keepIndex(
  location: DatabaseLocation,
  chains: readonly ChainToIndex[],
  report: (message: string) => void,
): KeptDatabase {
  return keepDatabase({
    open: (signal) => openIndex(location, { report, signal }),
    onOpen: (database) => startIndexer({ database, chains, report }),
    onFailure(error) {
      const where = 'url' in location ? 'DATABASE_URL' : location.folder
      const problem = `the database (${where}) does not open, so there is no history. Opening it is tried again.`
      report(`Data API: ${problem} ${formatError(error)}`)
    },
  })
}
