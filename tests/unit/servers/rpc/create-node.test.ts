import { keccak256 } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createDataApi } from '../../../../servers/data-api/create-data-api.js'
import { type ChainNode, createNode } from '../../../../servers/rpc/create-node.js'
import { type FakeNode, startFakeNode } from '../data-api/fixtures/start-fake-node.js'

const opened: { close(): unknown }[] = []
afterEach(() => Promise.all(opened.splice(0).map((part) => part.close())))

async function startNodes(...results: unknown[]): Promise<FakeNode[]> {
  const nodes = await Promise.all(results.map(startFakeNode))
  opened.push(...nodes)
  return nodes
}
function connect(...urls: string[]): ChainNode {
  const node = createNode({ chainId: 1, urls })
  opened.push(node)
  return node
}
const read = { method: 'eth_getBalance', params: [] }
const silent = () => undefined
const dead = 'http://127.0.0.1:1'

async function measure<Value>(run: () => Promise<Value>): Promise<[value: Value, time: number]> {
  const startedAt = performance.now()
  return [await run(), performance.now() - startedAt]
}

test('an endpoint that refuses connections: the call goes to the next, and later ones directly', async () => {
  const [good] = await startNodes('0x2')
  const node = connect(dead, good?.url ?? '')
  const [reply, time] = await measure(() => node.call(read))
  expect(reply).toMatchObject({ status: 'result', result: '0x2', endpoint: 1 })
  expect(time).toBeLessThan(1_000)
})

test('an endpoint that dies with a call in flight: the next one answers within 2 s', async () => {
  const [first, second] = await startNodes('0x1', '0x2')
  if (first) {
    first.answer = (_method, response) => {
      setTimeout(() => response.destroy(), 300)
    }
  }
  const [reply, time] = await measure(() => connect(first?.url ?? '', second?.url ?? '').call(read))
  expect(reply).toMatchObject({ result: '0x2' })
  expect(time).toBeLessThan(2_000)
})

test('a silent endpoint is left within 2 s, and the next call does not wait for it', async () => {
  const [quiet, good] = await startNodes('0x1', '0x2')
  if (quiet) quiet.answer = silent
  const node = connect(quiet?.url ?? '', good?.url ?? '')
  const [reply, time] = await measure(() => node.call(read))
  expect(reply).toMatchObject({ result: '0x2' })
  expect(time).toBeLessThan(2_000)
  const [again, timeAgain] = await measure(() => node.call(read))
  expect(again).toMatchObject({ result: '0x2' })
  expect(timeAgain).toBeLessThan(500)
})

test('a slow call is not given up: its own answer counts when the others fail', async () => {
  const [slow] = await startNodes('0x1')
  if (slow) {
    slow.answer = (_method, response) => {
      setTimeout(() => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x5' })), 2_000)
    }
  }
  expect(await connect(slow?.url ?? '', dead).call(read)).toMatchObject({ result: '0x5' })
})

test.each<[what: string, answer: FakeNode['answer']]>([
  ['a status of 500', (_method, response) => response.writeHead(500).end('{}')],
  ['a status of 429', (_method, response) => response.writeHead(429).end('{}')],
  ['a redirect', (_method, response) => response.writeHead(302, { location: dead }).end()],
  ['a page', (_method, response) => response.end('<html>')],
  ['JSON that is no JSON-RPC', () => ({ hello: 1 })],
  ['null', (_method, response) => response.end('null')],
  ['a limit of its provider', () => ({ jsonrpc: '2.0', id: 1, error: { code: -32_005, message: 'Slow down' } })],
  ['a closed connection', (_method, response) => void response.destroy()],
  [
    'a reply that is cut off',
    (_method, response) => {
      response.writeHead(200, { 'content-length': '90' }).write('{"jso')
      setTimeout(() => response.destroy(), 20)
    },
  ],
])('%s counts as no answer', async (_what, answer) => {
  const [bad, good] = await startNodes('0x1', '0x2')
  if (bad) bad.answer = answer
  expect(await connect(bad?.url ?? '', good?.url ?? '').call(read)).toMatchObject({ result: '0x2' })
})

test('an error of the call itself is the answer, and no other endpoint is asked', async () => {
  const [first, second] = await startNodes('0x1', '0x2')
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  if (first) first.answer = () => ({ jsonrpc: '2.0', id: 1, error })
  expect(await connect(first?.url ?? '', second?.url ?? '').call(read)).toMatchObject({ status: 'error', error })
  expect(second?.calls).toEqual([])
})

test('an endpoint of another chain is used last', async () => {
  const [other, good] = await startNodes('0x1', '0x2')
  if (other) other.chainId = '0x5'
  const node = connect(other?.url ?? '', good?.url ?? '')
  await expect.poll(async () => (await node.call(read)).endpoint).toBe(1)
  expect(await node.call(read)).toMatchObject({ result: '0x2' })
})

test('all dead: a 503 within 10 s, also when they are silent', async () => {
  const [one, two] = await startNodes('0x1', '0x2')
  for (const each of [one, two]) if (each) each.answer = silent
  const node = connect(one?.url ?? '', two?.url ?? '', dead)
  const answer = createDataApi({ chains: [{ id: 1, node }] })
  const request = new Request('http://localhost/v1/?chainId=eip155:1', {
    method: 'POST',
    headers: { host: 'localhost', 'content-type': 'application/json' },
    body: JSON.stringify({ id: 1, ...read }),
  })
  const [reply, time] = await measure(() => answer(request))
  expect(reply.status).toBe(503)
  expect(time).toBeLessThan(10_000)
})

test('a signed transaction that the first endpoint took, before it died, counts as sent', async () => {
  const signed = '0x02f86b'
  const [first, second] = await startNodes('0x1', '0x2')
  const published = new Set<string>()
  const known = { jsonrpc: '2.0', id: 1, error: { code: -32_000, message: 'already known' } }
  if (first) {
    first.answer = (_method, response) => {
      published.add(keccak256(signed))
      response.destroy()
    }
  }
  if (second) {
    second.answer = (method) =>
      method === 'eth_sendRawTransaction' ? known : { jsonrpc: '2.0', id: 1, result: published.size > 0 ? {} : null }
  }
  const send = { method: 'eth_sendRawTransaction', params: [signed] }
  const reply = await connect(first?.url ?? '', second?.url ?? '').call(send)
  expect(reply).toMatchObject({ status: 'result', result: keccak256(signed) })

  // One that no endpoint knows was refused.
  published.clear()
  if (first) first.answer = (_method, response) => void response.destroy()
  expect(await connect(first?.url ?? '', second?.url ?? '').call(send)).toMatchObject({
    status: 'error',
    error: known.error,
  })
})

test('a filter belongs to the endpoint that created it', async () => {
  const [first, second] = await startNodes('0xabc', '0xdef')
  const node = connect(first?.url ?? '', second?.url ?? '')
  const answer = createDataApi({ chains: [{ id: 1, node }] })
  const call = async (method: string, params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { host: 'localhost', 'content-type': 'application/json' }
    const reply = await answer(new Request('http://localhost/v1/?chainId=eip155:1', { method: 'POST', headers, body }))
    return reply.json()
  }
  if (first) first.answer = (_method, response) => void response.destroy()
  const { result } = await call('eth_newBlockFilter', [])
  expect(result).toBe('0xdef01')
  if (first) first.answer = () => ({ jsonrpc: '2.0', id: 1, result: ['wrong'] })
  if (second) second.answer = () => ({ jsonrpc: '2.0', id: 1, result: ['right'] })
  expect(await call('eth_getFilterChanges', [result])).toMatchObject({ result: ['right'] })
  await second?.close()
  for (const id of [result, '0x1', '0xabc77', 7, null])
    expect(await call('eth_getFilterChanges', [id])).toMatchObject({
      error: { code: -32_000, message: 'filter not found' },
    })
})
