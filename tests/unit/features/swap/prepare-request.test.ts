import { createTestClient, encodeFunctionData, erc20Abi, type Hex, http, maxUint256, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../../../servers/chains/contents/accounts.js'
import { contracts } from '../../../../servers/chains/contents/addresses.js'
import type { ContractCalls } from '../../../../src/core/model/contract-calls.js'
import type { Quote, QuoteKey } from '../../../../src/features/swap/model/quote.js'
import type { SwapReview } from '../../../../src/features/swap/model/review.js'
import {
  doesApproveRevert,
  prepareRequest,
  type RequestParameters,
  readSwapAllowance,
  rehearseSwap,
  type SwapPorts,
} from '../../../../src/features/swap/prepare-request.js'
import { answeringContract } from '../../../fixtures/answering-contract.js'
import { describeNetwork, loadPage, openWindow } from '../../chains/eip155/create-page.js'
import { startFilledChain } from '../../servers/chains/fixtures/start-filled-chain.js'
import { ether, STRANGER, quote as sampleQuote, usdt } from './fixtures/swap-data.js'

const { weth, harborDollar: dollar, tollgate, uniswapRouter: router } = contracts
const account = accounts.rich
const network = 'eip155:31337'

const routerAbi = parseAbi([
  'function swapExactTokensForETH(uint256, uint256, address[], address, uint256)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[], address, uint256) payable',
])

/** 100 dollars for ETH. */
const key: QuoteKey = { network, account, from: dollar, to: null, amount: 100_000_000n, slippage: 100 }
const quote: Quote = { ...sampleQuote, key, router, toAmount: parseEther('0.03'), minToAmount: parseEther('0.029') }
const review: SwapReview = {
  ...{
    key,
    from: { ...usdt, address: dollar },
    to: ether,
    wrap: null,
    wrapped: weth,
    quote,
    acceptedImpact: null,
    tokenFee: 0,
  },
  ...{ toAmount: quote.toAmount, minToAmount: quote.minToAmount },
}
const buyKey: QuoteKey = { ...key, from: null, to: tollgate, amount: parseEther('1') }
/** 1 ETH for a token that keeps 2 % of each transfer. */
const taxed: SwapReview = { ...review, key: buyKey, from: ether, to: { ...usdt, address: tollgate }, quote: null }

let chain: { url: string; close(): Promise<void> }
let calls: ContractCalls

beforeAll(async () => {
  chain = await startFilledChain()
  openWindow()
  const { adapter } = loadPage([describeNetwork(31337, chain.url)])
  calls = (await adapter.loadContractCalls?.()) as ContractCalls
})

afterAll(() => chain.close())

type Change = { receiver?: Hex; spender?: Hex; from?: string; router?: Hex; minimum?: bigint }

/** A service that builds for the real router, with `change` in what it sends. */
function connect(change: Change = {}): SwapPorts {
  const receiver = change.receiver ?? account
  const deadline = Math.floor(Date.now() / 1_000) + 600
  const call = { from: change.from ?? account, to: change.router ?? router, gas: null }
  return {
    calls,
    now: Date.now,
    swaps: {
      async buildSwap({ key: asked, minToAmount }) {
        const least = change.minimum ?? minToAmount
        const last = [receiver, BigInt(deadline)] as const
        const sell = [asked.amount, least, [dollar, weth], ...last] as const
        const buy = [least, [weth, tollgate], ...last] as const
        const data =
          asked.from === null
            ? encodeFunctionData({
                abi: routerAbi,
                functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
                args: buy,
              })
            : encodeFunctionData({ abi: routerAbi, functionName: 'swapExactTokensForETH', args: sell })
        const value = asked.from === null ? asked.amount : 0n
        return { call: { ...call, value, data }, router: null, deadline }
      },
      async buildApprove() {
        const args = [change.spender ?? router, maxUint256] as const
        const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
        return { call: { ...call, to: dollar, value: 0n, data }, spender: null }
      },
    },
  }
}

const parameters: RequestParameters = {
  ...{ review, newest: quote, steps: ['approve'], following: ['swap'], allowance: 0n },
  ...{ active: { account, chainId: 31337 }, routers: null },
}
const prepare = (change: Change = {}, other: Partial<RequestParameters> = {}) =>
  prepareRequest(connect(change), { ...parameters, ...other })

describe('an honest service', () => {
  test('an approval is exact, whatever the service allows, and the swap after it is simulated', async () => {
    const { calls: asked, faults, problem, simulation } = await prepare()
    expect([faults, problem]).toEqual([[], null])
    expect(asked.map(({ to, data }) => [to, calls.decode(data)])).toEqual([
      [dollar, { kind: 'approve', spender: router, amount: key.amount }],
    ])
    expect(simulation?.changes.get(null)).toBeGreaterThan(quote.minToAmount)
  })

  test('all steps in one batch', async () => {
    const batch = await prepare({}, { steps: ['approve', 'swap'], following: [] })
    expect([batch.faults, batch.calls.length]).toEqual([[], 2])
  })

  test('an approval is revoked', async () => {
    const revoked = await prepare({}, { steps: ['reset'], following: [] })
    expect(revoked.faults).toEqual([])
    expect(calls.decode(revoked.calls[0]?.data ?? '')).toEqual({ kind: 'approve', spender: router, amount: 0n })
  })

  test('a wrap needs no service', async () => {
    const wrap = {
      ...taxed,
      wrap: 'wrap',
      key: { ...buyKey, to: weth },
      toAmount: buyKey.amount,
      minToAmount: buyKey.amount,
    } as const
    const { faults, calls: asked } = await prepare({}, { review: wrap, newest: null, steps: ['wrap'], following: [] })
    expect([faults, asked]).toEqual([[], [{ to: weth, value: buyKey.amount, data: '0xd0e30db0' }]])
  })
})

describe('a service that sends something else', () => {
  test.each([
    ['receiver', { receiver: STRANGER as Hex }],
    ['spender', { spender: STRANGER as Hex }],
    ['account', { from: STRANGER }],
    ['router', { router: STRANGER as Hex, spender: STRANGER as Hex }],
    ['minimum', { minimum: 1n }],
  ] as const)('another %s', async (fault, change) => {
    const { faults, problem } = await prepare(change, { steps: ['approve', 'swap'], following: [] })
    expect(faults).toContain(fault)
    expect(problem?.code).toBe('tampered')
  })

  test('another chain or account of the wallet', async () => {
    expect((await prepare({}, { active: { account, chainId: 1 } })).faults).toContain('chain')
    expect((await prepare({}, { active: { account: STRANGER, chainId: 31337 } })).faults).toContain('account')
  })
})

test('a price that moved is said before anything is approved', async () => {
  const greedy = { ...review, minToAmount: parseEther('1') }
  const { problem } = await prepare({}, { review: greedy })
  expect(problem).toEqual({ code: 'price-moved', least: parseEther('1'), now: quote.toAmount })
})

test('an account that has too little is told so, and not that the token cannot be sold', async () => {
  const much = { ...review, key: { ...key, amount: 10n ** 30n }, minToAmount: 1n }
  const { problem } = await prepare({}, { review: much })
  expect(problem).toMatchObject({ code: 'balance-low', needed: 10n ** 30n })
})

test('what a token keeps of each transfer is found whatever the minimum is', async () => {
  const rehearse = async (toAmount: bigint) => {
    const asked = { ...parameters, newest: null, steps: ['swap'] as const, review: { ...taxed, toAmount } }
    return (await rehearseSwap(connect(), asked))?.gain
  }
  const gain = await rehearse(10n ** 30n)
  expect(gain?.gained).toBeGreaterThan(2_000n * 10n ** 18n)
  const quoted = ((gain?.gained ?? 0n) * 100n) / 98n
  const exact = await rehearse(quoted)
  expect(exact?.lost).toBeGreaterThanOrEqual(199)
  expect(exact?.lost).toBeLessThanOrEqual(201)
})

test('the allowance is that of the router, and raising it does not revert for this token', async () => {
  expect(await readSwapAllowance(connect(), { review, newest: quote })).toBeTypeOf('bigint')
  expect(await readSwapAllowance(connect(), { review: taxed, newest: null })).toBe(0n)
  expect(await doesApproveRevert({ calls }, { key }, router)).toBe(false)
})

test('a token that refuses to change an allowance is found without asking the wallet', async () => {
  const strict: Hex = '0x7171717171717171717171717171717171717171'
  const node = createTestClient({ mode: 'anvil', transport: http(chain.url) })
  await node.setCode({ address: strict, bytecode: answeringContract({}) })
  expect(await doesApproveRevert({ calls }, { key: { ...key, from: strict } }, router)).toBe(true)
})
