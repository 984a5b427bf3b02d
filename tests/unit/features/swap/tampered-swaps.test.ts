import { setMaxListeners } from 'node:events'
import {
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../../../servers/chains/contents/accounts.js'
import { contracts } from '../../../../servers/chains/contents/addresses.js'
import { encodeSwap, type SwapCall } from '../../../../servers/data-api/swap/pools/encode-swap.js'
import type { Lintel } from '../../../../src/core/lintel.js'
import type { ContractCalls } from '../../../../src/core/model/contract-calls.js'
import { createSwapRun } from '../../../../src/features/swap/create-swap-run.js'
import type { SwapClient } from '../../../../src/features/swap/data/create-swap-client.js'
import type { Offer, Quote, QuoteKey } from '../../../../src/features/swap/model/quote.js'
import type { SwapReview } from '../../../../src/features/swap/model/review.js'
import { describeNetwork, loadPage } from '../../chains/eip155/create-page.js'
import { startFilledChain } from '../../servers/chains/fixtures/start-filled-chain.js'
import { ether, STRANGER, quote as sampleQuote, usdt } from './fixtures/swap-data.js'
import { openPage, press } from './fixtures/swap-world.js'

const { weth, harborDollar: dollar, tollgate, uniswapRouter: router } = contracts
const account = accounts.rich
const stranger = STRANGER as Hex
const network = 'eip155:31337'
/** A guard: what is waited for asks a node several times, ms. */
const NODE_TIME = 10_000

/** The payment: dollars that the router may take, dollars after an approval, or ether. */
type Way = 'sell' | 'approve' | 'buy'

const dollarToken = { ...usdt, address: dollar }
const sell: QuoteKey = { network, account, from: dollar, to: null, amount: 100_000_000n, slippage: 100 }
const buy: QuoteKey = { ...sell, from: null, to: dollar, amount: parseEther('1') }
const amounts = {
  sell: { toAmount: parseEther('0.03'), minToAmount: parseEther('0.029') },
  buy: { toAmount: 2_500_000_000n, minToAmount: 2_400_000_000n },
} as const

type Built = Awaited<ReturnType<SwapClient['buildSwap']>>
type Approval = Awaited<ReturnType<SwapClient['buildApprove']>>

/** The changes of a thief to the replies of the service. */
type Tampering = {
  way: Way
  /** The arguments of the call of the router. */
  swap?: Partial<SwapCall>
  /** The built transaction. */
  built?: (built: Built) => Built
  approval?: (approval: Approval) => Approval
  /** The router that the reviewed quote names; null: none. */
  named?: Hex | null
  /** The offer of the service after the review. */
  offer?: Partial<Offer>
  /** The network of the wallet. */
  walletNetwork?: string
}

let chain: { url: string; close(): Promise<void> }
let calls: ContractCalls

const approve = (spender: Hex, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [stranger, 100_000_000n] })

/** Keeps whatever it is paid: STOP. */
const thief: Hex = '0x7171717171717171717171717171717171717171'

beforeAll(async () => {
  chain = await startFilledChain()
  setMaxListeners(0, openPage().target)
  const { adapter } = loadPage([describeNetwork(31337, chain.url)])
  calls = (await adapter.loadContractCalls?.()) as ContractCalls
  const node = createTestClient({ mode: 'anvil', transport: http(chain.url) })
    .extend(publicActions)
    .extend(walletActions)
  await node.setCode({ address: thief, bytecode: '0x00' })
  await node.impersonateAccount({ address: account })
  const hash = await node.sendTransaction({
    ...{ account, chain: null, to: dollar, data: approve(router, sell.amount) },
  })
  await node.waitForTransactionReceipt({ hash })
})

afterAll(async () => {
  await chain.close()
  vi.unstubAllGlobals()
})

const seconds = () => Math.floor(Date.now() / 1_000)

/** Reviews a swap, presses the button, and says what the wallet was asked for and what the visitor sees. */
async function play(tampering: Tampering, isSimulated: boolean) {
  const { way, swap, built, approval, named = router, offer, walletNetwork = network } = tampering
  const key = way === 'buy' ? buy : sell
  const { toAmount, minToAmount } = amounts[way === 'buy' ? 'buy' : 'sell']
  const quote: Quote = { ...sampleQuote, key, router: named, toAmount, minToAmount, receivedAt: Date.now() }
  const review: SwapReview = {
    ...{ key, toAmount, minToAmount, quote, wrap: null, wrapped: weth, acceptedImpact: null, tokenFee: 0 },
    ...(way === 'buy' ? { from: ether, to: dollarToken } : { from: dollarToken, to: ether }),
  }
  const client = {
    getGasPrices: async () => ({ standard: 1n, fast: 1n, instant: 1n }),
    async listOffers({ key: asked }) {
      const facts = { id: null, validUntil: null, path: null, priceImpact: null, fees: [], provider: null, router }
      const { from, to, amount: fromAmount } = asked
      return [{ ...facts, from, to, fromAmount, toAmount, minToAmount, ...offer }]
    },
    async buildSwap({ key: asked, minToAmount: minimum }) {
      const call: SwapCall = {
        ...{ amount: asked.amount, minimum, to: account, deadline: seconds() + 600, hasTransferFee: false },
        ...{ path: way === 'buy' ? [weth, dollar] : [dollar, weth], native: way === 'buy' ? 'from' : 'to' },
        // The rehearsal, which asks for no minimum, is answered honestly.
        ...(minimum > 1n && swap),
      }
      const value = way === 'buy' ? asked.amount : 0n
      const honest = { from: account, to: router, value, data: encodeSwap(call), gas: null }
      const reply = { call: honest, router: named, deadline: seconds() + 600 }
      return built ? built(reply) : reply
    },
    async buildApprove({ amount }) {
      const call = { from: account, to: dollar, value: 0n, data: approve(router, amount), gas: null }
      const reply = { call, spender: router }
      return approval ? approval(reply) : reply
    },
  } satisfies Partial<SwapClient>
  const sendTransaction = vi.fn<Lintel['actions']['sendTransaction']>(async () => '0x1')
  const connection = { accounts: [{ address: account, type: 'eoa' }], connectorId: 'wallet', network: walletNetwork }
  const state = { namespaces: { eip155: { connections: [connection] } }, transactions: [] }
  const run = createSwapRun(review, {
    lintel: {
      store: { getState: () => state, subscribe: () => () => {} },
      actions: { sendTransaction },
      internals: { checkTransactions() {} },
    } as unknown as Lintel,
    client: client as unknown as SwapClient,
    calls: {
      ...calls,
      readAllowance: way === 'approve' ? async () => 0n : calls.readAllowance,
      readAtomicBatches: async () => 'unsupported',
      // Some nodes cannot simulate: then the data of the call and the routers of the app must tell.
      ...(!isSimulated && { simulate: async () => null }),
    },
    ...{ routers: isSimulated ? null : [router], onSent() {}, onBatchEnded() {} },
  })
  await vi.waitFor(
    () => expect(run.read().isRehearsed || run.read().flow.stage.name === 'failed').toBe(true),
    NODE_TIME,
  )
  run.dispatch(press)
  await vi.waitFor(() => expect(run.read().flow.stage.name).toMatch(/failed|mining/), NODE_TIME)
  const { stage } = run.read().flow
  run.stop()
  return { prompts: sendTransaction.mock.calls.length, problem: stage.name === 'failed' ? stage.problem.code : null }
}

const withCall = (change: Partial<Built['call']>) => (built: Built) => ({
  ...built,
  call: { ...built.call, ...change },
})
const approving = (change: Partial<Approval['call']>) => (approval: Approval) => ({
  ...approval,
  call: { ...approval.call, ...change },
})

/** 40 replies of a thief. */
const tamperings: readonly (readonly [string, Tampering])[] = [
  ['another receiver', { way: 'sell', swap: { to: stranger } }],
  ['the router as the receiver', { way: 'sell', swap: { to: router } }],
  ['the sentinel 0x…01 as the receiver', { way: 'sell', swap: { to: `0x${'0'.repeat(39)}1` } }],
  ['another receiver, before anything is allowed', { way: 'approve', swap: { to: stranger } }],
  ['another receiver of what ether buys', { way: 'buy', swap: { to: stranger } }],
  ['no minimum', { way: 'sell', swap: { minimum: 0n } }],
  ['a minimum that is 1 lower', { way: 'sell', swap: { minimum: amounts.sell.minToAmount - 1n } }],
  ['no minimum, before anything is allowed', { way: 'approve', swap: { minimum: 0n } }],
  ['no minimum of what ether buys', { way: 'buy', swap: { minimum: 0n } }],
  ['more is paid', { way: 'sell', swap: { amount: sell.amount + 1n } }],
  ['less is paid', { way: 'sell', swap: { amount: sell.amount - 1n } }],
  ['another token at the start', { way: 'sell', swap: { path: [tollgate, weth] } }],
  ['another token at the end', { way: 'buy', swap: { path: [weth, tollgate] } }],
  ['a path of one', { way: 'sell', swap: { path: [weth] } }],
  ['an empty path', { way: 'sell', swap: { path: [] } }],
  ['WETH instead of ether', { way: 'sell', swap: { native: undefined } }],
  ['a deadline that has passed', { way: 'sell', swap: { deadline: seconds() - 1 } }],
  ['a deadline in an hour', { way: 'sell', swap: { deadline: seconds() + 3_600 } }],
  ['a deadline in an hour, before anything is allowed', { way: 'approve', swap: { deadline: seconds() + 3_600 } }],
  ['another deadline than the service says', { way: 'buy', swap: { deadline: seconds() + 60 } }],
  ['1 wei beside the token', { way: 'sell', built: withCall({ value: 1n }) }],
  ['an ether beside the token', { way: 'sell', built: withCall({ value: parseEther('1') }) }],
  ['more ether than was reviewed', { way: 'buy', built: withCall({ value: parseEther('2') }) }],
  ['less ether', { way: 'buy', built: withCall({ value: 1n }) }],
  ['another sender', { way: 'sell', built: withCall({ from: stranger }) }],
  ['another contract', { way: 'sell', built: withCall({ to: thief }) }],
  ['a contract that keeps the ether', { way: 'buy', built: withCall({ to: thief }) }],
  [
    'the same, which no quote named',
    { way: 'buy', named: null, built: (one) => withCall({ to: thief })({ ...one, router: thief }) },
  ],
  [
    'an account instead of a router',
    { way: 'buy', named: null, built: (one) => withCall({ to: stranger, data: '0x' })({ ...one, router: stranger }) },
  ],
  ['another router of the service', { way: 'sell', built: (one) => ({ ...one, router: thief }) }],
  ['a quote that names another router', { way: 'sell', named: thief }],
  ['a transfer of the token', { way: 'sell', built: withCall({ to: dollar, data: transfer }) }],
  ['a transfer of another token', { way: 'buy', built: withCall({ to: tollgate, value: 0n, data: transfer }) }],
  [
    'an unlimited approval instead of a swap',
    { way: 'sell', built: withCall({ to: dollar, data: approve(stranger, maxUint256) }) },
  ],
  ['no data', { way: 'sell', built: withCall({ data: '0x' }) }],
  [
    'an approval for a stranger',
    { way: 'approve', approval: (one) => ({ ...approving({ data: approve(stranger, 1n) })(one), spender: stranger }) },
  ],
  [
    'a spender that only the data names',
    { way: 'approve', approval: (one) => ({ ...approving({ data: approve(stranger, 1n) })(one), spender: null }) },
  ],
  ['the account as the spender', { way: 'approve', approval: (one) => ({ ...one, spender: account }) }],
  ['an approval of another account', { way: 'approve', approval: approving({ from: stranger }) }],
  ['a wallet on another network', { way: 'sell', walletNetwork: 'eip155:1' }],
]

describe('promise 3: of 40 tampered swaps none reaches a wallet', () => {
  test.each(['sell', 'approve', 'buy'] as const)('an honest one does: %s', async (way) => {
    expect(await play({ way }, true)).toEqual({ prompts: 1, problem: null })
  })

  test.each([
    ['simulated by the node', true],
    ['where the node cannot simulate', false],
  ] as const)('%s', async (_, isSimulated) => {
    expect(tamperings.length).toBe(40)
    const results = await Promise.all(
      tamperings.map(async ([name, tampering]) => ({ name, ...(await play(tampering, isSimulated)) })),
    )
    expect(results.filter(({ prompts }) => prompts > 0)).toEqual([])
    expect(results.filter(({ problem }) => problem !== 'tampered' && problem !== 'reverted')).toEqual([])
  })
})
