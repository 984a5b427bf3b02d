import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { developmentAccounts } from '../../../../servers/chains/polkadot/development-accounts.js'
import { genesisHash, startLocalPolkadot } from '../../../../servers/chains/polkadot/start-local-polkadot.js'
import { writeSs58 } from '../../../../src/chains/polkadot/addresses/ss58.js'
import { createPolkadotLocalnet, polkadot, polkadotAssetHub } from '../../../../src/chains/polkadot/index.js'
import type { ChainAdapter } from '../../../../src/core/model/chain-adapter.js'
import type { NetworkInput } from '../../../../src/core/model/network.js'
import { type JsonRpcNode, type JsonRpcRequest, startJsonRpcNode } from '../../../fixtures/start-json-rpc-node.js'
import { createMemoryStorage } from '../eip155/create-page.js'

const write = (publicKey: string, prefix = 42) => writeSs58({ id: Buffer.from(publicKey, 'hex'), prefix })
const [alice, bob] = [write(developmentAccounts.alice), write(developmentAccounts.bob)]
const network = createPolkadotLocalnet({ genesisHash })
const caipNetworkId = `polkadot:${network.id}` as const

function createAdapter(urls: readonly string[], changed: Partial<NetworkInput> = {}): ChainAdapter {
  const networks = [
    { ...network, rpcUrls: { default: { http: urls } }, ...changed, caipNetworkId },
    { ...polkadotAssetHub, caipNetworkId: `polkadot:${polkadotAssetHub.id}` as const },
  ]
  return polkadot().create({ networks, storage: createMemoryStorage() })
}

const read = (adapter: ChainAdapter, ...addresses: string[]) =>
  adapter.getBalance({ addresses, network: caipNetworkId })

/** AccountInfo with this free amount (16 bytes), and other amounts beside it. */
const describeAccount = (free: string, after = `${'ee'.repeat(16)}${'dd'.repeat(16)}${'cc'.repeat(16)}`) =>
  `0x${'ff'.repeat(16)}${free}${after}`
const ONE = describeAccount('00e40b54020000000000000000000000')
/** Answers storage at this block. */
const answerStorage =
  (answer: (request: JsonRpcRequest) => unknown, block = 100) =>
  (request: JsonRpcRequest) => {
    if (request.method === 'chain_getBlockHash') return { result: genesisHash }
    return request.method === 'chain_getHeader' ? { result: { number: `0x${block.toString(16)}` } } : answer(request)
  }

describe('the balance on the local chain', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lintel-polkadot-'))
  })

  afterEach(() => rm(folder, { recursive: true }))

  it('is what its ledger says is free, in planck', async () => {
    const service = await startLocalPolkadot({ port: 0, statePath: join(folder, 'state.json'), report: () => {} })
    try {
      const adapter = createAdapter([service.url])
      await expect(read(adapter, alice)).resolves.toEqual({ value: 10_000_000_000_000n, decimals: 10, symbol: 'UNIT' })
      await expect(read(adapter, alice, bob, alice)).resolves.toMatchObject({ value: 20_000_000_000_000n })
      await expect(read(adapter, write('ab'.repeat(32)))).resolves.toMatchObject({ value: 0n })
    } finally {
      await service.close()
    }
  })
})

describe('the balance', () => {
  let first: JsonRpcNode
  let second: JsonRpcNode

  beforeEach(async () => {
    first = await startJsonRpcNode(answerStorage(() => ({ result: ONE })))
    second = await startJsonRpcNode(answerStorage(() => ({ result: ONE })))
  })

  afterEach(() => {
    first.close()
    second.close()
  })

  it('is read by one call, at the key of the account in System.Account', async () => {
    await expect(read(createAdapter([first.url]), alice)).resolves.toMatchObject({ value: 10_000_000_000n })
    const asked = first.calls.filter(({ method }) => method === 'state_getStorage')
    // As Substrate writes it (Blake2_128Concat).
    expect(asked.map(({ params }) => params)).toEqual([
      [
        '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9' +
          'de1e86a9a8c739864cf3cc5ec2bea59fd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d',
      ],
    ])
  })

  it('is exact up to 2^128 - 1', async () => {
    first.answer = answerStorage(() => ({ result: describeAccount('ff'.repeat(16)) }))
    await expect(read(createAdapter([first.url]), alice)).resolves.toMatchObject({ value: 2n ** 128n - 1n })
  })

  it('is 0 for an account that does not exist', async () => {
    first.answer = answerStorage(() => ({ result: null }))
    await expect(read(createAdapter([first.url]), alice)).resolves.toMatchObject({ value: 0n })
  })

  it.each([
    ['HTML', () => '<!doctype html><title>502</title>'],
    ['nothing', () => ''],
    ['a list', () => '[]'],
    ['HTTP 403', () => 403],
    ['an error', () => ({ error: { code: -32601, message: 'Method not found' } })],
    ['no result', () => ({})],
    ['a number', () => ({ result: 1 })],
    ['no hexadecimal', () => ({ result: `0x${'zz'.repeat(80)}` })],
    ['an empty account', () => ({ result: '0x' })],
    ['a short account', () => ({ result: ONE.slice(0, -2) })],
    ['the account of another layout', () => ({ result: `${ONE}00000000` })],
  ])('is read from the next node when one answers with %s', async (_name, answer) => {
    first.answer = answerStorage(answer)
    await expect(read(createAdapter([first.url, second.url]), alice)).resolves.toMatchObject({ value: 10_000_000_000n })
    await expect(read(createAdapter([first.url]), alice)).rejects.toMatchObject({ code: 'rpc-unavailable' })
  })

  it('is not taken from a node that is more than ten blocks behind what was read before', async () => {
    const adapter = createAdapter([first.url, second.url])
    await read(adapter, alice)
    first.answer = answerStorage(() => ({ result: null }), 90)
    await expect(read(adapter, alice)).resolves.toMatchObject({ value: 0n })
    first.answer = answerStorage(() => ({ result: null }), 89)
    await expect(read(adapter, alice)).resolves.toMatchObject({ value: 10_000_000_000n })
    second.close()
    await expect(read(adapter, alice)).rejects.toMatchObject({
      code: 'rpc-unavailable',
      details: expect.stringContaining('The node is behind: block 89, not 100.'),
    })
  })

  it('is not taken from a node that names no block', async () => {
    first.answer = (request) =>
      request.method === 'chain_getHeader' ? { result: {} } : answerStorage(() => ({ result: ONE }))(request)
    await expect(read(createAdapter([first.url]), alice)).rejects.toMatchObject({ code: 'rpc-unavailable' })
  })

  it('is not taken from a node of another chain', async () => {
    first.answer = ({ method }) => ({
      result:
        method === 'chain_getBlockHash' ? '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3' : ONE,
    })
    await expect(read(createAdapter([first.url]), alice)).rejects.toMatchObject({
      code: 'rpc-unavailable',
      details: expect.stringContaining('another chain'),
    })
    expect(first.calls.find(({ method }) => method === 'chain_getBlockHash')?.params).toEqual([0])
    await expect(read(createAdapter([first.url, second.url]), alice)).resolves.toMatchObject({ value: 10_000_000_000n })
  })

  it.each([
    [
      'the prefix of another network',
      write(developmentAccounts.alice, 0),
      `prefix of Polkadot Localnet, 42: ${alice}.`,
    ],
    ['a wrong checksum', alice.replace(/.$/, 'Z'), 'SS58 with the prefix 42, without 0, O, I and l.'],
    ['0', `0${alice.slice(1)}`, 'SS58 with the prefix 42, without 0, O, I and l.'],
    ['another chain', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', 'SS58 with the prefix 42, without 0, O, I and l.'],
  ])('is refused for an address with %s, which says what to write', async (_name, address, write) => {
    const error = await read(createAdapter([first.url]), address).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      code: 'invalid-transaction',
      field: 'addresses',
      whatToDo: [expect.stringContaining(write)],
    })
    expect(first.calls).toEqual([])
  })

  it('is refused on a network that the app has not', async () => {
    const balance = createAdapter([first.url]).getBalance({ addresses: [alice], network: 'polkadot:none' })
    await expect(balance).rejects.toMatchObject({ code: 'network-not-configured' })
  })

  it('is not asked for where the layout of accounts is not known, as on relay chains', async () => {
    const adapter = createAdapter([first.url], { hasSystemAccounts: false })
    await expect(read(adapter, alice)).rejects.toMatchObject({
      code: 'invalid-option',
      option: 'networks: hasSystemAccounts of Polkadot Localnet',
    })
    expect(first.calls).toEqual([])
  })
})
