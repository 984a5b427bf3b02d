import type { Service } from '../../service.js'
import { limitRequests } from '../facade/create-facade-app.js'
import { localBitcoin } from '../facade/local-networks.js'
import { readChainFile } from '../facade/read-chain-file.js'
import { type StartLocalOptions, startFacade } from '../facade/start-facade.js'
import { parseBitcoinState } from './bitcoin-state.js'
import { createBitcoinChain } from './create-bitcoin-chain.js'
import { createEsplora } from './create-esplora.js'

/**
 * Starts Local Bitcoin, an esplora server over a set of unspent outputs on regtest, on loopback. It verifies witnesses of
 * P2WPKH and of P2TR spent by key.
 *
 * @throws Error when the port is taken.
 * @example const service = await startLocalBitcoin({ port: 0, statePath: '.data/bitcoin.json', report: console.error })
 */
export async function startLocalBitcoin({ port, statePath, report }: StartLocalOptions): Promise<Service> {
  const { name } = localBitcoin
  const restore = (saved: unknown) => createBitcoinChain(parseBitcoinState(saved), Date.now)
  const restored = await readChainFile({ name, path: statePath, restore, report })
  const chain = restored ?? createBitcoinChain(undefined, Date.now)
  return startFacade({
    name: `${name} (esplora)`,
    answer: limitRequests(createEsplora(chain, { name, report })),
    port,
    statePath,
    dump: chain.dump,
    report,
  })
}
