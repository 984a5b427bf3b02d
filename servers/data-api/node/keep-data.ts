import { type KeptDatabase, keepDatabase } from '../../database/keep-database.js'
import { type DatabaseLocation, openDatabase } from '../../database/open-database.js'
import { formatError } from '../../format-error.js'
import { indexDefinition } from '../database/open-index.js'
import { type ChainToIndex, startIndexer } from '../indexer/start-indexer.js'
import { namesDefinition } from '../names/database/names-definition.js'
import { ordersDefinition } from '../on-ramp/database/orders-definition.js'
import { paymentsDefinition } from '../pay/database/payments-definition.js'
import type { NameWork } from './create-name-work.js'
import type { OrderWork } from './create-order-work.js'
import type { PayWork } from './create-pay-work.js'

export type KeepDataOptions = {
  location: DatabaseLocation
  /** What is indexed. */
  chains: readonly ChainToIndex[]
  /** What is done for orders. Undefined when nothing is sold: then there are no tables for them. */
  orderWork: OrderWork | undefined
  /** What is done for names. Undefined when none are registered: then there is no table for them. */
  nameWork: NameWork | undefined
  /** What is done for payments. Undefined when none are taken: then there are no tables for them. */
  payWork: PayWork | undefined
  report: (message: string) => void
}

/**
 * Opens the database in the background, indexes `chains`, delivers orders, mirrors names and watches payments. While it cannot be opened that is tried again, and
 * the first failure is reported. Orders, names and payments share the database of the index, because a second PGlite takes about 100 MB.
 */
export function keepData({ location, chains, orderWork, nameWork, payWork, report }: KeepDataOptions): KeptDatabase {
  const migrations = [
    ...indexDefinition.migrations,
    ...(orderWork ? ordersDefinition.migrations : []),
    ...(nameWork ? namesDefinition.migrations : []),
    ...(payWork ? paymentsDefinition.migrations : []),
  ]
  return keepDatabase({
    open: (signal) => openDatabase(location, { ...indexDefinition, migrations }, { report, signal }),
    onOpen(database) {
      const started = [orderWork, nameWork, payWork].flatMap((one) => (one ? [one.start(database)] : []))
      const work = [startIndexer({ database, chains, report }), ...started]
      return { close: async () => void (await Promise.all(work.map(({ close }) => close()))) }
    },
    onFailure(error) {
      const where = 'url' in location ? 'DATABASE_URL' : location.folder
      const optional = [orderWork && 'buying', nameWork && 'names', payWork && 'payments']
      const missing = ['history', ...optional.filter((one) => one !== undefined)]
      const problem = `the database (${where}) does not open, so there is no ${missing.join(', no ')}. Opening it is tried again.`
      report(`Data API: ${problem} ${formatError(error)}`)
    },
  })
}
