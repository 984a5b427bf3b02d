import { setImmediate as nextRound } from 'node:timers/promises'
import { decodeFunctionData, encodeAbiParameters, encodeFunctionResult, type Hex, multicall3Abi } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerKnownError } from '../../../../servers/data-api/api-failure.js'
import { boundReads } from '../../../../servers/data-api/chain/bound-reads.js'
import { createDataApi, type DataApiOptions } from '../../../../servers/data-api/create-data-api.js'
import { getRpcCost } from '../../../../servers/data-api/rpc-proxy/allowed-methods.js'
import { createTokenBucket } from '../../../../servers/http/create-token-bucket.js'
import { type ChainNode, createNode, NodeBusyError, NodeUnavailableError } from '../../../../servers/rpc/create-node.js'
import { paceReply } from '../../../../servers/rpc/pace-replies.js'
import { callApi } from './fixtures/call-api.js'
import { address } from './fixtures/decoded-rows.js'
import { type FakeNode, startFakeNode } from './fixtures/start-fake-node.js'

let node: FakeNode
const nodes: FakeNode[] = []
afterEach(() => Promise.all(nodes.splice(0).map((each) => each.close())))

const none = { rate: 0.000_001, burst: 1e9 }
const one = '192.0.2.1'
/** A data API whose callers may send `burst` requests in all. */
async function start(burst: number, result: unknown = '0x1', options: Partial<DataApiOptions> = {}) {
  node = await startFakeNode(result)
  nodes.push(node)
  const chains = [{ id: 1, node: createNode({ chainId: 1, urls: [node.url] }) }]
  return createDataApi({ chains, perAddress: { ...none, burst }, perProject: none, ...options })
}
const caip = (number: number) => `eip155:1:${address(number)}`
const rpc = (method: string) => ({ jsonrpc: '2.0', id: 1, method, params: [] })
/** How many more plain requests the caller may send. */
async function countLeft(api: Awaited<ReturnType<typeof start>>): Promise<number> {
  let left = 0
  while ((await callApi(api, '/v1/supported-chains', { address: one })).status === 200) left += 1
  return left
}

/** What Multicall3 answers when `tokenURI` returns `uri`. */
function answerUri(uri: string): Hex {
  const returnData = encodeAbiParameters([{ type: 'string' }], [uri])
  const result = [
    { success: true, returnData },
    { success: false, returnData: '0x' as const },
  ]
  return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const drawn = (padding: number) =>
  `data:application/json,${JSON.stringify({ image: `data:image/svg+xml,${svg}${' '.repeat(padding)}` })}`

describe('a request counts as what it costs', () => {
  test.each([
    ['/v1/supported-chains', 1],
    [`/v1/nfts/image/eip155:1/${address(7)}/1`, 10],
    [`/v1/account/${address(1)}/history`, 5],
    [`/v1/account/${address(1)}/balance`, 5],
    [`/v1/account/${address(1)}/balance?forceUpdate=eip155:1:${address(1)}`, 15],
    [`/v1/account/${address(1)}/balance?forceUpdate=eip155:1:${address(2)}`, 5],
    [`/v1/account/${address(1)}/nfts?chainId=eip155:1`, 20],
    [`/v1/identity/${address(1)}`, 4],
    [`/v1/convert/quotes?amount=1&userAddress=${caip(1)}&from=${caip(2)}&to=${caip(3)}`, 5],
    [`/v1/convert/build-approve?amount=1&userAddress=${caip(1)}&from=${caip(2)}&to=${caip(3)}`, 2],
    ['/v1/no-such', 1],
  ])('%s: %i', async (path, cost) => {
    const api = await start(cost + 3)
    expect((await callApi(api, path, { address: one })).status).not.toBe(429)
    // Less than one more is for the bytes that the node has answered.
    expect([2, 3]).toContain(await countLeft(api))
    const poor = await start(cost - 1)
    expect((await callApi(poor, path, { address: one })).status).toBe(429)
  })

  test('a batch of the proxy: each call by its method', async () => {
    expect(
      ['eth_chainId', 'eth_call', 'eth_getLogs', 'constructor', 7].map((method) => getRpcCost({ method })),
    ).toEqual([1, 2, 10, 1, 1])
    const params = [{ blockStateCalls: [{ calls: [{}, {}, {}] }] }, 'latest']
    expect([getRpcCost({ method: 'eth_simulateV1', params }), getRpcCost({ method: 'eth_simulateV1' })]).toEqual([
      11, 5,
    ])
    const body = [rpc('eth_chainId'), rpc('eth_call'), rpc('eth_getLogs')]
    const send = async (burst: number) =>
      (await callApi(await start(burst), '/v1/?chainId=eip155:1', { address: one, body })).status
    expect([await send(13), await send(12)]).toEqual([200, 429])
  })
})

describe('bytes that are read for a caller are owed', () => {
  test('a bucket that owes refuses until it is full again', () => {
    let now = 0
    const take = createTokenBucket({ rate: 1, burst: 10, now: () => now })
    expect([take(25, true), take(1)]).toEqual([true, false])
    now = 15_000
    expect(take(1)).toBe(false)
    now = 16_000
    expect(take(1)).toBe(true)
  })

  test('by the proxy: 640 KB count as ten requests, and the other caller is served', async () => {
    const api = await start(20, 'x'.repeat(655_360))
    const ask = async (address: string) =>
      (await callApi(api, '/v1/?chainId=eip155:1', { address, body: rpc('eth_call') })).status
    expect([await ask(one), await ask(one), await ask(one), await ask('192.0.2.2')]).toEqual([200, 200, 429, 200])
  })

  test('by an image: what its contract answers, and what is sent', async () => {
    const api = await start(30, answerUri(drawn(131_072)))
    const path = (id: number) => `/v1/nfts/image/eip155:1/${address(7)}/${id}`
    const { status, response } = await callApi(api, path(1), { address: one })
    expect([status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    // 10, 256 KB of hex and 128 KB of the image.
    expect(await countLeft(api)).toBe(30 - 10 - 4 - 2 - 1)
  })

  test('by a URI that is too long, which is not an image', async () => {
    const api = await start(100, answerUri(drawn(300_000)))
    expect((await callApi(api, `/v1/nfts/image/eip155:1/${address(7)}/1`, { address: one })).status).toBe(404)
    // Both functions together, then each alone.
    expect(await countLeft(api)).toBe(100 - 10 - 3 * 8)
  })
})

describe('reads of contracts at the same time', () => {
  /** Holds the reads of NFTs until `release`. */
  async function startHeld() {
    const held: (() => void)[] = []
    const api = await start(1e6)
    node.answer = (method, response) => {
      if (method !== 'eth_call') return { jsonrpc: '2.0', id: 1, result: '0x1' }
      held.push(() => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: answerUri(drawn(0)) })))
      return undefined
    }
    return { api, held }
  }

  test('of NFTs are 4; the others wait, and what is cheap is answered', async () => {
    const { api, held } = await startHeld()
    const images = Array.from({ length: 6 }, (_, id) => callApi(api, `/v1/nfts/image/eip155:1/${address(7)}/${id}`))
    await expect.poll(() => held.length).toBe(4)
    expect((await callApi(api, '/v1/supported-chains')).status).toBe(200)
    expect((await callApi(api, '/v1/?chainId=eip155:1', { body: rpc('eth_blockNumber') })).body.result).toBe('0x1')
    expect(held).toHaveLength(4)
    held[0]?.()
    await expect.poll(() => held.length).toBe(5)
    held[1]?.()
    await expect.poll(() => held.length).toBe(6)
    for (const release of held.slice(2)) release()
    expect((await Promise.all(images)).map(({ status }) => status)).toEqual(Array(6).fill(200))
  })

  test('of one caller do not hold up another: callers take turns', async () => {
    const { api, held } = await startHeld()
    const order: string[] = []
    const ask = async (name: string, from: string, id: number) => {
      await callApi(api, `/v1/nfts/image/eip155:1/${address(7)}/${id}`, { address: from })
      order.push(name)
    }
    const images = Array.from({ length: 8 }, (_, id) => ask('first', one, id))
    await expect.poll(() => held.length).toBe(4)
    images.push(ask('second', '198.51.100.1', 8))
    for (let turn = 0; turn < 9; turn += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(turn)
      held[turn]?.()
      await expect.poll(() => order.length).toBe(turn + 1)
    }
    await Promise.all(images)
    // Behind the 4 that had begun, and those that came to their turn before it was asked.
    expect(order.indexOf('second')).toBeLessThan(7)
  })

  test('that one caller has put at the end of many are not waited for by another one who asks for the same', async () => {
    const { api, held } = await startHeld()
    const order: string[] = []
    const ask = async (name: string, from: string, id: number) => {
      await callApi(api, `/v1/nfts/image/eip155:1/${address(7)}/${id}`, { address: from })
      order.push(name)
    }
    const images = Array.from({ length: 12 }, (_, id) => ask('first', one, id))
    await expect.poll(() => held.length).toBe(4)
    images.push(ask('second', '198.51.100.1', 11))
    for (let turn = 0; turn < 7; turn += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(turn)
      held[turn]?.()
      await expect.poll(() => order.length).toBe(turn + 1)
    }
    expect(order).toContain('second')
    for (let turn = 7; order.length < 13; turn += 1) {
      await expect.poll(() => held.length > turn || order.length === 13).toBe(true)
      held[turn]?.()
    }
    await Promise.all(images)
  })

  test('that find no turn are answered with 503 and the time after which to ask again', () => {
    const busy = answerKnownError(new NodeBusyError('busy'))
    expect([busy?.status, busy?.headers.get('retry-after')]).toEqual([503, '5'])
    expect(answerKnownError(new NodeUnavailableError('down'))?.headers.get('retry-after')).toBeNull()
  })

  test('that wait for longer than 8 s fail as a chain that does not answer, and their place is not lost', async () => {
    vi.useFakeTimers()
    const replies: (() => void)[] = []
    const slow: ChainNode = {
      call: () =>
        new Promise((resolve) => replies.push(() => resolve({ status: 'result', result: 1, size: 1, endpoint: 0 }))),
      close: () => undefined,
    }
    const bounded = boundReads(slow, { atOnce: 1, limit: 10 })
    const call = { method: 'eth_call', params: [] }
    const first = bounded.call(call)
    const late = expect(bounded.call(call)).rejects.toThrow(NodeBusyError)
    await vi.advanceTimersByTimeAsync(8_000)
    await late
    const third = bounded.call(call)
    replies[0]?.()
    await first
    await vi.advanceTimersByTimeAsync(0)
    expect(replies).toHaveLength(2)
    replies[1]?.()
    expect(await third).toMatchObject({ result: 1 })
    vi.useRealTimers()
  })

  test('of NFTs have a reply of half a megabyte at most', async () => {
    const limits: unknown[] = []
    const record: ChainNode = {
      async call({ params }, options) {
        const [{ data }] = params as [{ data: Hex }]
        const { functionName } = decodeFunctionData({ abi: multicall3Abi, data })
        limits.push([functionName, options?.limit])
        return { status: 'error', error: { code: 3, message: 'reverted' }, size: 0, endpoint: 0 }
      },
      close: () => undefined,
    }
    const api = createDataApi({ chains: [{ id: 1, node: record }] })
    await callApi(api, `/v1/nfts/image/eip155:1/${address(7)}/1`)
    expect(new Set(limits.map(String))).toEqual(new Set(['aggregate3,524288']))
  })
})

test('large replies are worked on one after another, with rounds of the event loop in between; small ones do not wait', async () => {
  const seen: string[] = []
  const work = async (name: string, bytes: number) => {
    await paceReply(bytes)
    seen.push(name)
  }
  const works = [work('first', 100_000), work('second', 100_000), work('small', 1_000)]
  await nextRound()
  expect(seen.sort()).toEqual(['first', 'small'])
  await Promise.all(works)
  expect(seen).toContain('second')
})
