import { createFacadeApp, type FacadeApp, type FacadeOptions } from '../serving/create-facade-app.js'
import { createTicks } from '../serving/create-ticks.js'
import { developmentAccounts } from './development-accounts.js'
import { genesisHash, isRegtestAddress } from './regtest.js'

/** The height when the server starts. */
const FIRST_HEIGHT = 200
/** Time between blocks, ms. */
const BLOCK_TIME = 10_000
/** The outputs that each development address has received, sat. */
const developmentOutputs = [1_000_000_000, 250_000_000]

const developmentAddresses = new Set<string>(
  developmentAccounts.flatMap(({ payment, ordinals }) => [payment, ordinals]),
)

/**
 * Creates the app of an esplora server over a chain without new transactions: the part of
 * https://github.com/Blockstream/esplora/blob/master/API.md that reads balances.
 */
export function createEsplora(options: FacadeOptions & { now: () => number }): FacadeApp {
  const app = createFacadeApp(options)
  const ticks = createTicks({ start: FIRST_HEIGHT, interval: BLOCK_TIME, now: options.now })
  const fail = (text: string, status: 400 | 404) => new Response(text, { status })

  app.use(async ({ env }, next) => env.charge(1) ?? next())

  app.get('/address/:address', (context) => {
    const address = context.req.param('address')
    if (!isRegtestAddress(address)) return fail('Invalid Bitcoin address', 400)
    const received = developmentAddresses.has(address.toLowerCase()) ? developmentOutputs : []
    return context.json({ address, chain_stats: formatStats(received), mempool_stats: formatStats([]) })
  })

  app.get('/blocks/tip/height', (context) => context.text(String(ticks.read())))
  app.get('/block-height/0', (context) => context.text(genesisHash))

  return app
}

/** `received` in sat, one amount for each output. */
function formatStats(received: readonly number[]): object {
  return {
    funded_txo_count: received.length,
    funded_txo_sum: received.reduce((sum, amount) => sum + amount, 0),
    spent_txo_count: 0,
    spent_txo_sum: 0,
    tx_count: received.length > 0 ? 1 : 0,
  }
}
