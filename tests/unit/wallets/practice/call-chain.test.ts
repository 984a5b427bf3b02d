import { expect, test, vi } from 'vitest'
import { createCallChain } from '../../../../wallets/practice/requests/call-chain.js'

const urls = new Map([[31337, 'http://chain']])

function answerWith(body: string): typeof fetch {
  return async () => new Response(body)
}

test('the result of the node is the result', async () => {
  const callChain = createCallChain(urls, answerWith('{"result":"0x1"}'))
  expect(await callChain(31337, 'eth_blockNumber', [])).toBe('0x1')
})

test("the node's own code, message and data are kept", async () => {
  const callChain = createCallChain(urls, answerWith('{"error":{"code":3,"message":"reverted","data":"0x08"}}'))
  await expect(callChain(31337, 'eth_call', [])).rejects.toMatchObject({ code: 3, message: 'reverted', data: '0x08' })
})

test.each([
  ['a node that is away', async () => Promise.reject(new TypeError('fetch failed'))],
  ['a page instead of JSON', answerWith('<html>')],
  ['JSON that is no reply', answerWith('null')],
])('%s is 4901', async (_name, post) => {
  await expect(createCallChain(urls, post)(31337, 'eth_chainId', [])).rejects.toMatchObject({ code: 4901 })
})

test('a chain that is not running is 4901', async () => {
  await expect(createCallChain(urls)(31338, 'eth_chainId', [])).rejects.toMatchObject({ code: 4901 })
})

test('a chain that hangs is 4901 after 15 s, and says what to do', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(15_000)
    return AbortSignal.abort(new DOMException('timeout', 'TimeoutError'))
  })
  const hang: typeof fetch = async (_url, init) => {
    init?.signal?.throwIfAborted()
    return Response.json({ result: '0x7a69' })
  }
  await expect(createCallChain(urls, hang)(31337, 'eth_chainId', [])).rejects.toMatchObject({
    code: 4901,
    message: 'Chain 31337 did not answer within 15 s. Restart `npm start`, then try again.',
  })
  timeout.mockRestore()
})
