import { expect, it, vi } from 'vitest'
import { createLintel } from '../../../../src/headless/create-lintel.js'
import { createQueryClient } from '../../../../src/react/create-query-client.js'
import { createFakeAdapter, toNamespace } from '../fixtures/fake-adapter.js'
import { ADDRESS, makeNetwork, makeOptions } from '../fixtures/make-state.js'
import { createMemoryStorage } from '../fixtures/storages.js'

it('sums the payment addresses of a Bitcoin account, and asks Solana for every token', async () => {
  const getBalance = vi.fn(async () => ({ value: 3n, decimals: 8, symbol: 'BTC' }))
  const token = { network: 'solana:abc' as const, address: 'mint', name: '', symbol: '', decimals: 6, amount: 4n }
  const getTokenBalances = vi.fn(async () => ({ balances: [token], failed: [] }))
  const [bitcoin, solana] = [createFakeAdapter(), createFakeAdapter()]
  Object.assign(bitcoin.overrides, { getBalance })
  Object.assign(solana.overrides, { getTokenBalances })
  const lintel = createLintel(
    makeOptions({
      networks: [
        makeNetwork(1),
        { ...makeNetwork(1), id: 'main', chainNamespace: 'bip122' },
        { ...makeNetwork(1), id: 'abc', chainNamespace: 'solana' },
      ],
      adapters: [
        createFakeAdapter().factory,
        toNamespace('bip122', bitcoin.factory),
        toNamespace('solana', solana.factory),
      ],
      storage: createMemoryStorage(),
    }),
  )
  lintel.start()
  bitcoin.report([
    {
      connectorId: 'b',
      network: 'bip122:main',
      accounts: [
        { address: 'bc1a', type: 'payment' },
        { address: 'bc1b', type: 'payment' },
        { address: 'bc1o', type: 'ordinals' },
      ],
    },
  ])
  const client = createQueryClient()
  await client.fetchQuery(lintel.queries.portfolio({ address: 'bc1a', network: 'bip122:main' }))
  expect(getBalance).toHaveBeenCalledWith({ addresses: ['bc1a', 'bc1b'], network: 'bip122:main' })
  const { balances } = await client.fetchQuery(lintel.queries.portfolio({ address: ADDRESS, network: 'solana:abc' }))
  expect(balances.map(({ address }) => address)).toEqual([undefined, 'mint'])
  expect(getTokenBalances).toHaveBeenCalledWith(expect.objectContaining({ tokens: [], withOthers: true }))
})
