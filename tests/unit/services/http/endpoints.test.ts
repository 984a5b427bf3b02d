import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { createDataApiClient } from '../../../../src/services/data-api/create-data-api-client.js'
import { dataApi, dataApiRequests } from '../../../../src/services/data-api/schema.js'
import { createFakeService } from '../../../../src/services/http/create-fake-service.js'
import { createServiceClient } from '../../../../src/services/http/create-service-client.js'
import type { Endpoints, Requests } from '../../../../src/services/http/endpoint.js'

// An endpoint is one entry of such a table: its client and its fake need nothing else.
const pools = {
  listPools: { method: 'GET', path: '/v1/tokens/:token/pools', reply: v.object({ pools: v.array(v.string()) }) },
} as const satisfies Endpoints

function poolRequests() {
  return {
    listPools: { query: v.object({ network: v.pipe(v.string(), v.regex(/^\w+:\w+$/, 'a CAIP-2 id')) }) },
  } satisfies Requests<typeof pools>
}

describe('a new endpoint', () => {
  const asked: unknown[] = []
  const fetch = createFakeService(pools, poolRequests, {
    listPools: ({ params, query }) => {
      asked.push({ params, query })
      return { pools: ['0x1'] }
    },
  })
  const api = createServiceClient<typeof pools, typeof poolRequests>(pools, async ({ path, reply, query }) => {
    const response = await fetch(
      `https://data.example/api${path}?${new URLSearchParams(query as Record<string, string>)}`,
    )
    return response.ok ? v.parse(reply, await response.json()) : response.status
  })

  test('has a typed client, whose parameters cannot leave their place in the path', async () => {
    const found = await api.listPools({ params: { token: 'a/../b' }, query: { network: 'eip155:1' } })
    expectTypeOf(found).toEqualTypeOf<{ pools: string[] }>()
    expect(found).toEqual({ pools: ['0x1'] })
    expect(asked).toEqual([{ params: { token: 'a/../b' }, query: { network: 'eip155:1' } }])
  })

  test('has a fake that refuses what the server would refuse', async () => {
    expect(await api.listPools({ params: { token: '0x2' }, query: { network: 'mainnet' } })).toBe(400)
  })

  test('has a fake that cannot answer with another reply than the endpoint has', async () => {
    const wrong = createFakeService(pools, poolRequests, { listPools: () => ({ pools: 1 as never }) })
    await expect(wrong('https://data.example/v1/tokens/0x2/pools?network=eip155:1')).rejects.toThrow('Invalid type')
  })
})

test('the requests of the data API client are those that its server accepts', async () => {
  const calls: string[] = []
  const client = createDataApiClient({
    baseUrl: '/data-api',
    fetch: createFakeService(dataApi, dataApiRequests, {
      listNetworks: () => ({ http: ['eip155:1'], ws: [] }),
      getIdentity: () => ({ name: 'nora.eth', avatar: null }),
      listTransactions: ({ query: { cursor } }) => {
        calls.push(`history ${cursor}`)
        return { data: [], next: cursor === undefined ? 'page.2' : null }
      },
      listBalances: ({ query: { forceUpdate } }) => {
        calls.push(`balances ${forceUpdate}`)
        return { balances: [] }
      },
      listNfts: () => ({ data: [], next: null }),
      listPrices: ({ body: { addresses } }) => {
        calls.push(`prices ${addresses.length}`)
        return { fungibles: [] }
      },
    }),
  })
  const query = { address: '0x52908400098527886E0F7030069857D2E4169EE7', network: 'eip155:1' } as const
  expect(await client.listNetworks()).toEqual(['eip155:1'])
  expect(await client.getIdentity(query)).toEqual({ name: 'nora.eth', avatarUrl: null })
  const { next } = await client.listTransactions(query)
  await client.listTransactions({ ...query, cursor: next ?? undefined })
  await client.listBalances({ ...query, isForced: true })
  await client.listNfts(query)
  await client.listPrices({ network: 'eip155:1', addresses: [null] })
  expect(calls).toEqual(['history undefined', 'history page.2', `balances eip155:1:${query.address}`, 'prices 1'])
})
