import { expect, test } from 'vitest'
import type { Transaction } from '../../../../src/core/model/activity.js'
import type { ChainAdapter } from '../../../../src/core/model/chain-adapter.js'
import type { TokenBalance } from '../../../../src/core/model/portfolio.js'
import { createLintel } from '../../../../src/headless/create-lintel.js'
import { createQueryClient } from '../../../../src/react/create-query-client.js'
import {
  createFakeDataApi,
  type FakeDataApiOptions,
  sampleTokens,
  sampleTransactions,
} from '../../../../src/testing/index.js'
import { createFakeAdapter } from '../fixtures/fake-adapter.js'
import { ADDRESS, makeOptions } from '../fixtures/make-state.js'
import { createMemoryStorage } from '../fixtures/storages.js'

const account = { address: ADDRESS, network: 'eip155:1' } as const
const USDC = { network: 1, address: `0x${'a'.repeat(40)}`, name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const [ether, dollar, bitcoin] = sampleTokens as [TokenBalance, TokenBalance, TokenBalance]
const held = [ether, { ...dollar, address: USDC.address }, bitcoin]
/** The symbols of the app's token and of the native currency, and one that the service calls spam. */
const fakes = [dollar, { ...bitcoin, symbol: 'ETH' }, { ...bitcoin, isSpam: true }]

/** An app that lists USDC. */
function setUp(reply: FakeDataApiOptions, overrides: Partial<ChainAdapter> = {}) {
  const fake = createFakeAdapter()
  Object.assign(fake.overrides, overrides)
  const dataApi = createFakeDataApi(reply)
  const options = makeOptions({ adapters: [fake.factory], storage: createMemoryStorage(), dataApi, tokens: [USDC] })
  const lintel = createLintel(options)
  lintel.start()
  return { lintel, client: createQueryClient() }
}

test.each([
  ['service', { tokens: [...held, ...fakes] }, {}],
  ['wallet', {}, { getAssets: async () => [...held, ...fakes] }],
] as const)('tokens of the %s that imitate others are left out', async (source, reply, overrides) => {
  const { lintel, client } = setUp(reply, overrides)
  const portfolio = await client.fetchQuery(lintel.queries.portfolio(account))
  expect(portfolio.source).toBe(source)
  expect(portfolio.balances.map(({ address }) => address).sort()).toEqual(held.map(({ address }) => address).sort())
})

test('a history to which a stranger has added is told as what it is', async () => {
  const sent = sampleTransactions.find(({ operation }) => operation === 'send')
  if (!sent) throw new Error('No sample is a send.')
  const token = { name: 'USD Coin', symbol: 'USDC', address: `0x${'f'.repeat(40)}` }
  const transfers: Transaction['transfers'] = [{ direction: 'out', quantity: '5000', token }]
  const fake = { ...sent, id: 'fake', isSigned: false, transfers }
  const taken = { ...sent, id: 'taken', isSigned: false }
  const { lintel, client } = setUp({ transactions: [fake, taken, sent] })
  const { transactions } = await client.fetchQuery(lintel.queries.activity(account))
  expect(transactions.map(({ id, operation }) => [id, operation])).toEqual([
    ['taken', 'pull'],
    [sent.id, 'send'],
  ])
})
