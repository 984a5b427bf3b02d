import { describe, expect, test } from 'vitest'
import { createLintel } from '../../../../src/headless/index.js'
import { type MockChainOptions, mockChain, sampleAccounts, sampleNetworks } from '../../../../src/testing/index.js'

const [own, friend, contract] = sampleAccounts
const network = 'eip155:1'
const token = {
  network,
  address: '0x9A14695FA424E120d803e32c9b101705AfDa1D2F',
  name: 'Harbor Dollar',
  symbol: 'HUSD',
  decimals: 6,
  amount: 2_500_000n,
} as const

async function connect(options: MockChainOptions = {}) {
  const mock = mockChain({ names: { 'alice.eth': friend }, tokens: [token], contracts: [contract], ...options })
  const lintel = createLintel({ metadata: { name: 'Harbor' }, networks: sampleNetworks, adapters: [mock] })
  lintel.start()
  await lintel.actions.connect({ connectorId: 'example.foxglove' })
  const adapter = lintel.adapters.eip155
  if (!adapter) throw new Error('The mock has no adapter.')
  return { mock, adapter, lintel }
}

describe('the contents of a mock chain', () => {
  test('are names in both directions', async () => {
    const { adapter } = await connect()
    await expect(adapter.resolveName?.({ name: 'Alice.eth', network })).resolves.toEqual({
      name: 'alice.eth',
      address: friend,
      isMixedScript: false,
    })
    await expect(adapter.resolveName?.({ name: 'bob.eth', network })).resolves.toBeNull()
    await expect(adapter.resolveName?.({ name: 'a b.eth', network })).rejects.toMatchObject({ code: 'invalid-name' })
    await expect(adapter.lookUpName?.({ address: friend.toLowerCase(), network })).resolves.toBe('alice.eth')
    await expect(adapter.lookUpName?.({ address: own, network })).resolves.toBeNull()
  })

  test('are tokens on their network, and what each address is', async () => {
    const { adapter } = await connect()
    const tokens = [token.address.toLowerCase(), contract]
    const read = (id: 'eip155:1' | 'eip155:137') => adapter.getTokenBalances?.({ address: own, network: id, tokens })
    await expect(read(network)).resolves.toEqual({ balances: [token], failed: [contract] })
    await expect(read('eip155:137')).resolves.toEqual({ balances: [], failed: tokens })
    const facts = { isContract: false, isToken: false }
    const describeReceiver = (address: string) => adapter.describeAddress?.({ address, network })
    await expect(describeReceiver(friend)).resolves.toEqual(facts)
    await expect(describeReceiver(contract)).resolves.toEqual({ ...facts, isContract: true })
    await expect(describeReceiver(token.address)).resolves.toEqual({ ...facts, isContract: true, isToken: true })
  })

  test('are assets only where the wallet lists them', async () => {
    const query = { address: own, networks: [network] } as const
    await expect((await connect()).adapter.getAssets?.(query)).resolves.toBeNull()
    const { adapter } = await connect({ assets: [token, { ...token, network: 'eip155:137' }] })
    await expect(adapter.getAssets?.(query)).resolves.toEqual([token])
  })

  test('fail and wait as other calls do', async () => {
    const { adapter, mock, lintel } = await connect({ failures: { getAssets: 'capabilities-invalid' } })
    const assets = adapter.getAssets?.({ address: own, networks: [] })
    await expect(assets).rejects.toMatchObject({ code: 'capabilities-invalid' })
    mock.control.fail('quote', 'insufficient-funds')
    const request = { kind: 'transfer', to: friend, amount: 1n } as const
    await expect(lintel.actions.quote(request)).rejects.toMatchObject({ code: 'insufficient-funds' })
    mock.control.succeed('quote')
    await expect(lintel.actions.quote(request)).resolves.toEqual({ fee: 420_000_000_000_000n })
  })
})
