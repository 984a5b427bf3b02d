import { describe, expect, test } from 'vitest'
import type { DecodedCall, Simulation } from '../../../../src/core/model/contract-calls.js'
import { checkSwap } from '../../../../src/features/swap/model/check/check-swap.js'
import type { CheckedCall, SwapFacts } from '../../../../src/features/swap/model/check/swap-facts.js'
import type { SwapFault } from '../../../../src/features/swap/model/problems.js'
import type { SwapReview } from '../../../../src/features/swap/model/review.js'
import * as data from './fixtures/swap-data.js'

const { ACCOUNT, DAI, NOW, ROUTER, STRANGER, USDT, WETH } = data

/** `facts` with the last call changed. */
function withCall(facts: SwapFacts, change: Partial<CheckedCall>): SwapFacts {
  const last = facts.calls.at(-1)
  return { ...facts, calls: [...facts.calls.slice(0, -1), { ...last, ...change } as CheckedCall] }
}

const withSwap = (change: object, facts = data.swapFacts) =>
  withCall(facts, { decoded: { ...(facts.calls.at(-1)?.decoded as DecodedCall), ...change } as DecodedCall })

const withSimulation = (change: Partial<Simulation>, facts = data.swapFacts): SwapFacts => ({
  ...facts,
  simulation: { ...(facts.simulation as Simulation), ...change },
})

const withChange = (token: string | null, amount: bigint, facts = data.swapFacts) =>
  withSimulation(
    { changes: new Map([...(facts.simulation?.changes ?? []), [token?.toLowerCase() ?? null, amount]]) },
    facts,
  )

const check = (facts: SwapFacts, review: SwapReview = data.review) => checkSwap(facts, review, NOW)

describe('what was reviewed passes', () => {
  test.each([
    ['a swap', data.swapFacts, data.review],
    ['a swap that no node simulates', { ...data.swapFacts, simulation: null, routers: [ROUTER] }, data.review],
    ['a swap that only a simulation tells', withCall(data.swapFacts, { decoded: null }), data.review],
    ['an approval', data.approveFacts, data.review],
    ['a reset, an approval and a swap', data.batchFacts, data.review],
    [
      'an approval with a simulation of the swap after it',
      { ...data.approveFacts, simulated: ['approve', 'swap'], simulation: data.simulation },
      data.review,
    ],
    ['a swap of the native currency', data.nativeFacts, data.nativeReview],
    ['a wrap', data.wrapFacts, data.wrapReview],
    ['a network fee that a node counts', withChange(null, -1_000n), data.review],
    [
      'the same beside the native currency that is paid',
      withChange(null, -(10n ** 18n) - 1_000n, data.nativeFacts),
      data.nativeReview,
    ],
    ['a higher minimum', withSwap({ minimum: data.quote.toAmount }), data.review],
    ['addresses in another case', { ...data.swapFacts, from: ACCOUNT.toLowerCase() }, data.review],
    [
      'the rest of an older, larger allowance',
      withSimulation(
        { allowances: [{ token: USDT, spender: ROUTER, amount: 5n * data.key.amount }] },
        { ...data.swapFacts, allowance: 6n * data.key.amount },
      ),
      data.review,
    ],
  ] as const)('%s', (_, facts, review) => {
    expect(check(facts, review)).toEqual([])
  })
})

const second = BigInt(NOW / 1_000)
const allowance = { token: USDT, spender: ROUTER, amount: data.key.amount }

const tampered: readonly (readonly [string, SwapFault, SwapFacts, SwapReview?])[] = [
  ['another chain', 'chain', { ...data.swapFacts, chainId: 10 }],
  ['another sender', 'account', { ...data.swapFacts, from: STRANGER }],
  ['another contract than the router', 'router', withCall(data.swapFacts, { to: STRANGER })],
  ['another router of the service', 'router', { ...withCall(data.swapFacts, { to: STRANGER }), router: STRANGER }],
  ['a router that only the service names', 'unverified', { ...data.swapFacts, simulation: null }],
  ['the same before it is allowed anything', 'unverified', { ...data.approveFacts, simulation: null }],
  ['no router', 'router', { ...data.swapFacts, router: null }],
  ['a router that is not on the list', 'router', { ...data.swapFacts, routers: [STRANGER] }],
  ['the token as the router', 'router', { ...withCall(data.swapFacts, { to: USDT }), router: USDT }],
  ['a value beside a token', 'value', withCall(data.swapFacts, { value: 1n })],
  ['another receiver', 'receiver', withSwap({ receiver: STRANGER })],
  ['the router as the receiver', 'receiver', withSwap({ receiver: ROUTER })],
  ['a sentinel as the receiver', 'receiver', withSwap({ receiver: `0x${'0'.repeat(39)}1` })],
  ['a lower minimum', 'minimum', withSwap({ minimum: data.quote.minToAmount - 1n })],
  ['no minimum', 'minimum', withSwap({ minimum: 0n })],
  ['more is paid', 'amount-in', withSwap({ amountIn: data.key.amount + 1n })],
  ['less is paid', 'amount-in', withSwap({ amountIn: data.key.amount - 1n })],
  ['the native currency is paid', 'amount-in', withSwap({ amountIn: null })],
  ['another token at the start', 'path-start', withSwap({ path: [WETH, DAI] })],
  ['another token at the end', 'path-end', withSwap({ path: [USDT, WETH] })],
  ['a path of one', 'path-start', withSwap({ path: [USDT] })],
  ['an empty path', 'path-end', withSwap({ path: [] })],
  ['paid out in the native currency', 'path-end', withSwap({ isPaidNative: true })],
  ['a deadline in the past', 'deadline', withSwap({ deadline: second })],
  ['a deadline in an hour', 'deadline', withSwap({ deadline: second + 3_600n })],
  ['a deadline without end', 'deadline', withSwap({ deadline: 2n ** 256n - 1n })],
  ['another deadline than the service says', 'deadline', { ...data.swapFacts, deadline: Number(second) + 60 }],
  ['a transfer instead', 'unreadable', { ...withCall(data.swapFacts, { decoded: null }), simulation: null }],
  [
    'an approval instead of a swap',
    'function',
    withCall(data.swapFacts, { ...data.approveFacts.calls[0], to: ROUTER }),
  ],
  ['an extra call', 'calls', { ...data.swapFacts, calls: [...data.swapFacts.calls, ...data.swapFacts.calls] }],
  ['a call that is missing', 'calls', { ...data.batchFacts, calls: data.batchFacts.calls.slice(1) }],
  ['no call', 'calls', { ...data.swapFacts, steps: [], calls: [] }],
  ['an approval of another token', 'approve-token', withCall(data.approveFacts, { to: DAI })],
  ['an unlimited approval', 'approve-amount', withSwap({ amount: 2n ** 256n - 1n }, data.approveFacts)],
  ['an approval of less', 'approve-amount', withSwap({ amount: 1n }, data.approveFacts)],
  ['an approval for a stranger', 'spender', withSwap({ spender: STRANGER }, data.approveFacts)],
  ['another spender of the service', 'spender', { ...data.approveFacts, spender: STRANGER }],
  [
    'the account as the spender',
    'spender',
    { ...withSwap({ spender: ACCOUNT }, data.approveFacts), spender: ACCOUNT, router: ACCOUNT },
  ],
  [
    'the token as the spender',
    'spender',
    { ...withSwap({ spender: USDT }, data.approveFacts), spender: USDT, router: USDT },
  ],
  ['a spender without code', 'spender-no-code', { ...data.approveFacts, spenderHasCode: false }],
  ['a spender whose code was not read', 'spender-no-code', { ...data.approveFacts, spenderHasCode: null }],
  ['an approval with a value', 'value', withCall(data.approveFacts, { value: 1n })],
  ['a transfer instead of an approval', 'function', withCall(data.approveFacts, { decoded: null })],
  [
    'a reset that approves',
    'approve-amount',
    { ...data.batchFacts, steps: ['reset'], calls: [data.batchFacts.calls[1] as CheckedCall] },
  ],
  ['the native currency: less value', 'value', withCall(data.nativeFacts, { value: 1n }), data.nativeReview],
  [
    'the native currency: more value',
    'value',
    withCall(data.nativeFacts, { value: 2n * 10n ** 18n }),
    data.nativeReview,
  ],
  [
    'the native currency: a token is taken',
    'amount-in',
    withSwap({ amountIn: 1n }, data.nativeFacts),
    data.nativeReview,
  ],
  ['a wrap by a stranger', 'contract', withCall(data.wrapFacts, { to: STRANGER }), data.wrapReview],
  ['a wrap of more', 'value', withCall(data.wrapFacts, { value: 10n ** 19n }), data.wrapReview],
  [
    'an unwrap instead',
    'function',
    withCall(data.wrapFacts, { decoded: { kind: 'unwrap', amount: 1n } }),
    data.wrapReview,
  ],
  ['a swap that reverts', 'reverts', withSimulation({ revertReason: 'K' })],
  ['more is lost', 'loses-more', withChange(USDT, -data.key.amount - 1n)],
  [
    'more of the native currency is lost',
    'loses-more',
    withChange(null, -(10n ** 18n) - 1_001n, data.nativeFacts),
    data.nativeReview,
  ],
  ['less is gained', 'gains-less', withChange(DAI, data.quote.minToAmount - 1n)],
  ['nothing is gained', 'gains-less', withSimulation({ changes: new Map() })],
  ['another token leaves', 'moves-token', withChange(STRANGER, -1n)],
  ['the native currency leaves', 'moves-token', withChange(null, -1_001n)],
  ['an NFT leaves', 'moves-nft', withSimulation({ movesNfts: true })],
  [
    'an allowance for a stranger',
    'leaves-allowance',
    withSimulation({ allowances: [{ ...allowance, spender: STRANGER }] }),
  ],
  ['an allowance of another token', 'leaves-allowance', withSimulation({ allowances: [{ ...allowance, token: DAI }] })],
  ['a larger allowance', 'leaves-allowance', withSimulation({ allowances: [{ ...allowance, amount: 2n ** 255n }] })],
  ['an approval that moves the token', 'loses-more', withChange(USDT, -1n, data.approveFacts)],
  ['an unreadable call that gains less', 'gains-less', withCall(withChange(DAI, 1n), { decoded: null })],
  ['an unreadable call with a value', 'value', withCall(data.swapFacts, { decoded: null, value: 1n })],
]

describe('nothing else passes', () => {
  test.each(tampered.map(([name, ...rest]) => ({ name, rest })))('$name', ({ rest: [fault, facts, review] }) => {
    expect(check(facts, review)).toContain(fault)
  })

  test('a router is not looked up in the quote of another service', () => {
    const review = { ...data.review, quote: { ...data.quote, router: null } }
    expect(check(data.swapFacts, review)).toEqual([])
  })
})
