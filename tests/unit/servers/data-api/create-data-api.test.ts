import { describe, expect, test } from 'vitest'
import { createDataApi, type DataApiOptions } from '../../../../servers/data-api/create-data-api.js'
import { createNode } from '../../../../servers/rpc/create-node.js'
import { callApi } from './fixtures/call-api.js'

const create = (options: Partial<DataApiOptions> = {}) =>
  createDataApi({ chains: [{ id: 1, node: createNode({ chainId: 1, urls: ['http://127.0.0.1:1'] }) }], ...options })
const path = '/v1/supported-chains'
const failure = (field: string) => ({
  status: 'FAILED',
  reasons: [{ field, description: expect.stringMatching(/\.$/) }],
})

describe('who may call', () => {
  test('the chains that are configured', async () => {
    const { status, body, headers } = await callApi(create(), path)
    expect([status, body]).toEqual([200, { http: ['eip155:1'], ws: [] }])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each([
    ['', 401],
    ['?projectId=theirs', 401],
    ['?projectId=ours&projectId=theirs', 401],
    ['?projectId=ours', 200],
    [`?projectId=${'x'.repeat(101)}`, 400],
    [`?projectId=ours&st=${'x'.repeat(101)}`, 400],
    [`?projectId=ours&sv=${'x'.repeat(101)}`, 400],
  ])('with project ids named: "%s" is a %i', async (query, expected) => {
    const { status, body } = await callApi(create({ projectIds: ['ours'] }), `${path}${query}`)
    expect(status).toBe(expected)
    if (expected === 401) expect(body).toEqual(failure('projectId'))
  })

  test('a page of an origin that is not named is refused, and can read why', async () => {
    const api = create({ allowedOrigins: ['https://app.example'] })
    const ask = (origin: string) => callApi(api, path, { headers: { origin } })
    expect((await ask('https://app.example')).status).toBe(200)
    const refused = await ask('https://evil.example')
    expect([refused.status, refused.body]).toEqual([401, failure('origin')])
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect((await ask('http://localhost:5173')).status).toBe(401)
  })

  test('a server in development allows the pages of this machine besides, and no name that begins with one of its', async () => {
    const api = create({ allowedOrigins: ['https://app.example'], allowsLoopback: true })
    const ask = async (origin: string) => (await callApi(api, path, { headers: { origin } })).status
    const origins = ['http://localhost:5173', 'http://127.0.0.1:1', 'http://[::1]:1', 'http://localhost.evil.example']
    expect(await Promise.all(origins.map(ask))).toEqual([200, 200, 200, 401])
  })

  test('a page may ask before it sends JSON', async () => {
    const { status, headers } = await callApi(create(), '/v1/fungible/price', {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-headers')).toBe('content-type, authorization')
  })

  test('a host of the operator, and no other', async () => {
    const api = create({ hosts: ['api.example:8443'] })
    expect((await callApi(api, path, { headers: { host: 'api.example:8443' } })).status).toBe(200)
    const refused = await callApi(api, path, { headers: { host: 'evil.example' } })
    expect([refused.status, refused.body]).toEqual([401, failure('host')])
  })
})

describe('limits', () => {
  const slow = { rate: 1, burst: 2 }
  const fast = { rate: 1_000, burst: 1_000 }

  test('of an address: a 429 that says when to come back, and other addresses are served', async () => {
    const api = create({ perAddress: slow, perProject: fast })
    const ask = (address: string) => callApi(api, path, { address })
    expect([(await ask('192.0.2.1')).status, (await ask('192.0.2.1')).status]).toEqual([200, 200])
    const refused = await ask('192.0.2.1')
    expect([refused.status, refused.body]).toEqual([429, failure('server')])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after')
    expect((await ask('192.0.2.2')).status).toBe(200)
  })

  test('of a project, over all addresses', async () => {
    const api = create({ perAddress: fast, perProject: slow })
    const ask = (project: string, last: number) =>
      callApi(api, `${path}?projectId=${project}`, { address: `192.0.2.${last}` })
    const statuses = [await ask('a', 1), await ask('a', 2), await ask('a', 3), await ask('b', 3)].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([200, 200, 429, 200])
  })

  test('each call of a batch counts', async () => {
    const api = create({ perAddress: { rate: 1, burst: 10 }, perProject: fast })
    const send = (length: number) =>
      callApi(api, '/v1/?chainId=eip155:1', {
        address: '192.0.2.1',
        body: Array.from({ length }, () => ({ id: 1, method: 'no_such' })),
      })
    expect((await send(6)).status).toBe(200)
    expect((await send(6)).status).toBe(429)
    expect((await send(4)).status).toBe(200)
  })
})

test.each(['/', '/v1', '/v2/supported-chains', '/v1/supported-chains/', '/v1/%2e%2e/x', '/v1/no-such'])(
  '%s is a 404',
  async (unknown) => {
    const { status, body } = await callApi(create(), unknown)
    expect([status, body]).toEqual([404, failure('path')])
  },
)
