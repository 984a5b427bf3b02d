import { environmentManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NameGatewayError } from '../../../../src/core/errors/name-gateway-error.js'
import type { ChainAdapter } from '../../../../src/core/model/chain-adapter.js'
import type { LintelOptions } from '../../../../src/core/options/options.js'
import { createLintel } from '../../../../src/headless/create-lintel.js'
import { createQueryClient } from '../../../../src/react/create-query-client.js'
import { createFakeDataApi } from '../../../../src/testing/index.js'
import { createFakeAdapter } from '../fixtures/fake-adapter.js'
import { ADDRESS, makeOptions, OTHER_ADDRESS } from '../fixtures/make-state.js'
import { createMemoryStorage } from '../fixtures/storages.js'

const account = { address: ADDRESS, network: 'eip155:1' } as const

function setUp(overrides: Partial<ChainAdapter> = {}, change: Partial<LintelOptions> = {}) {
  const fake = createFakeAdapter()
  Object.assign(fake.overrides, overrides)
  const lintel = createLintel(makeOptions({ adapters: [fake.factory], storage: createMemoryStorage(), ...change }))
  lintel.start()
  return { fake, queries: lintel.queries, client: createQueryClient() }
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

it('the chain names an account without a data API, and is asked again after 5 min', async () => {
  const lookUpName = vi.fn(async () => 'nora.eth')
  const { queries, client } = setUp({ lookUpName })
  const read = () => client.fetchQuery(queries.identity(account))
  expect(await read()).toEqual({ name: 'nora.eth', avatarUrl: null })
  vi.setSystemTime(Date.now() + 299_000)
  await read()
  expect(lookUpName).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(account))
  vi.setSystemTime(Date.now() + 2_000)
  await read()
  expect(lookUpName).toHaveBeenCalledTimes(2)
})

it('the chain is not asked for a name where a data API answers, nor on a network that the app does not list', async () => {
  const lookUpName = vi.fn(async () => 'nora.eth')
  const dataApi = createFakeDataApi()
  const { queries, client } = setUp({ lookUpName }, { dataApi })
  await client.fetchQuery(queries.identity(account))
  expect(await client.fetchQuery(queries.identity({ ...account, network: 'eip155:5' }))).toMatchObject({ name: null })
  expect(lookUpName).not.toHaveBeenCalled()
})

it('a name whose server does not answer is no failure: the address is shown; the option of gateways reaches the chain', async () => {
  const lookUpName = vi.fn(async () => Promise.reject(new NameGatewayError({ name: 'nora.id', reason: 'not-allowed' })))
  const { queries, client } = setUp({ lookUpName }, { names: { gateways: 'none' } })
  expect(await client.fetchQuery(queries.identity(account))).toEqual({ name: null, avatarUrl: null })
  expect(lookUpName).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ gateways: 'none' }))
})

it('the data API hears which account asks', async () => {
  const dataApi = createFakeDataApi()
  const { fake, queries, client } = setUp({}, { dataApi })
  fake.report([{ connectorId: 'prism', accounts: [{ address: ADDRESS, type: 'eoa' }], network: 'eip155:1' }])
  await client.fetchQuery(queries.identity({ ...account, address: OTHER_ADDRESS }))
  const parameters = expect.objectContaining({ address: OTHER_ADDRESS, sender: ADDRESS })
  expect(dataApi.control.calls.at(-1)).toEqual({ call: 'getIdentity', parameters })
})

it('three more tries for a name and for prices, which the page does without, and one more for a list', async () => {
  const failures = { getIdentity: 'unavailable', listPrices: 'unavailable', listNfts: 'unavailable' } as const
  const dataApi = createFakeDataApi({ failures })
  const { queries, client } = setUp({}, { dataApi })
  const failed = Promise.all([
    expect(client.fetchQuery(queries.identity(account))).rejects.toThrow(),
    expect(client.fetchQuery(queries.prices({ network: 'eip155:1', addresses: [null] }))).rejects.toThrow(),
    expect(client.fetchQuery(queries.nfts(account))).rejects.toThrow(),
  ])
  await vi.advanceTimersByTimeAsync(7_500)
  await failed
  const count = (name: string) => dataApi.control.calls.filter(({ call }) => call === name).length
  expect(['getIdentity', 'listPrices', 'listNfts'].map(count)).toEqual([4, 4, 2])
})
