import { expect, it } from 'vitest'
import type { TokenBalance } from '../../../../src/core/model/portfolio.js'
import type { LintelOptions } from '../../../../src/core/options/options.js'
import { createLintel } from '../../../../src/headless/create-lintel.js'
import { createQueryClient } from '../../../../src/react/create-query-client.js'
import { createFakeDataApi } from '../../../../src/testing/index.js'
import { createFakeAdapter } from '../fixtures/fake-adapter.js'
import { ADDRESS, makeNetwork, makeOptions } from '../fixtures/make-state.js'
import { createMemoryStorage } from '../fixtures/storages.js'

const listed = `0x${'a'.repeat(40)}`
const foreign = `0x${'b'.repeat(40)}`
const token = { network: 'eip155:1', name: 'A token', decimals: 6, amount: 1n } as const
const native: TokenBalance = { ...token, name: 'Ether', symbol: 'ETH', decimals: 18 }
const tokens = [{ network: 1, address: listed, name: 'USD Coin', symbol: 'USDC', decimals: 6 }]

/** The icons of an account's tokens by their symbols. */
async function readIcons(options: Partial<LintelOptions>, overrides = {}) {
  const fake = createFakeAdapter()
  Object.assign(fake.overrides, overrides)
  const lintel = createLintel(
    makeOptions({
      networks: [makeNetwork(1)],
      adapters: [fake.factory],
      storage: createMemoryStorage(),
      services: { directory: 'https://wallets.example/' },
      projectId: 'harbor',
      tokens,
      ...options,
    }),
  )
  lintel.start()
  const account = { address: ADDRESS, network: 'eip155:1' } as const
  const { balances } = await createQueryClient().fetchQuery(lintel.queries.portfolio(account))
  lintel.destroy()
  return Object.fromEntries(balances.map(({ symbol, iconUrl }) => [symbol, iconUrl]))
}

const ofDirectory = (symbol: string) =>
  `https://wallets.example/public/getTokenImage/${symbol}?projectId=harbor&st=lintel&sv=0.1.0`

it('the native currency and the tokens of the app have the icon of the directory, other tokens none', async () => {
  const others = [
    { ...token, address: listed, symbol: 'USDC' },
    { ...token, address: foreign, symbol: 'UNI' },
  ]
  const icons = await readIcons({ dataApi: createFakeDataApi({ tokens: [native, ...others] }) })
  expect(icons).toEqual({ ETH: ofDirectory('ETH'), USDC: ofDirectory('USDC'), UNI: undefined })
})

it('the icon of the app comes first, then that of the service', async () => {
  const iconUrl = 'https://service.example/a.svg'
  const others = [native, { ...token, address: listed, symbol: 'USDC' }].map((one) => ({ ...one, iconUrl }))
  const dataApi = createFakeDataApi({ tokens: others })
  const own = tokens.map((one) => ({ ...one, iconUrl: '/usdc.svg' }))
  expect(await readIcons({ dataApi, tokens: own })).toEqual({ ETH: iconUrl, USDC: '/usdc.svg' })
})

it('what is read from the chain has them too, without a directory none', async () => {
  const overrides = {
    getBalance: async () => ({ value: 1n, decimals: 18, symbol: 'ETH' }),
    getTokenBalances: async () => ({ balances: [{ ...token, address: listed, symbol: '$$$' }], failed: [] }),
  }
  expect(await readIcons({}, overrides)).toEqual({ ETH: ofDirectory('ETH'), USDC: ofDirectory('USDC') })
  expect(await readIcons({ services: {} }, overrides)).toEqual({ ETH: undefined, USDC: undefined })
})
