import type { Network } from '../../../core/model/network.js'
import { isRecord } from '../../../rules/is-record.js'
import { createNodeReader } from '../../drivers/create-node-reader.js'
import { parseExactJson, readExactAmount } from '../../drivers/parse-exact-json.js'

/** How far a server may be behind an earlier answer of another one, in blocks. */
const ALLOWED_LAG = 2

/** The balance of an address, in satoshi. `unconfirmed` is the change by the mempool, below 0 if it spends. */
export type AddressAmounts = { confirmed: bigint; unconfirmed: bigint }

/** Reads from the esplora servers of one network. */
export type Esplora = {
  /** @throws RpcUnavailableError within 10 s */
  readAmounts(addresses: readonly string[]): Promise<AddressAmounts[]>
}

/**
 * Reads from esplora servers (https://github.com/Blockstream/esplora/blob/master/API.md), in their order until one answers.
 * Skips a server whose first block is another network's, or that is behind.
 */
export function createEsplora({ id, rpcUrls }: Network): Esplora {
  let newestHeight = 0
  const servers = createNodeReader(rpcUrls.default.http, async (url, signal) => {
    const genesis = await ask(url, '/block-height/0', signal)
    if (!/^[\da-f]{64}$/.test(genesis)) throw new Error('The server answered /block-height/0 without a hash.')
    if (!genesis.startsWith(String(id)))
      throw new Error(`The server is on another network: its first block is ${genesis}.`)
  })

  function checkHeight(text: string): void {
    if (!/^\d{1,9}$/.test(text)) throw new Error('The server answered /blocks/tip/height without a number.')
    const height = Number(text)
    if (height < newestHeight - ALLOWED_LAG) {
      throw new Error(`The server is behind: its newest block is ${height}, not ${newestHeight}.`)
    }
    newestHeight = Math.max(newestHeight, height)
  }

  return {
    readAmounts: (addresses) =>
      servers.read(
        (url, signal) =>
          Promise.all(
            ['/blocks/tip/height', ...addresses.map((address) => `/address/${address}`)].map((path) =>
              ask(url, path, signal),
            ),
          ),
        ([height = '', ...answers]) => {
          checkHeight(height)
          return addresses.map((address, index) => readAmounts(answers[index] ?? '', address))
        },
      ),
  }
}

async function ask(url: string, path: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url.replace(/\/$/, '') + path, { signal })
  if (!response.ok) throw new Error(`The server answered ${path} with HTTP ${response.status}.`)
  return (await response.text()).trim()
}

function readAmounts(text: string, address: string): AddressAmounts {
  const answer = parseExactJson(text)
  if (!isRecord(answer)) throw new Error('The server did not answer with JSON: it is not an esplora server.')
  if (answer.address !== address) throw new Error('The server answered for another address.')
  return { confirmed: readSum(answer.chain_stats), unconfirmed: readSum(answer.mempool_stats) }
}

function readSum(stats: unknown): bigint {
  if (!isRecord(stats)) throw new Error('The server answered without amounts.')
  return readAmount(stats.funded_txo_sum) - readAmount(stats.spent_txo_sum)
}

function readAmount(value: unknown): bigint {
  const amount = readExactAmount(value)
  if (amount === undefined) throw new Error('The server answered without amounts.')
  return amount
}
