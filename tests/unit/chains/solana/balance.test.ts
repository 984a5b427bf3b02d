import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSolanaLocalnet, solana } from '../../../../src/chains/solana/index.js'
import type { ChainAdapter } from '../../../../src/core/model/chain-adapter.js'
import { type JsonRpcNode, type JsonRpcRequest, startJsonRpcNode } from '../../../fixtures/start-json-rpc-node.js'
import { createMemoryStorage } from '../eip155/create-page.js'

const genesisHash = 'GH7ome3EiwEr7tu9JuTh2dpYWBJK3z69Xm1ZE3MEE6JC'
const address = 'So11111111111111111111111111111111111111112'
const other = '11111111111111111111111111111111'

const describeBalance = (value: unknown, slot: unknown = 1_000) => ({ context: { slot }, value })
/** Answers balances only. */
const answerBalances = (answer: (request: JsonRpcRequest) => unknown) => (request: JsonRpcRequest) =>
  request.method === 'getGenesisHash' ? { result: genesisHash } : answer(request)

function createAdapter(...urls: string[]): ChainAdapter {
  const network = createSolanaLocalnet({ genesisHash })
  const caipNetworkId = `solana:${network.id}` as const
  const networks = [{ ...network, rpcUrls: { default: { http: urls } }, caipNetworkId }]
  return solana().create({ networks, storage: createMemoryStorage() })
}

const read = (adapter: ChainAdapter, ...addresses: string[]) =>
  adapter.getBalance({
    addresses: addresses.length === 0 ? [address] : addresses,
    network: `solana:${genesisHash.slice(0, 32)}`,
  })

let first: JsonRpcNode
let second: JsonRpcNode

beforeEach(async () => {
  const answer = answerBalances(() => ({ result: describeBalance(1_500_000_000) }))
  first = await startJsonRpcNode(answer)
  second = await startJsonRpcNode(answer)
})

afterEach(() => {
  first.close()
  second.close()
})

describe('the balance', () => {
  it('is in lamports', async () => {
    await expect(read(createAdapter(first.url))).resolves.toEqual({
      value: 1_500_000_000n,
      decimals: 9,
      symbol: 'SOL',
    })
  })

  it('is that of all addresses together, each once', async () => {
    await expect(read(createAdapter(first.url), address, other, address)).resolves.toMatchObject({
      value: 3_000_000_000n,
    })
  })

  it('is exact above 2^53 lamports', async () => {
    first.answer = answerBalances(
      () => '{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":9},"value":590000000000000001}}',
    )
    await expect(read(createAdapter(first.url))).resolves.toMatchObject({ value: 590_000_000_000_000_001n })
  })

  it.each([
    ['HTML', () => '<!doctype html><title>502</title>'],
    ['nothing', () => ''],
    ['a list', () => '[]'],
    ['HTTP 403', () => 403],
    ['an error', () => ({ error: { code: -32005, message: 'Node is behind by 42 slots' } })],
    ['no result', () => ({})],
    ['no context', () => ({ result: { value: 1 } })],
    ['a negative amount', () => ({ result: describeBalance(-1) })],
    ['a fraction', () => ({ result: describeBalance(1.5) })],
    ['a text', () => ({ result: describeBalance('1') })],
    ['no slot', () => ({ result: describeBalance(1, 'now') })],
  ])('is read from the next node when one answers with %s', async (_name, answer) => {
    first.answer = answerBalances(answer)
    await expect(read(createAdapter(first.url, second.url))).resolves.toMatchObject({ value: 1_500_000_000n })
    await expect(read(createAdapter(first.url))).rejects.toMatchObject({ code: 'rpc-unavailable' })
  })

  it('is not taken from a node of another chain', async () => {
    first.answer = ({ method }) => ({
      result: method === 'getGenesisHash' ? '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' : describeBalance(7),
    })
    await expect(read(createAdapter(first.url))).rejects.toMatchObject({
      code: 'rpc-unavailable',
      details: expect.stringContaining('another chain'),
    })
    await expect(read(createAdapter(first.url, second.url))).resolves.toMatchObject({ value: 1_500_000_000n })
  })

  it('asks a node for its genesis once', async () => {
    const adapter = createAdapter(first.url)
    await read(adapter)
    await read(adapter)
    expect(first.calls.filter(({ method }) => method === 'getGenesisHash')).toHaveLength(1)
  })

  it('is not taken from a node that is far behind what was read before', async () => {
    const adapter = createAdapter(first.url, second.url)
    first.answer = answerBalances(() => ({ result: describeBalance(5, 2_000) }))
    await read(adapter)
    first.answer = answerBalances(() => ({ result: describeBalance(4, 1_849) }))
    second.answer = answerBalances(() => ({ result: describeBalance(6, 1_850) }))
    await expect(read(adapter)).resolves.toMatchObject({ value: 6n })
    const asked = second.calls.find(({ method }) => method === 'getBalance')
    expect(asked?.params[1]).toEqual({ commitment: 'confirmed', minContextSlot: 1_850 })
  })

  it('fails within 10 s when no node answers', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const timeouts: number[] = []
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      timeouts.push(ms)
      vi.setSystemTime(Date.now() + ms)
      return AbortSignal.abort(new DOMException('timeout', 'TimeoutError'))
    })
    await expect(read(createAdapter(first.url, second.url, first.url, second.url))).rejects.toMatchObject({
      code: 'rpc-unavailable',
    })
    expect(timeouts).toEqual([4_000, 4_000, 1_500])
    timeout.mockRestore()
    vi.useRealTimers()
  })

  it('is refused for an address of another chain and for an unknown network', async () => {
    const adapter = createAdapter(first.url)
    await expect(read(adapter, '0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).rejects.toMatchObject({
      code: 'invalid-transaction',
      field: 'addresses',
    })
    await expect(adapter.getBalance({ addresses: [address], network: 'solana:none' })).rejects.toMatchObject({
      code: 'network-not-configured',
    })
    expect(first.calls).toEqual([])
  })
})
