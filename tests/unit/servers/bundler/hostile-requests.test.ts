import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toRpcUserOperation } from '../../../../src/embedded/smart-account/user-operation.js'
import {
  createAccount,
  createTestBundler,
  entryPoint,
  friend,
  pay,
  type RpcAnswer,
  restartBundler,
  startWorld,
  type TestBundler,
  type World,
} from './fixtures/bundler-world.js'

// A real chain, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: World
let bundler: TestBundler
beforeAll(async () => {
  world = await startWorld()
  bundler = await createTestBundler(world, { allowedOrigins: ['https://app.example'] })
})
afterAll(async () => {
  await bundler.close()
  await world.close()
})

const call = (method: unknown, params: unknown = []) => ({ jsonrpc: '2.0', id: 1, method, params })
const chainId = JSON.stringify(call('eth_chainId'))

/** An operation that would be accepted, as JSON. */
let valid: Record<string, unknown>
beforeEach(async () => {
  valid = { ...toRpcUserOperation(await (await createAccount(world)).sign([pay(1n)])) }
})
const send = async (operation: unknown, ...more: unknown[]) =>
  bundler.call('eth_sendUserOperation', [operation, ...(more.length > 0 ? more : [entryPoint])])

describe('who may call', () => {
  test.each<[who: string, headers: Record<string, string>, status: number]>([
    ['a page of the list', { origin: 'https://app.example' }, 200],
    ['a program', {}, 200],
    ['another page', { origin: 'https://evil.example' }, 401],
    ['another page of this machine', { origin: 'http://localhost:1' }, 401],
    ['a page in a sandboxed frame', { origin: 'null' }, 401],
    ['a page whose host name resolves to this machine', { host: 'evil.example' }, 401],
    ['a request without a preflight', { 'content-type': 'text/plain' }, 400],
  ])('%s', async (_who, headers, status) => {
    expect((await bundler.post(chainId, headers)).status).toBe(status)
  })

  test('a browser is told that a page may send JSON, and the page reads the reply whatever it is', async () => {
    const ask = (method: string, origin: string) =>
      bundler.answer(
        new Request('http://localhost:3008/v1/eip155:31337', { method, headers: { host: 'localhost:3008', origin } }),
      )
    const preflight = await ask('OPTIONS', 'https://app.example')
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'content-type, authorization',
    ])
    for (const answer of [preflight, await ask('POST', 'https://evil.example')]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  test('only networks that are there, and only this path', async () => {
    for (const path of ['/v1/eip155:1', '/v1/eip155:31337/', '/v1/', '/', '/v1/__proto__']) {
      expect([path, (await bundler.post(chainId, {}, path)).status]).toEqual([path, 404])
    }
  })

  test('not more often than the limit: an estimate counts as 10 requests, sending as 5', async () => {
    const account = bundler.account
    const limited = restartBundler(world.url, { account, perAddress: { rate: 1, burst: 20 }, now: () => 0 })
    const statuses = []
    for (const method of [
      'eth_estimateUserOperationGas',
      'eth_sendUserOperation',
      'eth_chainId',
      'eth_sendUserOperation',
    ]) {
      statuses.push((await limited.post(JSON.stringify(call(method)))).status)
    }
    // 4 of the 20 are left.
    expect(statuses).toEqual([200, 200, 200, 429])
    const batch = (count: number) => JSON.stringify(Array.from({ length: count }, () => call('eth_chainId')))
    expect((await limited.post(batch(5))).status).toBe(429)
    expect((await limited.post(batch(4))).status).toBe(200)
    await limited.close()
  })
})

describe('requests that are no JSON-RPC', () => {
  test.each<[what: string, text: string, code: number]>([
    ['no JSON', '{', -32_700],
    ['nothing', '', -32_700],
    ['text', '"eth_chainId"', -32_600],
    ['null', 'null', -32_600],
    ['no method', '{"id":1}', -32_600],
    ['a method that is no text', JSON.stringify(call({})), -32_600],
    ['an unknown method', JSON.stringify(call('eth_sign')), -32_601],
    ['a method of Object', JSON.stringify(call('constructor')), -32_601],
    ['a method of Object', JSON.stringify(call('__proto__')), -32_601],
    ['an empty batch', '[]', -32_600],
    ['a batch that is too big', JSON.stringify(Array.from({ length: 11 }, () => call('eth_chainId'))), -32_005],
  ])('%s', async (_what, text, code) => {
    const { status, body } = await bundler.post(text)
    expect([status, (body as RpcAnswer).error?.code]).toEqual([200, code])
  })

  test('a batch is answered in order, and what is malformed in it has an error of its own', async () => {
    const { body } = await bundler.post(JSON.stringify([call('eth_chainId'), 1, [], call('eth_supportedEntryPoints')]))
    expect(body).toEqual([
      { jsonrpc: '2.0', id: 1, result: '0x7a69' },
      { jsonrpc: '2.0', id: null, error: expect.objectContaining({ code: -32_600 }) },
      { jsonrpc: '2.0', id: null, error: expect.objectContaining({ code: -32_600 }) },
      { jsonrpc: '2.0', id: 1, result: [entryPoint] },
    ])
  })

  test('a body that is too large is refused before it is read', async () => {
    const { status, body } = await bundler.post(`"${'x'.repeat(262_144)}"`)
    expect([status, body]).toEqual([
      400,
      { status: 'FAILED', reasons: [{ field: 'body', description: 'Must have 262144 bytes at most.' }] },
    ])
  })

  test('deep nesting is refused', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const { body } = await bundler.post(`{"id":1,"method":"eth_sendUserOperation","params":[${deep},"${entryPoint}"]}`)
    expect((body as RpcAnswer).error).toMatchObject({ code: -32_602 })
  })
})

describe('operations of the wrong shape', () => {
  test.each<[what: string, params: unknown]>([
    ['no parameters', undefined],
    ['an object', {}],
    ['an empty list', []],
    ['no EntryPoint', [{}]],
    ['another EntryPoint', [{}, friend]],
    ['an EntryPoint that is no address', [{}, 7]],
    ['a list', [[], entryPoint]],
    ['text', ['0x', entryPoint]],
    ['null', [null, entryPoint]],
    ['a hash', [`0x${'12'.repeat(32)}`, entryPoint]],
  ])('%s', async (_what, params) => {
    for (const method of ['eth_sendUserOperation', 'eth_estimateUserOperationGas']) {
      expect((await bundler.call(method, params as unknown[])).error?.code).toBe(-32_602)
    }
  })

  test.each<[field: string, value: unknown]>([
    ['sender', undefined],
    ['sender', '0x12'],
    ['sender', friend.slice(2)],
    ['nonce', 1],
    ['nonce', '1'],
    ['nonce', '0x'],
    ['nonce', `0x1${'0'.repeat(64)}`],
    ['nonce', '-0x1'],
    ['callData', '0x1'],
    ['callData', '0xzz'],
    ['callData', {}],
    ['callGasLimit', `0x1${'0'.repeat(32)}`],
    ['callGasLimit', 1e308],
    ['callGasLimit', ['0x1']],
    ['verificationGasLimit', '0x1e400'.repeat(100)],
    ['preVerificationGas', '0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff'],
    ['maxFeePerGas', null],
    ['maxFeePerGas', true],
    ['signature', ''],
    ['factory', '0x7702'],
    ['paymaster', 'none'],
    ['paymasterData', '0x12'],
    ['eip7702Auth', {}],
  ])('%s: %j', async (field, value) => {
    const { error } = await send({ ...valid, [field]: value })
    expect([error?.code, error?.message]).toEqual([-32_602, expect.stringContaining(field)])
  })

  test('too much data', async () => {
    const { error } = await send({ ...valid, callData: `0x${'00'.repeat(98_304)}` })
    expect(error).toEqual({
      code: -32_602,
      message: expect.stringMatching(/^The operation has \d+ bytes of data\. 98304 are/),
    })
    const partial = { ...valid, callData: `0x${'00'.repeat(98_304)}` }
    expect((await bundler.call('eth_estimateUserOperationGas', [partial, entryPoint])).error?.code).toBe(-32_602)
  })

  test('hashes that are none', async () => {
    for (const method of ['eth_getUserOperationByHash', 'eth_getUserOperationReceipt']) {
      for (const params of [undefined, {}, [], [1], ['0x12'], [`0x${'zz'.repeat(32)}`], [null], [{ toString: 1 }]]) {
        expect((await bundler.call(method, params as unknown[])).error?.code).toBe(-32_602)
      }
    }
  })

  test('a key that is there twice counts as its last value, which the signature must fit', async () => {
    const text = (operation: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"eth_sendUserOperation","params":[${operation},"${entryPoint}"]}`
    const json = JSON.stringify(valid)
    const forged = await bundler.post(text(json.replace(/}$/, ',"callData":"0x12"}')))
    expect((forged.body as RpcAnswer).error).toEqual({ code: -32_507, message: 'AA24 signature error' })
    const { body } = await bundler.post(text(json.replace('{', '{"callData":"0x12",')))
    expect((body as RpcAnswer).result).toMatch(/^0x[\da-f]{64}$/)
  })

  test('fields that nobody knows, and those of Object, are left out', async () => {
    const json = JSON.stringify(valid).replace(
      /}$/,
      ',"__proto__":{"sender":"0x"},"constructor":1,"hasOwnProperty":2,"more":[]}',
    )
    const { result } = await bundler.call('eth_sendUserOperation', [JSON.parse(json), entryPoint])
    expect(result).toMatch(/^0x[\da-f]{64}$/)
  })
})

test('a chain that does not answer is a 503, and what failed inside is told to nobody', async () => {
  const { account } = bundler
  const cut = restartBundler('http://127.0.0.1:1', { account })
  const { status, body } = await cut.post(JSON.stringify(call('eth_sendUserOperation', [valid, entryPoint])))
  expect(status).toBe(503)
  expect(JSON.stringify(body)).not.toContain('127.0.0.1')
  expect((await cut.post(chainId)).status).toBe(200)
  await cut.close()
})
