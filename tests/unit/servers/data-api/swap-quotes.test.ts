import type { ServerResponse } from 'node:http'
import { safeParse } from 'valibot'
import { type Address, parseAbi, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../../../servers/chains/contents/accounts.js'
import { contracts, marketMaker, swapContracts } from '../../../../servers/chains/contents/addresses.js'
import { createRandom } from '../../../../servers/chains/contents/plan/create-random.js'
import { uniswap } from '../../../../servers/chains/contents/pools.js'
import { swapPools } from '../../../../servers/chains/contents/swap-pools.js'
import { createDataApi } from '../../../../servers/data-api/create-data-api.js'
import { createNode } from '../../../../servers/rpc/create-node.js'
import { swapEndpoints } from '../../../../src/features/swap/data/schema.js'
import { callApi } from './fixtures/call-api.js'
import { chainId, findListed, listed, type SwapChain, startSwapChain, toId } from './fixtures/swap-chain.js'
import { startSwitchableNode } from './fixtures/switchable-node.js'

const routerAbi = parseAbi(['function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])'])
let swaps: SwapChain
beforeAll(async () => {
  swaps = await startSwapChain()
})
afterAll(() => swaps.close())

/** Asks for quotes of `amount` whole tokens. */
async function quote(from: string, to: string, amount: string, more: Record<string, string> = {}) {
  const query = {
    amount: String(parseUnits(amount, findListed(from).decimals)),
    userAddress: toId(accounts.fresh),
    from: toId(findListed(from).address),
    to: toId(findListed(to).address),
    ...more,
  }
  const { status, body } = await swaps.call('quotes', query)
  return { status, body, best: body.quotes?.[0] }
}
const symbolOf = (address: Address) => [...listed.values()].find((token) => token.address === address)?.symbol
const routeOf = async (...swap: [from: string, to: string, amount: string]) =>
  (await quote(...swap)).best.path.map(symbolOf).join(' ')

test('the tokens are those of the chain and the native currency, with their decimals and permits', async () => {
  const { body } = await swaps.call('tokens', { chainId })
  expect(safeParse(swapEndpoints.listSwapTokens.reply, body).success).toBe(true)
  const expected = [...listed.values()].map(({ name, symbol, decimals, address, hasPermit = false }) => ({
    ...{ name, symbol, decimals, address: toId(address), eip2612: hasPermit },
  }))
  expect(body.tokens).toEqual(expected.map((token) => expect.objectContaining(token)))
  const other = await swaps.call('tokens', { chainId: 'eip155:1' })
  expect([other.status, other.body.reasons]).toEqual([
    404,
    [{ field: 'chainId', description: 'Network not supported for Swaps' }],
  ])
})

test('a chain without a deployment has no swaps', async () => {
  const api = createDataApi({ chains: [{ id: 1, node: createNode({ chainId: 1, urls: ['http://127.0.0.1:1'] }) }] })
  expect((await callApi(api, '/v1/convert/tokens?chainId=eip155:1')).status).toBe(404)
  const query = new URLSearchParams({ amount: '1', userAddress: 'eip155:1:0x', from: 'eip155:1:0x', to: 'eip155:1:0x' })
  for (const name of ['userAddress', 'from', 'to']) query.set(name, `eip155:1:${contracts.weth}`)
  expect((await callApi(api, `/v1/convert/quotes?${query}`)).status).toBe(400)
})

describe('a quote', () => {
  test('says all that the client needs, and the stand-in comes after', async () => {
    const { body, best } = await quote('ETH', 'HUSD', '1', { slippage: '0.5' })
    expect(safeParse(swapEndpoints.listQuotes.reply, body).success).toBe(true)
    const toAmount = BigInt(best.toAmount)
    expect(best).toMatchObject({
      id: expect.stringMatching(/^pools:\d+$/),
      fromAmount: String(10n ** 18n),
      fromAccount: toId(findListed('ETH').address),
      toAccount: toId(contracts.harborDollar),
      minToAmount: String((toAmount * 9_950n) / 10_000n),
      path: [contracts.weth, contracts.harborDollar],
      fees: [{ name: 'Pool fee', amount: String(3n * 10n ** 15n), token: toId(contracts.weth) }],
      provider: 'Uniswap V2',
      router: uniswap.router,
    })
    expect(best.priceImpact).toBeCloseTo(0.002, 3)
    expect(best.validUntil - Date.now()).toBeGreaterThan(20_000)
    const [, other] = body.quotes
    expect([other.provider, other.router]).toEqual(['Stand-in', swapContracts.standInRouter])
    expect(Number(other.toAmount) / Number(best.toAmount)).toBeCloseTo(0.9975, 4)
    expect(other.fees[0]).toEqual({
      name: 'Service fee',
      amount: String(25n * 10n ** 14n),
      token: toId(contracts.weth),
    })
  })

  test('slippage is 1 % unless it is said', async () => {
    const { best } = await quote('HUSD', 'CBLT', '700')
    expect(BigInt(best.minToAmount)).toBe((BigInt(best.toAmount) * 9_900n) / 10_000n)
  })

  test('of tokens without fees is what the router says, for 40 pairs and amounts', async () => {
    const random = createRandom(7)
    const free = [...listed.values()].filter(({ transferFee = 0 }) => transferFee === 0).map(({ symbol }) => symbol)
    const pick = () => random.pick(free as [string, ...string[]])
    const asked = Array.from({ length: 40 }, () => [pick(), pick(), random.amount(20, 5_000, 0)] as const)
    const replies = await Promise.all(asked.filter(([from, to]) => from !== to).map((swap) => quote(...swap)))
    const bests = replies.flatMap(({ best }) => (best?.path.length > 1 ? [best] : []))
    expect(bests.length).toBeGreaterThan(30)
    for (const { fromAmount, toAmount, path } of bests) {
      const call = { address: uniswap.router, abi: routerAbi, functionName: 'getAmountsOut' } as const
      const amounts = await swaps.client.readContract({ ...call, args: [BigInt(fromAmount), path] })
      expect(BigInt(toAmount)).toBe(amounts.at(-1))
    }
  })

  test.each([
    ['a small pool, directly, for a small amount', 'ETH', 'AUSD', '0.001', 'WETH AUSD'],
    ['two large pools for a large amount', 'ETH', 'AUSD', '5', 'WETH HUSD AUSD'],
    ['the other way', 'AUSD', 'ETH', '20000', 'AUSD HUSD WETH'],
    ['three pools', 'ETH', 'SGNT', '5', 'WETH HUSD AUSD SGNT'],
    ['two pools, where three cost more in fees', 'ETH', 'SGNT', '0.001', 'WETH AUSD SGNT'],
    ['three pools from a token without decimals', 'FERRY', 'SGNT', '100', 'FERRY HUSD AUSD SGNT'],
  ])('goes through %s', async (_route, from, to, amount, expected) => {
    expect(await routeOf(from, to, amount)).toBe(expected)
  })

  test('of the native currency and its wrapped one is 1:1, without a pool and from one provider', async () => {
    for (const [from, to] of [
      ['ETH', 'WETH'],
      ['WETH', 'ETH'],
    ] as const) {
      const { body } = await quote(from, to, '1.5', { slippage: '5' })
      expect(body.quotes).toHaveLength(1)
      const amount = String(parseUnits('1.5', 18))
      expect(body.quotes[0]).toMatchObject({
        ...{ fromAmount: amount, toAmount: amount, minToAmount: amount },
        ...{ priceImpact: 0, fees: [], path: [contracts.weth], router: contracts.weth },
      })
    }
  })

  test('of a large amount says how much worse than the mid price it is', async () => {
    const impacts = await Promise.all(
      ['0.1', '50', '500'].map(async (amount) => (await quote('ETH', 'HUSD', amount)).best.priceImpact),
    )
    expect(impacts[0]).toBeLessThan(0.001)
    expect(impacts[1]).toBeCloseTo(50 / 550, 1)
    expect(impacts[2]).toBeGreaterThan(0.4)
  })
})

describe('there is no route', () => {
  test('for an amount that pays nothing', async () => {
    const { status, body } = await quote('HUSD', 'FERRY', '0.01')
    expect([status, body.reasons]).toEqual([404, [{ field: 'to', description: 'There is no route for this amount.' }]])
  })

  test('through a pool that was drained', async () => {
    await swaps.inSandbox(async () => {
      const { address } = swapPools.ticket
      const abi = parseAbi([
        'function balanceOf(address) view returns (uint256)',
        'function transfer(address to, uint256 value) returns (bool)',
        'function burn(address to)',
      ])
      const call = { address, abi, account: marketMaker, chain: null } as const
      const shares = await swaps.client.readContract({ ...call, functionName: 'balanceOf', args: [marketMaker] })
      for (const hash of [
        await swaps.client.writeContract({ ...call, functionName: 'transfer', args: [address, shares] }),
        await swaps.client.writeContract({ ...call, functionName: 'burn', args: [marketMaker] }),
      ])
        await swaps.client.waitForTransactionReceipt({ hash })
      expect((await quote('HUSD', 'FERRY', '100')).status).toBe(404)
    })
    expect((await quote('HUSD', 'FERRY', '100')).status).toBe(200)
  })
})

test('a node that does not answer is a 503, also when the pools are known', async () => {
  const switchable = await startSwitchableNode(swaps.url)
  const node = createNode({ chainId: 31337, urls: [switchable.url] })
  const api = createDataApi({ chains: [{ id: 31337, node }] })
  const query = { amount: '1000', userAddress: toId(accounts.fresh) }
  const asked = { ...query, from: toId(contracts.harborDollar), to: toId(contracts.cobalt) }
  const ask = async () => (await callApi(api, `/v1/convert/quotes?${new URLSearchParams(asked)}`)).status
  const build = () => callApi(api, '/v1/convert/build-transaction', { body: { ...asked, eip155: { slippage: 1 } } })
  const fail = (_request: string, response: ServerResponse) => void response.writeHead(503).end()
  switchable.answerBy(fail)
  expect(await ask()).toBe(503)
  switchable.answerBy(undefined)
  expect(await ask()).toBe(200)
  switchable.answerBy(fail)
  expect(await ask()).toBe(503)
  // Only the estimate fails.
  switchable.answerBy(async (request, response) => {
    if (request.includes('eth_estimateGas')) return fail(request, response)
    const headers = { 'content-type': 'application/json' }
    response.end(await (await fetch(swaps.url, { method: 'POST', headers, body: request })).text())
  })
  const built = await build()
  expect([built.status, built.body.reasons[0].field]).toEqual([503, 'chainId'])
  node.close()
  await switchable.close()
})

describe('a request is refused', () => {
  const husd = toId(contracts.harborDollar)
  test.each<[what: string, field: string, changed: Record<string, string>]>([
    ['a token that is not listed', 'to', { to: toId(contracts.hostile) }],
    ['a token that is not listed', 'from', { from: toId(contracts.lure) }],
    ['a token of another network', 'to', { to: `eip155:31338:${contracts.weth}` }],
    [
      'tokens of another network',
      'from',
      { from: `eip155:31338:${contracts.weth}`, to: `eip155:31338:${contracts.harborDollar}` },
    ],
    ['an account of another network', 'userAddress', { userAddress: `eip155:1:${accounts.fresh}` }],
    ['the same token twice', 'to', { to: toId(contracts.weth) }],
    ['an address with a wrong checksum', 'to', { to: toId(contracts.harborDollar.replace('9A', '9a')) }],
    ['no amount', 'amount', { amount: '0' }],
    ['a negative amount', 'amount', { amount: '-1' }],
    ['an amount with decimals', 'amount', { amount: '1.5' }],
    ['an amount in hex', 'amount', { amount: '0x10' }],
    ['an amount above what a token holds', 'amount', { amount: String(2n ** 256n) }],
    ['no slippage', 'slippage', { slippage: '0' }],
    ['a slippage above a half', 'slippage', { slippage: '51' }],
  ])('%s: a 400 that names %s', async (_what, field, changed) => {
    const query = {
      amount: '1000',
      userAddress: toId(accounts.fresh),
      from: toId(contracts.weth),
      to: husd,
      ...changed,
    }
    const { status, body } = await swaps.call('quotes', query)
    expect([status, body.reasons?.[0].field]).toEqual([400, field])
  })
})

test('the prices of gas rise with the hurry, and pay the next block', async () => {
  const { body } = await swaps.call('gas-price', { chainId })
  const [standard, fast, instant] = [body.standard, body.fast, body.instant].map(BigInt) as [bigint, bigint, bigint]
  const { baseFeePerGas } = await swaps.client.getBlock({ blockTag: 'pending' })
  expect(standard).toBeGreaterThan(baseFeePerGas ?? 0n)
  expect(fast).toBeGreaterThan(standard)
  expect(instant).toBeGreaterThan(fast)
  const other = await swaps.call('gas-price', { chainId: 'eip155:1' })
  expect([other.status, other.body.reasons]).toEqual([
    404,
    [{ field: 'chainId', description: 'Network not supported for Gas Price' }],
  ])
})
