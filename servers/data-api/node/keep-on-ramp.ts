import { keepDatabase } from '../../database/keep-database.js'
import { type DatabaseLocation, openDatabase } from '../../database/open-database.js'
import { formatError } from '../../format-error.js'
import { readChainFacts } from '../chain/chain-facts.js'
import { createChainClient } from '../chain/create-chain-client.js'
import type { DataApiChain } from '../create-data-api.js'
import { askProviders } from '../on-ramp/ask-providers.js'
import { createLocalTreasury } from '../on-ramp/create-local-treasury.js'
import { ordersDefinition } from '../on-ramp/database/orders-definition.js'
import type { OnRampProvider } from '../on-ramp/on-ramp-provider.js'
import { type Delivering, startDelivering } from '../on-ramp/start-delivering.js'

export type KeepOnRampOptions = {
  location: DatabaseLocation
  providers: readonly OnRampProvider[]
  chains: readonly DataApiChain[]
  report: (message: string) => void
}

/** How often silent orders are looked for, ms. */
const ASK_INTERVAL = 15_000

/**
 * Opens the database of orders in the background, delivers what is paid and asks for what is silent. While the database cannot be
 * opened that is tried again, and the first failure is reported.
 */
export function keepOnRamp({ location, providers, chains, report }: KeepOnRampOptions) {
  const clients = chains.map(({ id, node }) => [`eip155:${id}`, createChainClient(readChainFacts(id), node)] as const)
  const treasury = createLocalTreasury(new Map(clients))
  let delivering: Delivering | undefined
  const kept = keepDatabase({
    open: (signal) => openDatabase(location, ordersDefinition, { report, signal }),
    onOpen(database) {
      const started = startDelivering(database, { treasury, now: Date.now, report })
      delivering = started
      let asking = Promise.resolve()
      const ask = async () => {
        const hasMoved = await askProviders(database.db, { providers, now: Date.now(), report })
        if (hasMoved) started.wake()
      }
      const timer = setInterval(() => {
        asking = asking.then(ask).catch((error: unknown) => {
          report(`Data API: silent orders cannot be asked for. ${formatError(error)}`)
        })
      }, ASK_INTERVAL)
      return {
        async close() {
          clearInterval(timer)
          await asking
          await started.close()
        },
      }
    },
    onFailure(error) {
      const where = 'url' in location ? 'DATABASE_URL' : location.folder
      const problem = `the database of orders (${where}) does not open, so nothing can be bought. Opening it is tried again.`
      report(`Data API: ${problem} ${formatError(error)}`)
    },
  })
  return { read: kept.read, close: kept.close, wake: () => delivering?.wake() }
}
