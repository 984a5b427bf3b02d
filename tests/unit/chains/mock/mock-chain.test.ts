import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChainAdapter, ChainAdapterEvent } from '../../../../src/core/model/chain-adapter.js'
import type { Network } from '../../../../src/core/model/network.js'
import { createLintel, getAccount } from '../../../../src/headless/index.js'
import {
  createMemoryStorage,
  type MockChain,
  type MockChainOptions,
  mockChain,
  sampleAccounts,
  sampleConnectors,
  sampleNetworks,
} from '../../../../src/testing/index.js'

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const networks: Network[] = sampleNetworks.map((network) => ({
  ...network,
  chainNamespace: 'eip155',
  caipNetworkId: `eip155:${network.id}`,
}))
const [foxglove] = sampleConnectors

let mock: MockChain
let adapter: ChainAdapter
let events: ChainAdapterEvent[]

function start(options: MockChainOptions = {}) {
  mock = mockChain(options)
  adapter = mock.create({ networks, storage })
  events = []
  adapter.start((event) => events.push(event))
}

/** The connections of the last event. */
function sessions() {
  return events.findLast((event) => event.type === 'connections')?.sessions
}

describe('a mock chain', () => {
  beforeEach(() => start())

  it('lists the sample wallets and connects at once', async () => {
    expect(events).toContainEqual({ type: 'connectors', connectors: sampleConnectors })
    await adapter.connect({ connectorId: foxglove.id })
    expect(sessions()).toEqual([
      { connectorId: foxglove.id, accounts: [{ address: sampleAccounts[0], type: 'eoa' }], network: 'eip155:1' },
    ])
  })

  it('fails until told otherwise', async () => {
    mock.control.fail('connect', 'request-rejected')
    await expect(adapter.connect({ connectorId: foxglove.id })).rejects.toMatchObject({ code: 'request-rejected' })
    mock.control.succeed('connect')
    await adapter.connect({ connectorId: foxglove.id })
    expect(sessions()).toMatchObject([{ connectorId: foxglove.id }])
  })

  it('waits until released', async () => {
    const hold = mock.control.hold('connect')
    let isSettled = false
    const attempt = adapter.connect({ connectorId: foxglove.id }).finally(() => {
      isSettled = true
    })
    await Promise.resolve()
    expect(isSettled).toBe(false)
    hold.release()
    await attempt
    expect(sessions()).toMatchObject([{ connectorId: foxglove.id }])
  })

  it('fails a waiting call with a code; later calls do not wait', async () => {
    start({ unanswered: ['connect'] })
    const attempt = adapter.connect({ connectorId: foxglove.id })
    mock.control.hold('connect').reject('wallet-locked')
    await expect(attempt).rejects.toMatchObject({ code: 'wallet-locked' })
    await adapter.connect({ connectorId: foxglove.id })
    expect(sessions()).toMatchObject([{ connectorId: foxglove.id }])
  })

  it('removes its abort listener once it has answered', async () => {
    const { signal } = new AbortController()
    const left = vi.spyOn(signal, 'removeEventListener')
    await adapter.connect({ connectorId: foxglove.id, signal })
    expect(left).toHaveBeenCalledExactlyOnceWith('abort', expect.any(Function))
  })

  it('is controlled by the test: a wallet, accounts, the chain, the end', async () => {
    await adapter.connect({ connectorId: foxglove.id })
    mock.control.changeAccounts([sampleAccounts[1]])
    mock.control.changeNetwork('eip155:999')
    mock.control.changeAccounts([])
    mock.control.announce({ ...foxglove, id: 'example.late' })
    expect(events.slice(3)).toMatchObject([
      { type: 'connections', sessions: [{ accounts: [{ address: sampleAccounts[1] }], network: 'eip155:1' }] },
      { type: 'connections', sessions: [{ network: 'eip155:999' }] },
      { type: 'connections', sessions: [] },
      { type: 'connectors', connectors: [...sampleConnectors, { id: 'example.late' }] },
    ])
  })

  it('signs what it verifies, sends what it confirms, and reads a balance', async () => {
    await adapter.connect({ connectorId: foxglove.id })
    const message = 'hi'
    const signed = await adapter.signMessage({ message })
    await expect(adapter.verifyMessage({ message, signed })).resolves.toBe(true)
    await expect(adapter.verifyMessage({ message, signed: { ...signed, signature: '0x' } })).resolves.toBe(false)
    const hash = await adapter.sendTransaction({ kind: 'call', to: sampleAccounts[1] })
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    await expect(adapter.waitForReceipt({ id: hash })).resolves.toMatchObject({ id: hash, status: 'success' })
    await expect(adapter.getBalance({ addresses: [sampleAccounts[0]], network: 'eip155:137' })).resolves.toMatchObject({
      symbol: 'POL',
    })
    expect(mock.control.calls.map(({ call }) => call)).toContain('sendTransaction')
  })

  it('is connected from the start when the app has restored wallets', async () => {
    const [, prism] = sampleConnectors
    const chain = mockChain({ restore: [prism.id, foxglove.id] })
    const lintel = createLintel({
      metadata: { name: 'Lintel' },
      networks: sampleNetworks,
      adapters: [chain],
      storage: createMemoryStorage(),
    })
    lintel.start()
    await expect.poll(() => getAccount(lintel.store.getState())?.connectorId).toBe(prism.id)
    lintel.destroy()
  })

  it('restores a session when it has one', async () => {
    await adapter.reconnect({ connectorIds: [] })
    expect(sessions()).toEqual([])
    start({ restore: foxglove.id, network: 'eip155:10' })
    await adapter.reconnect({ connectorIds: [foxglove.id] })
    expect(sessions()).toMatchObject([{ connectorId: foxglove.id, network: 'eip155:10' }])
  })
})
