import { createServer, type Server, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDataApi } from '../../../../servers/data-api/create-data-api.js'
import type { RpcLimits } from '../../../../servers/data-api/rpc-proxy/create-rpc-proxy.js'
import { createNode } from '../../../../servers/rpc/create-node.js'
import { startTestAnvil, type TestAnvil } from '../../../fixtures/anvil.js'

const someone = '0x00000000000000000000000000000000000000aa'
let anvil: TestAnvil
beforeAll(async () => {
  anvil = await startTestAnvil({ chainId: 31337 })
})
afterAll(() => anvil.close())

const site = 'http://localhost:3000'
type Post = { path?: string; headers?: Record<string, string>; limits?: Partial<RpcLimits>; node?: string }

function create({ limits, node = anvil.url }: Pick<Post, 'limits' | 'node'> = {}) {
  const chains = [{ id: 31337, node: createNode({ chainId: 31337, urls: [node] }) }]
  return createDataApi({ chains, allowedOrigins: [site], ...(limits ? { rpcLimits: limits } : {}) })
}

/** Sends `body` to a data API as a page of the site does. */
async function post(body: unknown, { path = '/v1/?chainId=eip155:31337', headers = {}, ...options }: Post = {}) {
  const usual = { host: 'localhost:3003', origin: site, 'content-type': 'application/json' }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const request = new Request(`http://localhost:3003${path}`, { method: 'POST', body: text })
  for (const [name, value] of Object.entries({ ...usual, ...headers })) {
    if (value === '') request.headers.delete(name)
    else request.headers.set(name, value)
  }
  const response = await create(options)(request)
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) }
}

const call = (method: string, params: readonly unknown[] = [], id = 1) => ({ jsonrpc: '2.0', id, method, params })
const readBalance = async () => (await post(call('eth_getBalance', [someone, 'latest']))).body.result

/** Calls anvil itself, without the proxy. `fetch` would not send another `Host`. */
function callNode(headers: Record<string, string>, body: object): Promise<{ headers: object; text: string }> {
  return new Promise((resolve, reject) => {
    const request = sendRequest(anvil.url, { method: 'POST', headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk))
      response.on('end', () => resolve({ headers: response.headers, text }))
    })
    request.on('error', reject).end(JSON.stringify(body))
  })
}

const readers = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]

test('a simulation is forwarded with one block of 32 calls and one small contract at most', async () => {
  const simulate = async (...blocks: readonly object[]) =>
    (await post(call('eth_simulateV1', [{ blockStateCalls: blocks }, 'latest']))).body
  const calls = (count: number) => Array.from({ length: count }, () => ({ from: someone, to: someone }))
  expect(await simulate({ calls: calls(32) })).toMatchObject({ result: [{ calls: { length: 32 } }] })
  const refused = { error: { code: -32005, message: expect.stringContaining('one block of 32 calls') } }
  expect(await simulate({ calls: calls(33) })).toMatchObject(refused)
  expect(await simulate({ calls: calls(1) }, { calls: calls(1) })).toMatchObject(refused)
  const override = (...contracts: readonly object[]) =>
    simulate({ calls: calls(1), stateOverrides: Object.fromEntries(contracts.map((one, at) => [readers[at], one])) })
  expect(await override({ code: `0x${'00'.repeat(32)}` })).toMatchObject({ result: [{ calls: { length: 1 } }] })
  expect(await override({ code: `0x${'00'.repeat(33)}` })).toMatchObject(refused)
  expect(await override({ balance: '0x1' })).toMatchObject(refused)
  expect(await override({ code: '0x00' }, { code: '0x00' })).toMatchObject(refused)
})

describe('who may call the chains', () => {
  test.each<[who: string, headers: Record<string, string>, status: number]>([
    ['a page of the site', {}, 200],
    ['a data API at 127.0.0.1', { host: '127.0.0.1:3003' }, 200],
    ['a data API at [::1]', { host: '[::1]:3003' }, 200],
    ['a program without an origin', { origin: '' }, 200],
    ['a wallet in an extension', { origin: 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn' }, 200],
    ['another site', { origin: 'https://evil.example' }, 401],
    ['another port of this machine', { origin: 'http://localhost:5173' }, 401],
    ['a page in a sandboxed frame', { origin: 'null' }, 401],
    [
      'a page whose host name resolves to this machine (DNS rebinding)',
      { host: 'evil.example:3003', origin: 'http://evil.example:3003' },
      401,
    ],
    ['the same without an origin', { host: 'evil.example:3003', origin: '' }, 401],
    ['a host that only begins like ours', { host: 'localhost.evil.example', origin: '' }, 401],
    ['text/plain, which needs no preflight', { 'content-type': 'text/plain' }, 400],
    ['no type', { 'content-type': '' }, 400],
    ['a type that only contains ours', { 'content-type': 'text/plain; application/json' }, 400],
  ])('%s', async (_who, headers, status) => {
    const answer = await post(call('eth_chainId'), { headers })
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual(
      status === 200 ? { jsonrpc: '2.0', id: 1, result: '0x7a69' } : { status: 'FAILED', reasons: [expect.anything()] },
    )
  })

  test('only by POST, and only chains that are there', async () => {
    for (const method of ['GET', 'PUT'])
      expect(
        (await create()(new Request('http://localhost/v1/', { method, headers: { host: 'localhost' } }))).status,
      ).toBe(404)
    for (const id of ['eip155:1', '', '31337', 'eip155:31337x', '__proto__']) {
      const { status, body } = await post(call('eth_chainId'), { path: `/v1/?chainId=${id}` })
      const reasons = [{ field: 'chainId', description: 'Must be one of eip155:31337.' }]
      expect([status, body], id).toEqual([400, { status: 'FAILED', reasons }])
    }
  })
})

describe('which calls are forwarded', () => {
  test.each([
    'eth_sendTransaction',
    'eth_sendUnsignedTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData_v4',
    'personal_sign',
    'anvil_reset',
    'anvil_setBalance',
    'evm_mine',
    'hardhat_setBalance',
    'debug_traceCall',
    'ETH_CHAINID',
    'constructor',
  ])('not %s, alone or in a batch', async (method) => {
    const refused = { jsonrpc: '2.0', id: 7, error: { code: -32_601, message: 'Pages may not call this method.' } }
    const hostile = call(method, [someone, '0x1'], 7)
    expect((await post(hostile)).body).toEqual(refused)
    expect((await post([hostile, call('eth_chainId')])).body).toEqual([
      refused,
      { jsonrpc: '2.0', id: 1, result: '0x7a69' },
    ])
    expect(await readBalance()).toBe('0x0')
  })

  test.each([[{}], [7], [null], [[[]]], [{ method: 7 }], [[]]])('nor what is no call: %j', async (body) => {
    const { status, body: answer } = await post(body)
    expect(status).toBe(200)
    expect([answer].flat()[0]).toMatchObject({ error: { code: -32_600 } })
  })

  test('text that is no JSON is refused', async () => {
    expect((await post('{')).body).toMatchObject({ error: { code: -32_700 } })
  })
})

describe('limits', () => {
  test('a request', async () => {
    const { status, body } = await post(call('eth_call', ['x'.repeat(2_000)]), { limits: { request: 1_000 } })
    expect([status, body.reasons]).toEqual([400, [{ field: 'body', description: 'Must have 1000 bytes at most.' }]])
  })

  test('the calls of a batch', async () => {
    const batch = Array.from({ length: 3 }, () => call('eth_chainId'))
    expect((await post(batch, { limits: { batch: 3 } })).body).toHaveLength(3)
    expect((await post(batch, { limits: { batch: 2 } })).body).toMatchObject({
      error: { code: -32_005, message: 'A batch has 2 calls at most. Send several.' },
    })
  })

  test.each([
    ['0x1', '0xa', true],
    ['0x1', '0xb', false],
    ['earliest', '0xa', false],
    ['0x5', '0x1', true],
    ['0x0', 'latest', true],
    ['latest', undefined, true],
    ['latest', '0xffffff', false],
  ])('the blocks of a filter for logs: %s to %s', async (fromBlock, toBlock, isAllowed) => {
    for (const method of ['eth_getLogs', 'eth_newFilter']) {
      const { body } = await post(call(method, [{ fromBlock, toBlock }]), { limits: { logBlocks: 10 } })
      expect(body.error?.code === -32_005).toBe(!isAllowed)
    }
  })

  test.each([
    { fromBlock: '0x00000000000000', toBlock: '0x100' },
    { blockHash: null, fromBlock: '0x0', toBlock: '0x100' },
    { fromBlock: 'EARLIEST', toBlock: 'LATEST' },
    { fromBlock: '0x+0', toBlock: '0x100' },
  ])('the blocks of a filter that anvil reads in its own way: %j', async (filter) => {
    for (const method of ['eth_getLogs', 'eth_newFilter']) {
      const { body } = await post(call(method, [filter]), { limits: { logBlocks: 10 } })
      expect(body).toMatchObject({ error: { code: -32_005 } })
    }
  })

  test('not a filter for one block, named by its hash', async () => {
    const block = (await post(call('eth_getBlockByNumber', ['0x0', false]))).body.result
    const { body } = await post(call('eth_getLogs', [{ blockHash: block.hash }]), { limits: { logBlocks: 10 } })
    expect(body).toMatchObject({ result: [] })
  })

  describe('of what the node answers', () => {
    let node: Server
    let url: string
    beforeAll(async () => {
      node = createServer((request, response) => {
        request.resume()
        response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: 'x'.repeat(600) }))
      })
      await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
    })
    afterAll(() => void node.close().closeAllConnections())

    test('one reply, and all of a batch together', async () => {
      const tooLarge = { error: { code: -32_005, message: 'The reply is too large. Ask for less.' } }
      expect((await post(call('eth_call'), { node: url, limits: { reply: 500 } })).body).toMatchObject(tooLarge)
      const { body } = await post([call('eth_call'), call('eth_call'), call('eth_call')], {
        node: url,
        limits: { reply: 1_000 },
      })
      expect(body).toMatchObject([{ result: 'x'.repeat(600) }, tooLarge, tooLarge])
    })

    test('a node that is gone is a 503 without its address', async () => {
      const { status, body } = await post(call('eth_chainId'), { node: 'http://127.0.0.1:1' })
      const reasons = [{ field: 'chainId', description: 'The chain does not answer. Try again later.' }]
      expect([status, body]).toEqual([503, { status: 'FAILED', reasons }])
    })
  })
})

describe("a page that calls anvil's own port", () => {
  const hostile = call('anvil_setBalance', [someone, '0x1'])

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'cannot command it by a form or text/plain: %s',
    async (type) => {
      const { headers } = await callNode({ 'content-type': type, origin: 'https://evil.example' }, hostile)
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(await readBalance()).toBe('0x0')
    },
  )

  test('is refused the preflight that JSON needs', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    const response = await fetch(anvil.url, { method: 'OPTIONS', headers })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('does not find it: anvil checks neither Host nor, for WebSockets, Origin', async () => {
    const { hostname, port } = new URL(anvil.url)
    expect(hostname).toMatch(/^127\.(?!0\.0\.1$)\d+\.\d+\.\d+$/)
    for (const host of ['127.0.0.1', 'localhost', '[::1]'])
      await expect(fetch(`http://${host}:${port}`, { method: 'POST' }), host).rejects.toThrow()
  })
})
