import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getInternals } from '../../../../src/core/actions/internals.js'
import { CapabilitiesInvalidError } from '../../../../src/core/errors/capabilities-invalid-error.js'
import type { CaipNetworkId } from '../../../../src/core/model/caip.js'
import type { ChainAdapter } from '../../../../src/core/model/chain-adapter.js'
import type { NetworkInput } from '../../../../src/core/model/network.js'
import type { TokenBalance } from '../../../../src/core/model/portfolio.js'
import type { LintelOptions } from '../../../../src/core/options/options.js'
import { createLintel } from '../../../../src/headless/create-lintel.js'
import { createQueryClient } from '../../../../src/react/create-query-client.js'
import { createFakeDataApi, sampleTokens } from '../../../../src/testing/index.js'
import { createFakeAdapter, toNamespace } from '../fixtures/fake-adapter.js'
import { ADDRESS, makeNetwork, makeOptions } from '../fixtures/make-state.js'
import { createFullStorage, createMemoryStorage } from '../fixtures/storages.js'

const account = { address: ADDRESS, network: 'eip155:1' } as const
const USDC = { network: 1, address: `0x${'a'.repeat(40)}`, name: 'USD Coin', symbol: 'USDC', decimals: 6 }

type Change = Partial<LintelOptions> & { overrides?: Partial<ChainAdapter> }

function setUp({ overrides = {}, ...change }: Change = {}) {
  const fake = createFakeAdapter()
  Object.assign(fake.overrides, overrides)
  const options = makeOptions({ adapters: [fake.factory], storage: createMemoryStorage(), ...change })
  const lintel = createLintel(options)
  lintel.start()
  return { lintel, client: createQueryClient(), stop: () => lintel.destroy() }
}

/** A component that shows the portfolio. */
function watch({ lintel, client }: ReturnType<typeof setUp>, isPolled = false) {
  const observer = new QueryObserver(client, lintel.queries.portfolio({ ...account, isPolled }))
  return { observer, leave: observer.subscribe(() => undefined) }
}

// The readers load with the first query; fake timers cannot wait for that.
beforeEach(async () => {
  await import('../../../../src/core/data/read-data.js')
  environmentManager.setIsServer(() => false)
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  environmentManager.setIsServer(() => true)
})

/** Lets timers and dynamic imports run. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1)
}

describe('with a data API', () => {
  it('answers with the most valuable token first, and says where it comes from', async () => {
    const none: TokenBalance = {
      network: 'eip155:1',
      address: '0x1',
      name: 'None',
      symbol: 'N',
      decimals: 6,
      amount: 0n,
    }
    const { lintel, client } = setUp({ dataApi: createFakeDataApi({ tokens: [none, ...sampleTokens.toReversed()] }) })
    const portfolio = await client.fetchQuery(lintel.queries.portfolio(account))
    const values = portfolio.balances.map(({ value = 0 }) => value)
    expect(portfolio).toMatchObject({ source: 'service', dropped: 0 })
    expect(values).toEqual([...values].sort((one, other) => other - one))
    expect(portfolio.balances).toHaveLength(sampleTokens.length)
  })

  it('shows the icon that the app gives a token in place of that of the service', async () => {
    const tokens = [
      { network: 1, address: '0x00000000000000000000000000000000abcdef01', name: 'X', symbol: 'X', decimals: 6 },
    ]
    const token: TokenBalance = {
      ...tokens[0],
      network: 'eip155:1',
      amount: 1n,
      iconUrl: 'https://service.example/x.svg',
    } as never
    const dataApi = createFakeDataApi({ tokens: [token] })
    const { lintel, client } = setUp({ dataApi, tokens: tokens.map((one) => ({ ...one, iconUrl: '/x.svg' })) })
    expect((await client.fetchQuery(lintel.queries.portfolio(account))).balances[0]?.iconUrl).toBe('/x.svg')
  })

  it('asks once which networks it indexes', async () => {
    const dataApi = createFakeDataApi()
    const { lintel, client } = setUp({ dataApi })
    await client.fetchQuery(lintel.queries.portfolio(account))
    await client.fetchQuery(lintel.queries.identity(account))
    await client.fetchQuery(lintel.queries.nfts(account))
    expect(dataApi.control.calls.map(({ call }) => call)).toEqual([
      'listNetworks',
      'listBalances',
      'getIdentity',
      'listNfts',
    ])
  })

  it('reads pages by cursor, each under a key of its own', async () => {
    const { lintel, client } = setUp({ dataApi: createFakeDataApi({ pageSize: 10 }) })
    const first = await client.fetchQuery(lintel.queries.activity(account))
    const second = await client.fetchQuery(lintel.queries.activity({ ...account, cursor: first.next ?? '' }))
    expect([first.source, first.transactions.length, second.transactions.length]).toEqual(['service', 10, 10])
    expect(second.transactions[0]?.id).not.toBe(first.transactions[0]?.id)
  })

  it('asks a service that is starting again, when it says', async () => {
    const dataApi = createFakeDataApi({ failures: { listTransactions: 'starting' } })
    const { lintel, client } = setUp({ dataApi })
    const answer = client.fetchQuery(lintel.queries.activity(account))
    await pass(3_900)
    expect(dataApi.control.calls.filter(({ call }) => call === 'listTransactions')).toHaveLength(2)
    dataApi.control.succeed()
    await pass(2_000)
    expect((await answer).transactions.length).toBeGreaterThan(0)
  })

  it('asks it for balances again too, which says nothing to the visitor', async () => {
    const dataApi = createFakeDataApi({ failures: { listBalances: 'starting' } })
    const { lintel, client } = setUp({ dataApi })
    const answer = client.fetchQuery(lintel.queries.portfolio(account))
    await pass(3_900)
    dataApi.control.succeed()
    await pass(2_000)
    expect((await answer).source).toBe('service')
    expect(lintel.store.getState().toast).toEqual({ status: 'closed' })
  })

  it('gives up after 12 s of a service that is starting', async () => {
    const dataApi = createFakeDataApi({ failures: { listNfts: 'starting' } })
    const { lintel, client } = setUp({ dataApi })
    const answer = client.fetchQuery({ ...lintel.queries.nfts(account), retry: false })
    const failed = expect(answer).rejects.toMatchObject({ code: 'data-api-unavailable' })
    await pass(12_500)
    await failed
    expect(dataApi.control.calls.filter(({ call }) => call === 'listNfts')).toHaveLength(7)
  })

  it('reads prices by address', async () => {
    const { lintel, client } = setUp({ dataApi: createFakeDataApi() })
    const prices = await client.fetchQuery(lintel.queries.prices({ network: 'eip155:1', addresses: [null, '0x0'] }))
    expect(prices).toEqual([{ address: null, price: sampleTokens[0]?.price }])
  })
})

describe('polling', () => {
  it('reads every 10 s while a component asks for it', async () => {
    const dataApi = createFakeDataApi()
    const set = setUp({ dataApi })
    const { leave } = watch(set, true)
    await pass(30_500)
    expect(dataApi.control.calls.filter(({ call }) => call === 'listBalances')).toHaveLength(4)
    leave()
    await pass(30_000)
    expect(dataApi.control.calls.filter(({ call }) => call === 'listBalances')).toHaveLength(4)
  })

  it('says nothing when the component that asked is gone before the answer', async () => {
    const dataApi = createFakeDataApi()
    const set = setUp({ dataApi })
    dataApi.control.hold()
    const { leave } = watch(set)
    await pass(1)
    leave()
    await pass(1_000)
    expect(set.lintel.store.getState().toast).toEqual({ status: 'closed' })
    dataApi.control.release()
    const portfolio = await set.client.fetchQuery(set.lintel.queries.portfolio(account))
    expect(portfolio.source).toBe('service')
  })

  it('stops at HTTP 503, until the visitor tries again', async () => {
    const dataApi = createFakeDataApi()
    const set = setUp({ dataApi })
    const { observer, leave } = watch(set, true)
    await pass(1)
    dataApi.control.fail('provider', 'listBalances')
    await pass(120_000)
    expect(dataApi.control.calls.filter(({ call }) => call === 'listBalances')).toHaveLength(2)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', data: { source: 'service' } })
    dataApi.control.succeed()
    getInternals(set.lintel).retryBalance('eip155:1')
    await observer.refetch()
    await pass(10_500)
    expect(observer.getCurrentResult().status).toBe('success')
    expect(dataApi.control.calls.filter(({ call }) => call === 'listBalances')).toHaveLength(4)
    leave()
  })

  it('reads a history that is shown again 30 s after a failure, without the visitor', async () => {
    const dataApi = createFakeDataApi()
    const { lintel, client } = setUp({ dataApi })
    const observer = new QueryObserver(client, lintel.queries.activity(account))
    const leave = observer.subscribe(() => undefined)
    await pass(1)
    dataApi.control.fail('unavailable', 'listTransactions')
    await pass(20_000)
    expect(observer.getCurrentResult().status).toBe('error')
    dataApi.control.succeed()
    await pass(31_000)
    expect(observer.getCurrentResult().status).toBe('success')
    leave()
  })

  it('waits 30 s after another failure, with one toast, and reads nothing else of that network', async () => {
    const dataApi = createFakeDataApi({ failures: { listBalances: 'limited' } })
    const getBalance = vi.fn(async () => ({ value: 1n, decimals: 18, symbol: 'ETH' }))
    const set = setUp({ dataApi, overrides: { getBalance } })
    const { observer, leave } = watch(set, true)
    await pass(1)
    expect(observer.getCurrentResult().error).toMatchObject({
      code: 'balance-unavailable',
      cause: { retryAfter: 5_000 },
    })
    expect(set.lintel.store.getState().toast).toMatchObject({ toast: { message: 'Token Balance Unavailable' } })
    const balance = set.client.fetchQuery(set.lintel.queries.balance({ addresses: [ADDRESS], network: 'eip155:1' }))
    await expect(balance).rejects.toMatchObject({ code: 'balance-unavailable' })
    expect(set.lintel.store.getState().balanceFailures['eip155:1']?.reason).toBe('data-api-unavailable')
    expect(getBalance).not.toHaveBeenCalled()
    dataApi.control.succeed()
    await pass(29_000)
    expect(dataApi.control.calls.filter(({ call }) => call === 'listBalances')).toHaveLength(1)
    await pass(1_500)
    expect(observer.getCurrentResult().status).toBe('success')
    leave()
  })
})

describe.each([
  ['without a data API', undefined],
  ['on a network that it does not index', ['eip155:10'] as const],
])('%s', (_name, networks) => {
  const change = networks ? { dataApi: createFakeDataApi({ networks }) } : {}

  it('reads the native currency and the tokens of the app from the chain', async () => {
    const claimed = { network: 'eip155:1', name: 'Claimed', symbol: 'FAKE', decimals: USDC.decimals } as const
    const getTokenBalances = vi.fn<NonNullable<ChainAdapter['getTokenBalances']>>(async ({ tokens }) => ({
      balances: tokens.slice(0, 2).map((address, index) => ({ ...claimed, address, amount: index === 0 ? 5n : 0n })),
      failed: tokens.slice(2),
    }))
    const tokens = ['b', 'c'].map((digit) => ({ ...USDC, address: `0x${digit.repeat(40)}` }))
    tokens.unshift(USDC)
    tokens.push({ ...USDC, network: 10 })
    const { lintel, client } = setUp({ ...change, tokens, overrides: { getTokenBalances } })
    const { source, balances, dropped } = await client.fetchQuery(lintel.queries.portfolio(account))
    expect(dropped).toBe(1)
    expect([source, balances.map(({ symbol, amount }) => [symbol, amount])]).toEqual([
      'chain',
      [
        ['ETH', 10n ** 30n],
        ['USDC', 5n],
      ],
    ])
    expect(getTokenBalances.mock.calls[0]?.[0].tokens).toHaveLength(3)
  })

  it('gives the native currency the icon of its network, but not on eip155, where networks share a currency', async () => {
    const assets = { imageUrl: 'https://icons.example/network.svg' }
    const solana: NetworkInput = { ...makeNetwork(1), id: 'abc', chainNamespace: 'solana', assets }
    const fake = createFakeAdapter()
    const { lintel, client } = setUp({
      ...change,
      networks: [{ ...makeNetwork(1), assets }, solana],
      adapters: [fake.factory, toNamespace('solana', createFakeAdapter().factory)],
    })
    const read = async (network: CaipNetworkId) => {
      const { balances } = await client.fetchQuery(lintel.queries.portfolio({ address: ADDRESS, network }))
      return balances.map(({ iconUrl }) => iconUrl)
    }
    expect(await read('eip155:1')).toEqual([undefined])
    expect(await read('solana:abc')).toEqual([assets.imageUrl])
  })

  it('knows no name, NFT, price or past transaction, and says so', async () => {
    const { lintel, client } = setUp(change)
    const { queries } = lintel
    expect(await client.fetchQuery(queries.identity(account))).toEqual({ name: null, avatarUrl: null })
    expect(await client.fetchQuery(queries.nfts(account))).toMatchObject({ nfts: [], source: 'none' })
    expect(await client.fetchQuery(queries.activity(account))).toMatchObject({ transactions: [], source: 'local' })
    expect(await client.fetchQuery(queries.prices({ network: 'eip155:1', addresses: [null] }))).toEqual([])
  })
})

describe('with a wallet that lists its assets', () => {
  const asset: TokenBalance = { network: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, amount: 7n }

  it('shows them in place of what the data API says', async () => {
    const overrides = { getAssets: async () => [asset] }
    const { lintel, client } = setUp({ dataApi: createFakeDataApi(), overrides })
    const portfolio = await client.fetchQuery(lintel.queries.portfolio(account))
    expect(portfolio).toEqual({ balances: [asset], source: 'wallet', dropped: 0 })
  })

  it('reports a broken list and shows what the data API says', async () => {
    const overrides = { getAssets: () => Promise.reject(new CapabilitiesInvalidError()) }
    const { lintel, client } = setUp({ dataApi: createFakeDataApi(), overrides, logLevel: 'debug' })
    const { source } = await client.fetchQuery(lintel.queries.portfolio(account))
    expect(source).toBe('service')
    expect(lintel.getLog()).toContain('capabilities-invalid')
  })
})

describe('the stored answers', () => {
  it('are shown at once after a reload, then read again when they are old', async () => {
    const storage = createMemoryStorage()
    const before = setUp({ dataApi: createFakeDataApi(), storage })
    const portfolio = await before.client.fetchQuery(before.lintel.queries.portfolio(account))
    vi.setSystemTime(Date.now() + 60_000)
    const dataApi = createFakeDataApi({ isHeld: true })
    const { observer, leave } = watch(setUp({ dataApi, storage }))
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', isFetching: true })
    expect(observer.getCurrentResult().data).toEqual(portfolio)
    leave()
  })

  it('are not read again while they are fresh', async () => {
    const storage = createMemoryStorage()
    const before = setUp({ dataApi: createFakeDataApi(), storage })
    await before.client.fetchQuery(before.lintel.queries.identity(account))
    vi.setSystemTime(Date.now() + 290_000)
    const dataApi = createFakeDataApi()
    const after = setUp({ dataApi, storage })
    await after.client.fetchQuery(after.lintel.queries.identity(account))
    expect(dataApi.control.calls).toEqual([])
  })

  it('of another tab are used in place of a request, while they are fresh', async () => {
    const storage = createMemoryStorage()
    const here = createFakeDataApi()
    const one = setUp({ dataApi: here, storage })
    const { observer, leave } = watch(one)
    await pass(1)
    const there = createFakeDataApi({ tokens: sampleTokens.slice(0, 1) })
    const two = setUp({ dataApi: there, storage })
    await pass(5_000)
    await two.client.fetchQuery({ ...two.lintel.queries.portfolio(account), staleTime: 0 })
    await pass(1_000)
    await observer.refetch()
    expect(observer.getCurrentResult().data?.balances).toHaveLength(1)
    const countReads = () => here.control.calls.filter(({ call }) => call === 'listBalances').length
    expect(countReads()).toBe(1)
    await observer.refetch()
    expect(countReads()).toBe(2)
    leave()
  })

  it.each([
    ['not JSON', '{'],
    ['an older version', JSON.stringify({ version: 0, value: {} })],
    [
      'another shape',
      JSON.stringify({ version: 1, value: { [`eip155:1:${ADDRESS}`]: { at: 1, data: { balances: [{}] } } } }),
    ],
    ['a list', JSON.stringify({ version: 1, value: [] })],
  ])('that are %s are ignored', async (_name, text) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const storage = createMemoryStorage({ 'lintel.portfolioCache': text })
    const { observer, leave } = watch(setUp({ dataApi: createFakeDataApi(), storage }))
    expect(observer.getCurrentResult().data).toBeUndefined()
    await pass(1)
    expect(observer.getCurrentResult().status).toBe('success')
    leave()
  })

  it('are not read before the start, so that the first render agrees with the server', async () => {
    const storage = createMemoryStorage()
    const before = setUp({ dataApi: createFakeDataApi(), storage })
    await before.client.fetchQuery(before.lintel.queries.portfolio(account))
    const lintel = createLintel(makeOptions({ storage, dataApi: createFakeDataApi() }))
    expect(lintel.queries.portfolio(account).initialData?.()).toBeUndefined()
    lintel.start()
    expect(lintel.queries.portfolio(account).initialData?.()).toBeDefined()
    lintel.destroy()
  })

  it('a full storage changes nothing for the visitor', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { observer, leave } = watch(setUp({ dataApi: createFakeDataApi(), storage: createFullStorage() }))
    await pass(1)
    expect(observer.getCurrentResult().status).toBe('success')
    leave()
  })
})
