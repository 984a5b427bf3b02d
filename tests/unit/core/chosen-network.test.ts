import { describe, expect, it, vi } from 'vitest'
import { getInternals } from '../../../src/core/actions/internals.js'
import { listBalanceAddresses } from '../../../src/core/data/addresses/list-balance-addresses.js'
import type { NetworkInput } from '../../../src/core/model/network.js'
import { createLintel, getConnection, getNetwork } from '../../../src/headless/index.js'
import { type MockChainOptions, mockChain, sampleAccounts, sampleConnectors } from '../../../src/testing/index.js'
import { createMemoryStorage } from './fixtures/storages.js'

const [foxglove, prism] = sampleConnectors
const [main, test] = ['solana:main', 'solana:test'] as const

function describeNetwork(id: string): NetworkInput {
  return {
    id,
    name: id,
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  }
}

async function connect(options: MockChainOptions = {}, storage = createMemoryStorage()) {
  const mock = mockChain({ namespace: 'solana', can: { switchNetwork: 'app' }, ...options })
  const networks = [describeNetwork('main'), describeNetwork('test')]
  const lintel = createLintel({ metadata: { name: 'Harbor' }, networks, adapters: [mock], storage })
  lintel.start()
  await lintel.actions.connect({ connectorId: foxglove.id })
  const read = () => lintel.store.getState()
  return { lintel, mock, read }
}

describe('a namespace whose network the app chooses', () => {
  it('starts on the default network, although the wallet names none', async () => {
    const { read } = await connect()
    expect(getNetwork(read())).toBe(main)
    expect(read().namespaces.solana?.can).toEqual({ switchNetwork: 'app', send: true, signIn: false })
  })

  it('is on the chosen network at once, and stays there when the wallet changes its account', async () => {
    const { lintel, mock, read } = await connect()
    await lintel.actions.switchNetwork({ network: test })
    expect(getNetwork(read())).toBe(test)
    mock.control.changeAccounts([sampleAccounts[1]])
    expect(getConnection(read())).toMatchObject({ accounts: [{ address: sampleAccounts[1] }], network: test })
  })

  it('is the same one for every wallet of the namespace', async () => {
    const { lintel, read } = await connect()
    await lintel.actions.connect({ connectorId: prism.id })
    await lintel.actions.switchNetwork({ network: test })
    expect(read().namespaces.solana?.connections.map(({ network }) => network)).toEqual([test, test])
  })

  it('is named in every request, and no other one may be', async () => {
    const { lintel, mock } = await connect()
    await lintel.actions.switchNetwork({ network: test })
    await lintel.actions.sendTransaction({ kind: 'call', to: 'someone' })
    const sent = mock.control.calls.findLast(({ call }) => call === 'sendTransaction')
    expect(sent).toMatchObject({ parameters: { network: test } })
    const other = lintel.actions.sendTransaction({ kind: 'call', to: 'someone', network: main })
    await expect(other).rejects.toMatchObject({ code: 'network-mismatch', wanted: main, actual: test })
  })
})

describe('another tab with a connected wallet', () => {
  async function openTwoTabs(options: MockChainOptions = {}) {
    const storage = createMemoryStorage()
    const here = await connect(options, storage)
    const there = await connect(options, storage)
    getInternals(here.lintel).followStorage()
    return { here, there, storage }
  }

  it('follows to the chosen network, asks no wallet and stores nothing', async () => {
    const { here, there, storage } = await openTwoTabs()
    await here.lintel.actions.switchNetwork({ network: test })
    const written = new Map(storage.values)
    getInternals(there.lintel).followStorage()
    expect(getNetwork(there.read())).toBe(test)
    expect(getConnection(there.read())?.network).toBe(test)
    await vi.waitFor(() => expect(there.mock.control.calls.map(({ call }) => call)).toContain('switchNetwork'))
    expect(storage.values).toEqual(written)
    await there.lintel.actions.sendTransaction({ kind: 'call', to: 'someone' })
    const sent = there.mock.control.calls.findLast(({ call }) => call === 'sendTransaction')
    expect(sent).toMatchObject({ parameters: { network: test } })
    there.mock.control.changeAccounts([sampleAccounts[1]])
    expect(getConnection(there.read())).toMatchObject({ accounts: [{ address: sampleAccounts[1] }], network: test })
  })

  it('stays where its wallet is, if that chooses', async () => {
    const { here, there } = await openTwoTabs({ can: { switchNetwork: 'wallet' } })
    await here.lintel.actions.switchNetwork({ network: test })
    getInternals(there.lintel).followStorage()
    expect(getNetwork(there.read())).toBe(main)
    expect(there.mock.control.calls.map(({ call }) => call)).not.toContain('switchNetwork')
  })
})

describe('a namespace whose wallets switch only themselves', () => {
  it('keeps its network and says so', async () => {
    const { lintel, mock, read } = await connect({ can: { switchNetwork: 'none' } })
    const refused = lintel.actions.switchNetwork({ network: test })
    await expect(refused).rejects.toMatchObject({ code: 'switch-not-supported' })
    expect(getNetwork(read())).toBe(main)
    mock.control.changeNetwork(test)
    expect(getNetwork(read())).toBe(test)
  })
})

describe('the balance of a Bitcoin wallet', () => {
  it('is that of its payment addresses together', () => {
    const accounts = [
      { address: 'bc1pay', type: 'payment' },
      { address: 'bc1art', type: 'ordinals' },
      { address: 'bc1more', type: 'payment' },
    ] as const
    const connection = { connectorId: 'a', accounts, namespace: 'bip122', network: 'bip122:1' } as const
    expect(listBalanceAddresses(connection)).toEqual(['bc1pay', 'bc1more'])
    const evm = accounts.map(({ address }) => ({ address, type: 'eoa' as const }))
    const [first, ...rest] = evm as [(typeof evm)[0], ...typeof evm]
    expect(listBalanceAddresses({ ...connection, accounts: [first, ...rest] })).toEqual(['bc1pay'])
  })
})
