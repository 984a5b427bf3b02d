import type { Database } from '../../database/database.js'
import { formatError } from '../../format-error.js'
import type { OnRampProvider } from '../on-ramp/on-ramp-provider.js'
import { pollProviders } from '../on-ramp/poll-providers.js'
import { startDelivering } from '../on-ramp/start-delivering.js'
import type { Treasury } from '../on-ramp/treasury/treasury.js'
import type { NetworkWork } from '../start-network-work.js'

export type OrderWorkOptions = {
  providers: readonly OnRampProvider[]
  treasury: Treasury
  report: (message: string) => void
}

/** The background work for orders. */
export type OrderWork = {
  start(database: Database): { close(): Promise<void> }
  /** Looks for orders to deliver at once. */
  wake(): void
}

/** The interval of the search for orders without events, ms. */
const POLL_INTERVAL = 15_000

/** Delivers paid orders, and polls providers for orders without events. */
export function createOrderWork({ providers, treasury, report }: OrderWorkOptions): OrderWork {
  let delivering: NetworkWork | undefined
  return {
    wake: () => delivering?.wake(),
    start(database) {
      const started = startDelivering(database, { treasury, now: Date.now, report })
      delivering = started
      let asking = Promise.resolve()
      const ask = async () => {
        const hasMoved = await pollProviders(database.db, { providers, now: Date.now(), report })
        if (hasMoved) started.wake()
      }
      const timer = setInterval(() => {
        asking = asking.then(ask).catch((error: unknown) => {
          report(`Data API: orders without events cannot be polled. ${formatError(error)}`)
        })
      }, POLL_INTERVAL)
      return {
        async close() {
          clearInterval(timer)
          await asking
          await started.close()
        },
      }
    },
  }
}
