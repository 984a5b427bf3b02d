import type { Database } from '../../database/database.js'
import { type NetworkWork, startNetworkWork } from '../start-network-work.js'
import { type DeliverOptions, deliverNext } from './deliver-next.js'

/** How long a network waits for its next order without being woken, ms. */
const PAUSE = 5_000

/** Delivers the paid orders of a database, one after another on each network. */
export function startDelivering(database: Database, options: DeliverOptions): NetworkWork {
  return startNetworkWork(database, {
    networks: options.treasury.networks,
    name: 'on-ramp',
    doNext: (db, network) => deliverNext(db, network, options),
    pause: PAUSE,
    describeFailure: (network) => `On-ramp: orders on ${network} are not delivered at the moment.`,
    report: options.report,
  })
}
