import { serveRequests } from '../../process/serve-requests.js'
import type { Service } from '../../service.js'
import { limitRequests } from '../serving/create-facade-app.js'
import { localBitcoin } from '../serving/local-networks.js'
import type { StartLocalOptions } from '../serving/start-facade.js'
import { createEsplora } from './create-esplora.js'

/**
 * Starts Local Bitcoin on loopback: an esplora server with the balances of the development accounts, on regtest.
 *
 * @throws Error when the port is taken.
 * @example const service = await startLocalBitcoin({ port: 0, report: console.error })
 */
export function startLocalBitcoin({ port, report }: Omit<StartLocalOptions, 'statePath'>): Promise<Service> {
  const { name } = localBitcoin
  const answer = limitRequests(createEsplora({ name, report, now: Date.now }))
  return serveRequests({ name: `${name} (esplora)`, answer, port, report, closeParts: async () => undefined })
}
