import { type KeptDatabase, keepDatabase } from '../../database/keep-database.js'
import { type DatabaseLocation, openDatabase } from '../../database/open-database.js'
import { formatError } from '../../format-error.js'
import { indexDefinition } from '../database/open-index.js'
import { type ChainToIndex, startIndexer } from '../indexer/start-indexer.js'
import { ordersDefinition } from '../on-ramp/database/orders-definition.js'
import type { OrderWork } from './create-order-work.js'

export type KeepDataOptions = {
  location: DatabaseLocation
  /** What is indexed. */
  chains: readonly ChainToIndex[]
  /** What is done for orders. Undefined when nothing is sold: then there are no tables for them. */
  orderWork: OrderWork | undefined
  report: (message: string) => void
}

/**
 * Opens the database in the background, indexes `chains` and delivers orders. While it cannot be opened that is tried again, and
 * the first failure is reported. Orders share the database of the index, because a second PGlite takes about 100 MB.
 */
export function keepData({ location, chains, orderWork, report }: KeepDataOptions): KeptDatabase {
  const migrations = [...indexDefinition.migrations, ...(orderWork ? ordersDefinition.migrations : [])]
  return keepDatabase({
    open: (signal) => openDatabase(location, { ...indexDefinition, migrations }, { report, signal }),
    onOpen(database) {
      const work = [startIndexer({ database, chains, report }), ...(orderWork ? [orderWork.start(database)] : [])]
      return { close: async () => void (await Promise.all(work.map(({ close }) => close()))) }
    },
    onFailure(error) {
      const where = 'url' in location ? 'DATABASE_URL' : location.folder
      const missing = orderWork ? 'there is no history, and nothing can be bought' : 'there is no history'
      const problem = `the database (${where}) does not open, so ${missing}. Opening it is tried again.`
      report(`Data API: ${problem} ${formatError(error)}`)
    },
  })
}
