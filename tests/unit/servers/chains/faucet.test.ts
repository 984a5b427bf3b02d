import { parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokens } from '../../../../servers/chains/contents/tokens.js'
import { createFaucet } from '../../../../servers/chains/faucet/create-faucet.js'
import type { RequestHandler } from '../../../../servers/index.js'
import { connectTo, type TestChain } from './fixtures/local-chain.js'
import { startFilledChain } from './fixtures/start-filled-chain.js'

const newcomer = '0x00000000000000000000000000000000000fa0c3'
const other = '0x00000000000000000000000000000000000fa0c4'
const abi = parseAbi(['function balanceOf(address) view returns (uint256)'])

let chain: TestChain
let faucet: RequestHandler
beforeAll(async () => {
  chain = await startFilledChain()
  faucet = createFaucet({ urls: { 31337: chain.url } })
})
afterAll(() => chain.close())

async function ask(body: unknown, headers: Record<string, string> = {}) {
  const response = await faucet(
    new Request('http://localhost:3000/', {
      method: 'POST',
      headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
  return { status: response.status, body: await response.json() }
}

test('an account without ETH gets 1 ETH and 1,000 Harbor Dollars, once, however often it asks', async () => {
  const request = { chainId: 31_337, address: newcomer }
  const replies = await Promise.all([ask(request), ask(request), ask(request)])
  expect(replies.map(({ body }) => body)).toEqual(Array(3).fill({ isFunded: true }))
  expect(await ask(request)).toEqual({ status: 200, body: { isFunded: false } })
  const node = connectTo(chain.url)
  expect(await node.getBalance({ address: newcomer })).toBe(parseEther('1'))
  expect(
    await node.readContract({
      address: tokens.harborDollar.address,
      abi,
      functionName: 'balanceOf',
      args: [newcomer],
    }),
  ).toBe(1_000_000_000n)
})

test('newcomers who ask at the same time all get it', async () => {
  const newcomers = Array.from({ length: 6 }, (_, index) => `0x00000000000000000000000000000000000fa0d${index}`)
  const replies = await Promise.all(newcomers.map((address) => ask({ chainId: 31_337, address })))
  expect(replies).toEqual(Array(6).fill({ status: 200, body: { isFunded: true } }))
})

test.each([
  ['another chain', { chainId: 1, address: other }, {}, 404, 'chainId'],
  ['no address', { chainId: 31_337, address: '0x1' }, {}, 422, 'address'],
  ['a field more', { chainId: 31_337, address: other, amount: 9 }, {}, 422, 'amount'],
  ['no JSON', '{', {}, 422, 'body'],
  ['a page of another machine', { chainId: 31_337, address: other }, { origin: 'https://evil.example' }, 401, 'origin'],
  ['another host', { chainId: 31_337, address: other }, { host: 'evil.example' }, 401, 'host'],
])('refuses %s', async (_, body, headers, status, field) => {
  const refused = await ask(body, headers)
  expect([refused.status, refused.body.reasons?.[0]?.field]).toEqual([status, field])
})
