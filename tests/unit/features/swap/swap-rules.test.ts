import { describe, expect, test } from 'vitest'
import {
  ContractRevertedError,
  InsufficientFundsError,
  TransactionRevertedError,
} from '../../../../src/core/errors/transaction-errors.js'
import { enSwap } from '../../../../src/features/swap/messages/en.js'
import { cutAmount, readLoss, readRate } from '../../../../src/features/swap/model/amounts.js'
import { findWrap } from '../../../../src/features/swap/model/find-wrap.js'
import { findReviewBlock, reviewAgain } from '../../../../src/features/swap/model/flow/review-block.js'
import { toSwapProblem } from '../../../../src/features/swap/model/flow/to-swap-problem.js'
import { listSwapTokens } from '../../../../src/features/swap/model/list-swap-tokens.js'
import { readSwapCard, writeProblem, writeRemedy } from '../../../../src/features/swap/model/problem-text.js'
import type { SwapProblem } from '../../../../src/features/swap/model/problems.js'
import { computeMinimum, readQuote } from '../../../../src/features/swap/model/quote.js'
import { readImpactLevel, readSlippage, readSlippageNote } from '../../../../src/features/swap/model/slippage.js'
import { decideRenewal, isFresh, type RenewalFacts } from '../../../../src/features/swap/model/timing.js'
import { isFeeAccepted, readSimulatedGain, reviewGain } from '../../../../src/features/swap/model/token-fee.js'
import * as data from './fixtures/swap-data.js'

const { DAI, key, NOW, offer, quote, review, USDT, WETH } = data

describe('a quote', () => {
  test('has a minimum that is rounded down, and never below the slippage or above the offer', () => {
    expect(computeMinimum(1_000n, 2_500)).toBe(750n)
    expect(computeMinimum(999n, 50)).toBe(994n)
    const read = (minToAmount: bigint | null) => readQuote({ ...offer, minToAmount }, key, NOW)?.minToAmount
    const least = 9801n * 10n ** 16n
    expect([read(null), read(0n), read(least - 1n), read(least + 1n)]).toEqual([least, least, least, least + 1n])
    expect(read(offer.toAmount + 1n)).toBe(offer.toAmount)
    expect(readQuote({ ...offer, toAmount: 1n }, key, NOW)?.minToAmount).toBe(1n)
  })

  test('ends when it says so, unless the clocks differ', () => {
    expect(isFresh({ ...quote, validUntil: NOW + 5_000 }, NOW + 4_999)).toBe(true)
    expect(isFresh({ ...quote, validUntil: NOW + 5_000 }, NOW + 5_000)).toBe(false)
    expect(isFresh({ ...quote, validUntil: NOW - 60_000 }, NOW)).toBe(true)
  })
})

describe('when a quote is requested', () => {
  const facts: RenewalFacts = {
    ...{ now: NOW, quote: null, changedAt: NOW, retryAt: null, lastInputAt: NOW },
    ...{ isVisible: true, isOnline: true, isPrompting: false, isRequesting: false },
  }

  test.each([
    ['200 ms after the last input', {}, { action: 'wait', until: NOW + 200 }],
    ['then at once', { now: NOW + 200 }, { action: 'renew' }],
    ['10 s after a quote', { now: NOW + 9_999, quote }, { action: 'wait', until: NOW + 10_000 }],
    ['then again', { now: NOW + 10_000, quote }, { action: 'renew' }],
    [
      'at once after the clock was set back',
      { changedAt: NOW + 60_000, quote: { receivedAt: NOW + 60_000 } },
      { action: 'renew' },
    ],
    ['as late as the service asks', { now: NOW + 500, retryAt: NOW + 30_000 }, { action: 'wait', until: NOW + 30_000 }],
    ['not while hidden', { isVisible: false }, { action: 'stopped', reason: 'hidden' }],
    ['not offline', { isOnline: false }, { action: 'stopped', reason: 'offline' }],
    ['not while a wallet asks', { isPrompting: true }, { action: 'stopped', reason: 'prompting' }],
    ['not twice', { isRequesting: true }, { action: 'stopped', reason: 'requesting' }],
    ['not 3 min after the last input', { now: NOW + 180_000 }, { action: 'stopped', reason: 'idle' }],
    [
      'not after 3 min, which is when to look again',
      { now: NOW + 175_000, quote: { receivedAt: NOW + 174_000 } },
      { action: 'wait', until: NOW + 180_000 },
    ],
  ] as const)('%s', (_, change, wanted) => {
    expect(decideRenewal({ ...facts, ...change })).toEqual(wanted)
  })
})

test('what is received is cut to 6 digits and never rounded up', () => {
  expect(cutAmount(1_999_999_999n, 9).text).toBe('1.999999')
  expect(cutAmount(5n, 0)).toEqual({ amount: 5n, text: '5', isTiny: false })
  expect(cutAmount(1_500_000n, 6).text).toBe('1.5')
  expect(cutAmount(1n, 24)).toEqual({ amount: 1n, text: '0', isTiny: true })
})

test('a rate has 6 digits for tokens of any size', () => {
  const side = (amount: bigint, decimals: number) => ({ amount, decimals })
  expect(readRate(side(10n ** 18n, 18), side(3_200_567_891n, 6))).toBe('3200.56')
  expect(readRate(side(3_200_567_891n, 6), side(10n ** 18n, 18))).toBe('0.000312444')
  expect(readRate(side(10n ** 24n, 24), side(1n, 0))).toBe('1')
  expect(readRate(side(0n, 18), side(1n, 0))).toBeNull()
  expect(readLoss('100', '94')).toBeCloseTo(0.06)
  expect([readLoss(null, '1'), readLoss('0', '1'), readLoss('1', null)]).toEqual([null, null, null])
})

test('slippage is from 0.01 to 50 %, with a note below 0.05 and above 3', () => {
  expect(['0.01', '0,5', '50', '1.', '１．５', '\u200b0。5', '٠٫٥'].map(readSlippage)).toEqual([
    ...[1, 50, 5_000, 100],
    ...[150, 50, 50],
  ])
  expect(['0', '50.01', '0.001', '-1', '', 'x'].map(readSlippage)).toEqual(Array(6).fill(null))
  expect([4, 5, 300, 301].map(readSlippageNote)).toEqual(['low', null, null, 'high'])
  expect([0.05, 0.051, 0.151, null, Number.NaN].map(readImpactLevel)).toEqual([
    'none',
    'high',
    'extreme',
    'unknown',
    'unknown',
  ])
})

test('the native currency and its wrapped token, either way', () => {
  expect(findWrap({ from: null, to: WETH.toLowerCase() }, WETH)).toBe('wrap')
  expect(findWrap({ from: WETH, to: null }, WETH)).toBe('unwrap')
  expect(findWrap({ from: null, to: DAI }, WETH)).toBeNull()
  expect(findWrap({ from: null, to: WETH }, null)).toBeNull()
})

test('a review is signed only with a new price that holds', () => {
  expect(findReviewBlock(review, quote, NOW + 20_000)).toBeNull()
  expect(findReviewBlock(review, quote, NOW + 20_001)).toBe('price-old')
  expect(findReviewBlock(review, null, NOW)).toBe('price-old')
  expect(findReviewBlock(review, { ...quote, key: { ...key, to: WETH } }, NOW)).toBe('price-old')
  expect(findReviewBlock(review, { ...quote, toAmount: review.minToAmount }, NOW)).toBeNull()
  expect(findReviewBlock(review, { ...quote, toAmount: review.minToAmount - 1n }, NOW)).toBe('price-changed')
  expect(findReviewBlock(review, { ...quote, priceImpact: 0.2 }, NOW)).toBe('impact-high')
})

test('what a token keeps of each transfer is shown, and above 15 % the visitor agrees to it', () => {
  const gain = (percent: bigint) => {
    const change = (quote.toAmount * (100n - percent)) / 100n
    return readSimulatedGain({ ...data.simulation, changes: new Map([[DAI.toLowerCase(), change]]) }, review)
  }
  expect(gain(5n)).toEqual({
    ...{ gained: (quote.toAmount * 95n) / 100n, lost: 500, mustAgree: false },
    minimum: (quote.toAmount * 95n * 99n) / 10_000n,
  })
  const least = (quote.toAmount * 95n * 99n) / 10_000n
  const taxed = gain(5n)
  expect(taxed && reviewGain(review, taxed)).toMatchObject({ minToAmount: least, toAmount: taxed?.gained })
  // A quote does not know of it: what is left of the next one is compared and reviewed.
  const again = { ...review, tokenFee: 500, minToAmount: least }
  expect(findReviewBlock(again, { ...quote, toAmount: (least * 100n) / 95n + 2n }, NOW)).toBeNull()
  expect(findReviewBlock(again, { ...quote, toAmount: (least * 100n) / 95n - 2n }, NOW)).toBe('price-changed')
  expect(reviewAgain(again, quote, null)).toMatchObject({ toAmount: taxed?.gained, minToAmount: least })
  expect([gain(0n)?.lost, gain(15n)?.mustAgree, gain(16n)?.mustAgree]).toEqual([0, false, true])
  expect(readSimulatedGain({ ...data.simulation, revertReason: 'K' }, review)).toBeNull()
  // Who agreed to a fee has not agreed to a higher one.
  expect([isFeeAccepted(1_500, 0), isFeeAccepted(1_600, 1_600), isFeeAccepted(6_000, 1_600)]).toEqual([
    true,
    true,
    false,
  ])
})

describe('problems', () => {
  test.each([
    ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', 'price-moved', 'review-again'],
    ['UniswapV2Router: EXPIRED', 'took-too-long', 'review-again'],
    ['TransferHelper: TRANSFER_FROM_FAILED', 'sale-fails', 'choose-token'],
    ['UniswapV2: TRANSFER_FAILED', 'sale-fails', 'choose-token'],
    ['TransferHelper::transferFrom: transferFrom failed', 'sale-fails', 'choose-token'],
    ['UniswapV2Library: INSUFFICIENT_LIQUIDITY', 'no-route', 'choose-token'],
    ['UniswapV2: K', 'reverted', 'back'],
  ] as const)('%s', (reason, code, action) => {
    for (const Failure of [ContractRevertedError, TransactionRevertedError]) {
      const problem = toSwapProblem(new Failure({ reason }), NOW)
      expect(problem.code).toBe(code)
      expect(readSwapCard(problem).remedy?.action).toBe(action)
    }
  })

  test('the remedy has the exact value', () => {
    const remedy = (...[problem]: Parameters<typeof readSwapCard>) => readSwapCard(problem).remedy
    expect(remedy({ code: 'too-many-requests', retryAt: NOW })).toEqual({ action: 'retry', readyAt: NOW })
    expect(remedy({ code: 'price-moved', least: 10n, now: 9n })).toEqual({ action: 'review-again', toAmount: 9n })
    expect(remedy({ code: 'allowance-low', allowed: 5n, needed: 10n })).toEqual({ action: 'approve', amount: 10n })
    expect(remedy({ code: 'swap-rejected' })).toEqual({ action: 'retry', readyAt: 0 })
    expect(toSwapProblem(new InsufficientFundsError(), NOW)).toEqual({ code: 'no-fees' })
    expect(toSwapProblem('?', NOW)).toEqual({ code: 'wallet-failed' })
  })

  test('each has a sentence of its own, and its button says the exact value', () => {
    const format = { from: (n: bigint) => `${n} USDT`, to: (n: bigint) => `${n} DAI`, symbol: 'ETH' }
    const plain = [
      'provider-down',
      'bad-reply',
      'no-answer',
      'not-reached',
      'service-refused',
      'service-failed',
    ] as const
    const others = [
      'no-route',
      'took-too-long',
      'sale-fails',
      'no-fees',
      'approve-rejected',
      'cancelled',
      'replaced',
    ] as const
    const problems: SwapProblem[] = [
      ...[...plain, ...others, 'wallet-failed' as const].map((code) => ({ code })),
      { code: 'too-many-requests', retryAt: NOW },
      { code: 'price-moved', least: null, now: null },
      { code: 'price-moved', least: 10n, now: 9n },
      { code: 'reverted', reason: null },
      { code: 'reverted', reason: 'K' },
      { code: 'allowance-low', allowed: 5n, needed: 10n },
      { code: 'balance-low', balance: 5n, needed: 10n },
      { code: 'swap-rejected' },
      { code: 'tampered', faults: ['receiver'] },
      { code: 'not-checked' },
      ...(['network', 'account', 'wallet'] as const).map((what) => ({ code: 'place-changed' as const, what })),
      { code: 'partly-done', ids: [] },
    ]
    const texts = problems.map((problem) => writeProblem(problem, enSwap, format))
    expect(new Set(texts).size).toBe(problems.length)
    const services = texts.slice(0, plain.length)
    expect(services.filter((text) => /balance|funds|enough/i.test(text))).toEqual([])
    const button = (problem: SwapProblem) => {
      const { remedy } = readSwapCard(problem)
      return remedy && writeRemedy(remedy, enSwap, format)
    }
    expect(texts).toContain('You allowed 5 USDT, this swap needs 10 USDT.')
    expect(button({ code: 'allowance-low', allowed: 5n, needed: 10n })).toBe('Allow 10 USDT')
    expect(button({ code: 'balance-low', balance: 5n, needed: 10n })).toBe('Pay 5 USDT')
    expect(button({ code: 'price-moved', least: 10n, now: 9n })).toBe('Review again with 9 DAI')
    expect(writeRemedy({ action: 'revoke', allowed: 10n }, enSwap, format)).toBe('Revoke 10 USDT')
  })

  test('what ends a swap after its approval is mended by a revocation first, and what goes on uses the approval', () => {
    const find = (problem: SwapProblem) => readSwapCard(problem, 10n).remedy?.action
    const ends = ['swap-rejected', 'sale-fails', 'no-route', 'not-checked', 'replaced', 'service-refused'] as const
    expect(ends.map((code) => find({ code }))).toEqual(ends.map(() => 'revoke'))
    expect(find({ code: 'tampered', faults: ['receiver'] })).toBe('revoke')
    const goOn = ['provider-down', 'cancelled', 'took-too-long', 'no-fees', 'approve-rejected'] as const
    expect(goOn.map((code) => find({ code }))).toEqual(['retry', 'retry', 'review-again', 'lower-amount', 'retry'])
    // Another wallet cannot take it back.
    expect(find({ code: 'place-changed', what: 'account' })).toBe('back')
  })
})

describe('the list of tokens', () => {
  const copy = { ...data.dai, address: data.STRANGER, name: 'Dai copy' }
  const tokens = [data.usdt, data.weth, data.dai, data.ether, copy]
  const holdings = {
    native: { amount: 10n ** 18n, price: 3_000 },
    [USDT.toLowerCase()]: { amount: 5_000_000n, price: 1 },
  }
  const list = (query = '') => listSwapTokens(tokens, { query, holdings, locale: 'en' })
  const symbols = (listed: readonly { symbol: string }[]) => listed.map(({ symbol }) => symbol)

  test('has suggestions in their order, the most valuable of the visitor, and the others by symbol', () => {
    const { suggested, yours, all } = list()
    expect(symbols(suggested)).toEqual(['ETH', 'WETH', 'USDT'])
    expect(symbols(yours)).toEqual(['ETH', 'USDT'])
    expect(symbols(all)).toEqual(['DAI', 'DAI', 'WETH'])
    expect(all.map(({ isAmbiguous }) => isAmbiguous)).toEqual([true, true, false])
  })

  test('finds part of a symbol or name, and a whole address', () => {
    for (const pasted of [`eth:${USDT}`, `\u200b ${USDT}\n`]) expect(symbols(list(pasted).yours)).toEqual(['USDT'])
    expect(symbols(list('eth').yours.concat(list('eth').all))).toEqual(['ETH', 'WETH'])
    expect(list('COPY').all).toMatchObject([{ name: 'Dai copy' }])
    expect(list(` ${DAI.toLowerCase()} `).all).toMatchObject([{ address: DAI }])
    expect(list('eth').suggested).toEqual([])
    expect([list(`0x${'1'.repeat(40)}`).isUnlistedAddress, list('0x12').isUnlistedAddress]).toEqual([true, false])
  })
})
