import type { Database } from '../../database/database.js'
import type { WatchedChain } from '../pay/list-received.js'
import { type SendOptions, sendEvents } from '../pay/send-events.js'
import { type SweepOptions, sweepNext } from '../pay/sweep-next.js'
import { startWatching } from '../pay/watch-payments.js'
import { type NetworkWork, startNetworkWork } from '../start-network-work.js'

export type PayWorkOptions = SendOptions & SweepOptions & { chains: readonly WatchedChain[] }

/** The background work for payments. */
export type PayWork = {
  start(database: Database): { close(): Promise<void> }
  /** Looks for payments at once. */
  wake(): void
}

/** The interval of the search for events and sweeps without a wake-up, ms. */
const PAUSE = 2_000

/** Watches payments, notifies the servers of apps, and forwards received payments. */
export function createPayWork(options: PayWorkOptions): PayWork {
  const { apps, chains, now, report } = options
  let watching: NetworkWork | undefined
  return {
    wake: () => watching?.wake(),
    start(database) {
      const following = startNetworkWork(database, {
        networks: ['events', 'sweeps'],
        name: 'pay',
        doNext: (db, task) => (task === 'events' ? sendEvents(db, options) : sweepNext(db, options)),
        pause: PAUSE,
        describeFailure: (task) => `Pay: there are no ${task} at the moment.`,
        report,
      })
      const notified = new Set(apps.filter(({ webhook }) => webhook).map(({ id }) => id))
      const started = startWatching(database, { chains, notified, onMove: following.wake, now, report })
      watching = started
      return {
        async close() {
          await started.close()
          await following.close()
        },
      }
    },
  }
}
