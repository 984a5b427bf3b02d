import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { developmentAccounts } from '../../../../servers/chains/bitcoin/development-accounts.js'
import { genesisHash } from '../../../../servers/chains/bitcoin/regtest.js'
import { startLocalBitcoin } from '../../../../servers/chains/bitcoin/start-local-bitcoin.js'
import type { Service } from '../../../../servers/service.js'
import { bip122, bitcoinMainnet, bitcoinTestnet4, createBitcoinLocalnet } from '../../../../src/chains/bip122/index.js'
import type { ChainAdapter } from '../../../../src/core/model/chain-adapter.js'
import { createMemoryStorage } from '../eip155/create-page.js'

const localnet = createBitcoinLocalnet()
const network = `bip122:${localnet.id}` as const
const [{ payment, ordinals }, { payment: other }] = developmentAccounts

function createAdapter(...urls: string[]): ChainAdapter {
  const networks = [{ ...localnet, rpcUrls: { default: { http: urls } }, caipNetworkId: network }]
  return bip122().create({ networks, storage: createMemoryStorage() })
}

const read = (adapter: ChainAdapter, ...addresses: string[]) =>
  adapter.getBalance({ addresses: addresses.length === 0 ? [payment] : addresses, network })

let local: Service

beforeAll(async () => {
  local = await startLocalBitcoin({ port: 0, report: () => undefined })
})

afterAll(() => local.close())

describe('the balance on the local chain', () => {
  it('is in satoshi', async () => {
    await expect(read(createAdapter(local.url))).resolves.toEqual({
      value: 1_250_000_000n,
      decimals: 8,
      symbol: 'tBTC',
    })
  })

  it('is that of all addresses together, each once, also in upper case', async () => {
    const adapter = createAdapter(`${local.url}/`)
    await expect(read(adapter, payment, other, payment.toUpperCase())).resolves.toMatchObject({ value: 2_500_000_000n })
    await expect(read(adapter, payment, ordinals)).resolves.toMatchObject({ value: 2_500_000_000n })
    await expect(read(adapter, 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080')).resolves.toMatchObject({ value: 0n })
  })
})

type Answer = string | number | object
type Esplora = { url: string; paths: string[]; answers: Record<string, Answer>; server: Server }
const servers: Esplora[] = []
const describeStats = (funded: unknown, spent: unknown = 0) => ({ funded_txo_sum: funded, spent_txo_sum: spent })
const describeAddress = (chain: object, mempool: object = describeStats(0), address: string = payment) => ({
  address,
  chain_stats: chain,
  mempool_stats: mempool,
})

/** An esplora server whose answers a test writes. A number is an HTTP status. */
async function startServer(): Promise<Esplora> {
  const esplora: Esplora = {
    url: '',
    paths: [],
    answers: {
      '/block-height/0': genesisHash,
      '/blocks/tip/height': '1000',
      [`/address/${payment}`]: describeAddress(describeStats(700, 200)),
    },
    server: createServer((incoming, outgoing) => {
      const path = incoming.url ?? ''
      esplora.paths.push(path)
      const answer = esplora.answers[path] ?? 404
      if (typeof answer === 'number') outgoing.statusCode = answer
      outgoing.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    }),
  }
  await new Promise<void>((resolve) => esplora.server.listen(0, '127.0.0.1', resolve))
  esplora.url = `http://127.0.0.1:${(esplora.server.address() as AddressInfo).port}`
  servers.push(esplora)
  return esplora
}

let first: Esplora
let second: Esplora

beforeEach(async () => {
  first = await startServer()
  second = await startServer()
})

afterEach(() => {
  vi.restoreAllMocks()
  for (const { server } of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

describe('the balance of an esplora server', () => {
  it.each([
    ['nothing waits', describeStats(0), 500n],
    // What the mempool brings may be replaced by its sender.
    ['something arrives', describeStats(300), 500n],
    ['something is spent', describeStats(0, 300), 200n],
    ['something is spent with change', describeStats(250, 300), 450n],
  ])('is right while %s', async (_name, mempool, value) => {
    first.answers[`/address/${payment}`] = describeAddress(describeStats(700, 200), mempool)
    await expect(read(createAdapter(first.url))).resolves.toMatchObject({ value })
  })

  it('is exact when an address has received more than 2^53 satoshi', async () => {
    const body = JSON.stringify(describeAddress(describeStats(1, 2)))
    const sums = body.replace(':1,', ':10000000000000001,').replace(':2}', ':10000000000000000}')
    first.answers[`/address/${payment}`] = sums
    await expect(read(createAdapter(first.url))).resolves.toMatchObject({ value: 1n })
  })

  it.each<[string, string, Answer]>([
    ['HTML', `/address/${payment}`, '<html>Too many requests</html>'],
    ['HTTP 429', `/address/${payment}`, 429],
    ['another address', `/address/${payment}`, describeAddress(describeStats(1), describeStats(0), other)],
    ['no amounts', `/address/${payment}`, { address: payment }],
    ['an amount below 0', `/address/${payment}`, describeAddress(describeStats(-1))],
    ['a fraction', `/address/${payment}`, describeAddress(describeStats(0.5))],
    ['a text for an amount', `/address/${payment}`, describeAddress(describeStats('12'))],
    ['no height', '/blocks/tip/height', '<html>'],
    ['no first block', '/block-height/0', '<html>'],
    ['another first block', '/block-height/0', `${bitcoinMainnet.id}${'0'.repeat(32)}`],
  ])('is not taken from one that answers with %s', async (_name, path, answer) => {
    first.answers[path] = answer
    await expect(read(createAdapter(first.url))).rejects.toMatchObject({ code: 'rpc-unavailable' })
    await expect(read(createAdapter(first.url, second.url))).resolves.toMatchObject({ value: 500n })
  })

  it('says that the server is on another network', async () => {
    first.answers['/block-height/0'] = `${bitcoinMainnet.id}${'0'.repeat(32)}`
    await expect(read(createAdapter(first.url))).rejects.toMatchObject({
      details: expect.stringContaining('The server is on another network'),
    })
  })

  it('asks a server for its first block once', async () => {
    const adapter = createAdapter(first.url)
    await read(adapter)
    await read(adapter)
    expect(first.paths.filter((path) => path === '/block-height/0')).toHaveLength(1)
  })

  it('is not taken from one that is more than two blocks behind what was read before', async () => {
    const adapter = createAdapter(first.url, second.url)
    await read(adapter)
    first.answers['/blocks/tip/height'] = '998'
    first.answers[`/address/${payment}`] = describeAddress(describeStats(1))
    await expect(read(adapter)).resolves.toMatchObject({ value: 1n })
    first.answers['/blocks/tip/height'] = '997'
    await expect(read(adapter)).resolves.toMatchObject({ value: 500n })
  })

  it('fails when none answers', async () => {
    const { url } = first
    first.server.closeAllConnections()
    first.server.close()
    await expect(read(createAdapter(url))).rejects.toMatchObject({ code: 'rpc-unavailable' })
  })
})

describe('an address of the request', () => {
  it.each([
    ['0x71C7656EC7ab88b098defB751B7401B5f6d8976F', 'It is an address of an EVM chain.'],
    ['So11111111111111111111111111111111111111112', 'It is an address of Solana.'],
    ['bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuW', 'It mixes upper and lower case: write it in lower case.'],
    [
      'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnum',
      'Its checksum is wrong: a character is missing or is another one.',
    ],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfm', 'Its checksum is wrong, or it is an address of another chain.'],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJR0l', 'It has characters that base58 lacks: 0, O, I or l.'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'It is an address of another network of Bitcoin.'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'It is an address of another network of Bitcoin.'],
    ['', 'It is no address.'],
  ])('%s is refused with what to write', async (got, reason) => {
    const adapter = createAdapter(first.url)
    await expect(read(adapter, payment, got)).rejects.toMatchObject({
      code: 'invalid-transaction',
      field: 'addresses',
      whatToDo: [`${reason} Write an address of Bitcoin Regtest: it begins with bcrt1, m, n or 2.`],
    })
    expect(first.paths).toEqual([])
  })

  it.each([
    [bitcoinMainnet, 'bc1, 1 or 3'],
    [bitcoinTestnet4, 'tb1, m, n or 2'],
  ])('of $name begins as it says', async (input, beginnings) => {
    const caipNetworkId = `bip122:${input.id}` as const
    const adapter = bip122().create({ networks: [{ ...input, caipNetworkId }], storage: createMemoryStorage() })
    await expect(adapter.getBalance({ addresses: [payment], network: caipNetworkId })).rejects.toMatchObject({
      whatToDo: [expect.stringContaining(`${input.name}: it begins with ${beginnings}.`)],
    })
  })

  it('is refused on a network that the app does not list', async () => {
    const adapter = createAdapter(first.url)
    await expect(adapter.getBalance({ addresses: [payment], network: 'bip122:none' })).rejects.toMatchObject({
      code: 'network-not-configured',
    })
  })
})
