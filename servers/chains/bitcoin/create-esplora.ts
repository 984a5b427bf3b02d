import { readUpTo } from '../../../src/rules/rpc/read-up-to.js'
import { createFacadeApp, type FacadeApp, type FacadeOptions } from '../facade/create-facade-app.js'
import { TransactionRefused } from './check-transaction.js'
import type { BitcoinChain } from './create-bitcoin-chain.js'
import { formatStats, formatStatus, formatTransaction, subtractStats } from './format-esplora.js'
import { encodeAddress } from './regtest.js'

/** Characters of a transaction in hexadecimal: the largest that nodes pass on. */
const MAX_BODY = 800_000
/** Transactions of one reply, and blocks that one call may skip. */
const [MOST_TRANSACTIONS, MOST_SKIPPED] = [50, 10_000]
/** Numbers of blocks that esplora estimates a fee for. */
const targets = [...Array.from({ length: 25 }, (_, index) => index + 1), 144, 504, 1_008]

/**
 * Creates the app of an esplora server over `chain`: the HTTP API of https://github.com/Blockstream/esplora/blob/master/API.md
 * that wallets read balances with, and send by.
 */
export function createEsplora(chain: BitcoinChain, options: FacadeOptions): FacadeApp {
  const app = createFacadeApp(options)
  const fail = (text: string, status: 400 | 404) => new Response(text, { status })

  app.use(async ({ env }, next) => env.charge(1) ?? next())

  app.get('/address/:address', (context) => {
    const address = context.req.param('address')
    const script = readScript(address)
    if (!script) return fail('Invalid Bitcoin address', 400)
    const { all, mempool } = chain.readStats(script)
    const stats = { chain_stats: formatStats(subtractStats(all, mempool)), mempool_stats: formatStats(mempool) }
    return context.json({ address, ...stats })
  })

  app.get('/address/:address/utxo', (context) => {
    const script = readScript(context.req.param('address'))
    if (!script) return fail('Invalid Bitcoin address', 400)
    const outputs = chain.listUnspent(script).map(({ id, amount, height, time }) => {
      const [txid, vout] = id.split(':')
      return { txid, vout: Number(vout), status: formatStatus(chain, { height, time }), value: amount }
    })
    return context.json(outputs)
  })

  app.get('/address/:address/txs', (context) => {
    const script = readScript(context.req.param('address'))
    if (!script) return fail('Invalid Bitcoin address', 400)
    const found = chain.listTransactions(script).slice(0, MOST_TRANSACTIONS)
    return context.json(found.map((transaction) => formatTransaction(chain, transaction)))
  })

  app.get('/tx/:txid/:part?', (context) => {
    const { txid, part } = context.req.param()
    if (!/^[\da-f]{64}$/.test(txid)) return fail('Invalid hex string', 400)
    const found = chain.find(txid)
    if (!found) return fail('Transaction not found', 404)
    if (part === 'status') return context.json(formatStatus(chain, found))
    if (part === 'hex') return context.text(found.hex)
    return part === undefined ? context.json(formatTransaction(chain, found)) : context.notFound()
  })

  app.post('/tx', async (context) => {
    const text = (await readUpTo(MAX_BODY, context.req.raw))?.trim()
    if (text === undefined || !/^(?:[\da-f]{2})+$/i.test(text)) return fail('Invalid hex string', 400)
    try {
      return context.text(chain.send(new Uint8Array(Buffer.from(text, 'hex'))))
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error
      const { code, message } = error
      return fail(`sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`, 400)
    }
  })

  // There is always room in the next block.
  app.get('/fee-estimates', (context) => context.json(Object.fromEntries(targets.map((target) => [target, 1]))))
  app.get('/blocks/tip/height', (context) => context.text(String(chain.ticks.read())))
  app.get('/blocks/tip/hash', (context) => context.text(chain.getBlockHash(chain.ticks.read())))
  app.get('/block-height/:height{\\d{1,9}}', (context) => {
    const height = Number(context.req.param('height'))
    return height > chain.ticks.read() ? fail('Block not found', 404) : context.text(chain.getBlockHash(height))
  })

  /** Not of esplora: makes blocks at once, for a program of this machine, not for a page. */
  app.post('/lintel/mine/:count{\\d{1,9}}', (context) => {
    const count = Number(context.req.param('count'))
    if (context.req.header('origin') !== undefined || count > MOST_SKIPPED) return context.notFound()
    chain.ticks.advance(count)
    return context.text(String(chain.ticks.read()))
  })
  return app
}

function readScript(address: string): string | undefined {
  try {
    // A longer text is no address, and decoding it takes time with the square of its length.
    return address.length > 90 ? undefined : Buffer.from(encodeAddress(address)).toString('hex')
  } catch {
    // No address, or one of another network.
    return undefined
  }
}
