import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../../../servers/chains/contents/accounts.js'
import { createDataApi } from '../../../../servers/data-api/create-data-api.js'
import { markCaughtUp } from '../../../../servers/data-api/queries/caught-up.js'
import type { Database } from '../../../../servers/database/database.js'
import { createNode } from '../../../../servers/rpc/create-node.js'
import { callApi } from './fixtures/call-api.js'
import { type TestDatabases, testDatabases } from './fixtures/test-databases.js'

const chainId = 'eip155:31337'
let databases: TestDatabases
let database: Database

beforeAll(async () => {
  databases = await testDatabases.postgres.start()
  database = await databases.open()
  await markCaughtUp(database.db, chainId)
})
afterAll(async () => {
  await database.close()
  await databases.close()
})

/** The chain is not asked. */
const api = createDataApi({
  chains: [{ id: 31337, node: createNode({ chainId: 31337, urls: ['http://127.0.0.1:1'] }) }],
  readDatabase: () => database.db,
})
const failure = (field: string) => ({
  status: 'FAILED',
  reasons: [{ field, description: expect.stringMatching(/^[A-Z].*\.$/) }],
})
const badAccounts = [
  'alice.eth',
  '0x',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb9226',
  '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  'eip155:31337',
  'eip155:31337:alice',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  'eip155:x:0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  '%00',
  'constructor',
]

describe('every endpoint of an account', () => {
  test.each(badAccounts)('refuses the account %j', async (account) => {
    for (const path of [
      `/v1/account/${account}/history`,
      `/v1/account/${account}/balance`,
      `/v1/account/${account}/nfts?chainId=${chainId}`,
      `/v1/identity/${account}`,
    ]) {
      const { status, body } = await callApi(api, path)
      expect([status, body], path).toEqual([400, failure('account')])
    }
  })

  test.each<[path: string, fields: string[]]>([
    ['history?chainId=31337', ['chainId']],
    ['history?chainId=eip155:1', ['chainId']],
    ['history?cursor=', ['cursor']],
    ['history?cursor=a/b', ['cursor']],
    ['history?cursor=zz', ['cursor']],
    [`history?cursor=${'a'.repeat(201)}`, ['cursor']],
    [`history?onramp=${'a'.repeat(101)}`, ['onramp']],
    ['history?cursor=!&chainId=!', ['cursor', 'chainId']],
    ['history?cursor=a&cursor=b', ['cursor']],
    ['balance?currency=eur', ['currency']],
    ['balance?chainId=eip155:1', ['chainId']],
    ['balance?chainId=x', ['chainId']],
    [`balance?forceUpdate=${accounts.rich}`, ['forceUpdate']],
    ['balance?forceUpdate=x', ['forceUpdate']],
    [`balance?forceUpdate=${'a'.repeat(2_001)}`, ['forceUpdate']],
    ['nfts', ['chainId']],
    ['nfts?chainId=eip155:1', ['chainId']],
    [`nfts?chainId=${chainId}&cursor=!`, ['cursor']],
    [`nfts?chainId=${chainId}&cursor=zz`, ['cursor']],
  ])('%s is a 400 that names %j', async (path, fields) => {
    const { status, body } = await callApi(api, `/v1/account/${accounts.rich}/${path}`)
    expect(status).toBe(400)
    expect(body.reasons.map((reason: { field: string }) => reason.field)).toEqual(fields)
  })

  test('refuses a chain in the query that is not that of the account', async () => {
    for (const kind of ['history', 'balance', 'nfts']) {
      const path = `/v1/account/${chainId}:${accounts.fresh}/${kind}?chainId=eip155:31338`
      expect((await callApi(api, path)).body, kind).toEqual(failure('chainId'))
    }
  })
})

describe('POST /v1/fungible/price', () => {
  const native = `${chainId}:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE`
  const ask = (body: unknown) => callApi(api, '/v1/fungible/price', { body })

  test.each<[what: string, body: unknown, status: number, field: string]>([
    ['no JSON', '{', 422, 'body'],
    ['a number', 7, 422, 'body'],
    ['null', 'null', 422, 'body'],
    ['a list', [], 422, 'addresses'],
    ['no addresses', { currency: 'usd' }, 422, 'addresses'],
    ['an empty list', { addresses: [] }, 422, 'addresses'],
    ['101 addresses', { addresses: Array(101).fill(native) }, 422, 'addresses'],
    ['a number among them', { addresses: [7] }, 422, 'addresses'],
    ['another currency', { currency: 'eur', addresses: [native] }, 422, 'currency'],
    ['an address without a chain', { addresses: [accounts.rich] }, 400, 'addresses'],
    ['what is no address', { addresses: ['x'] }, 400, 'addresses'],
    ['another chain', { addresses: [`eip155:1:${accounts.rich}`] }, 400, 'chainId'],
    ['more than 64 KB', { addresses: ['x'.repeat(70_000)] }, 400, 'body'],
  ])('%s is refused', async (_what, body, status, field) => {
    const reply = await ask(body)
    expect([reply.status, reply.body]).toEqual([status, failure(field)])
  })

  test('a form, which needs no preflight, is refused', async () => {
    const reply = await callApi(api, '/v1/fungible/price', { body: '{}', headers: { 'content-type': 'text/plain' } })
    expect(reply.status).toBe(422)
  })
})

test('the OpenAPI document has every endpoint', async () => {
  const { body } = await callApi(api, '/v1/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  expect(
    Object.entries(body.paths)
      .map(([path, methods]) => `${Object.keys(methods as object)} ${path}`)
      .sort(),
  ).toEqual([
    'get /v1/account/{account}/balance',
    'get /v1/account/{account}/history',
    'get /v1/account/{account}/nfts',
    'get /v1/convert/allowance',
    'get /v1/convert/build-approve',
    'get /v1/convert/gas-price',
    'get /v1/convert/quotes',
    'get /v1/convert/tokens',
    'get /v1/exchanges',
    'get /v1/identity/{address}',
    'get /v1/identity/{address}/avatar',
    'get /v1/nfts/image/{chainId}/{contract}/{tokenId}',
    'get /v1/onramp/options',
    'get /v1/profile/account/{name}',
    'get /v1/profile/gateway/{sender}/{data}',
    'get /v1/profile/reverse/{address}',
    'get /v1/profile/suggestions/{name}',
    'get /v1/profile/zones',
    'get /v1/supported-chains',
    'get,post /v1/pay/requests/{id}',
    'post /v1/',
    'post /v1/convert/build-transaction',
    'post /v1/fungible/price',
    'post /v1/generators/onrampurl',
    'post /v1/onramp/orders/{orderId}/url',
    'post /v1/onramp/quote',
    'post /v1/onramp/webhooks/{provider}',
    'post /v1/pay/requests',
    'post /v1/pay/requests/{id}/deposits',
    'post /v1/pay/requests/{id}/refunds',
    'post /v1/profile/account',
    'post /v1/profile/gateway',
    'post /v1/profile/gateways',
  ])
  const history = body.paths['/v1/account/{account}/history'].get
  expect(history.parameters.map(({ name }: { name: string }) => name).sort()).toEqual([
    'account',
    'chainId',
    'cursor',
    'onramp',
    'projectId',
    'st',
    'sv',
  ])
  expect(history.responses['200'].content['application/json'].schema.required).toEqual(['data'])
  expect(Object.keys(history.responses)).toEqual(['200', '400', '401', '404', '422', '429', '500', '503'])
})
