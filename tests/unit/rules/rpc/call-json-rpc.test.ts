import { expect, test } from 'vitest'
import { callJsonRpc, callJsonRpcBatch, type JsonRpcOptions } from '../../../../src/rules/rpc/call-json-rpc.js'

const url = 'http://node'
const call = { method: 'eth_chainId', params: [] }

function answerWith(reply: unknown, status = 200): JsonRpcOptions {
  const body = typeof reply === 'string' ? reply : JSON.stringify(reply)
  return { fetch: async () => new Response(body, { status }) }
}

test('the request is a call of JSON-RPC with the options of the caller', async () => {
  const sent: unknown[] = []
  const post: typeof fetch = async (input, { body, ...init } = {}) => {
    sent.push({ ...init, input, body: JSON.parse(String(body)) })
    return Response.json({ result: '0x1' })
  }
  expect(await callJsonRpc(url, call, { fetch: post, redirect: 'error' })).toEqual({ result: '0x1' })
  expect(sent).toEqual([
    {
      input: url,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      redirect: 'error',
      body: { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] },
    },
  ])
})

test.each([200, 400, 500])('an error of the node with status %i is a reply', async (status) => {
  const error = { code: 3, message: 'execution reverted', data: '0x08' }
  expect(await callJsonRpc(url, call, answerWith({ error }, status))).toEqual({ error })
})

test.each([
  ['the page of a proxy', '<html>', 502],
  ['JSON of another kind', { message: 'Too many requests' }, 429],
  ['no result and no error', { id: 1 }, 200],
])('%s is an error with the status', async (_what, reply, status) => {
  const thrown = callJsonRpc(url, call, answerWith(reply, status))
  await expect(thrown).rejects.toMatchObject({
    name: 'JsonRpcReplyError',
    status,
    message: `The server answered with HTTP ${status}, without a JSON-RPC reply that can be read.`,
  })
})

test('a reply has `maxBytes` at most', async () => {
  const reply = { result: 'a'.repeat(100) }
  const size = JSON.stringify(reply).length
  expect(await callJsonRpc(url, call, { ...answerWith(reply), maxBytes: size })).toEqual(reply)
  await expect(callJsonRpc(url, call, { ...answerWith(reply), maxBytes: size - 1 })).rejects.toMatchObject({
    name: 'JsonRpcReplyError',
    cause: { message: `The reply has more than ${size - 1} bytes.` },
  })
})

test('a failure of fetch stays itself', async () => {
  const offline = new TypeError('fetch failed')
  await expect(callJsonRpc(url, call, { fetch: async () => Promise.reject(offline) })).rejects.toBe(offline)
})

test('the replies to a batch are in the order of its calls, and none is missing', async () => {
  const replies = [
    { id: 1, error: { code: -32601, message: 'no such method' } },
    { id: 0, result: 'first' },
  ]
  expect(await callJsonRpcBatch(url, [call, call], answerWith(replies))).toEqual([
    { result: 'first' },
    { error: { code: -32601, message: 'no such method' } },
  ])
  await expect(callJsonRpcBatch(url, [call, call, call], answerWith(replies))).rejects.toMatchObject({ status: 200 })
  await expect(callJsonRpcBatch(url, [call], answerWith({ error: {} }, 429))).rejects.toMatchObject({ status: 429 })
})
