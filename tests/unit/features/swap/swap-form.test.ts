import fc from 'fast-check'
import { parseUnits } from 'viem'
import { describe, expect, test } from 'vitest'
import { readSwapForm } from '../../../../src/features/swap/model/form/read-swap-form.js'
import { reduceSwapForm, type SwapFormEvent } from '../../../../src/features/swap/model/form/reduce-swap-form.js'
import { createSwapForm, readKey, type SwapForm } from '../../../../src/features/swap/model/form/swap-form.js'
import { isSameKey, type Quote } from '../../../../src/features/swap/model/quote.js'
import { startReview } from '../../../../src/features/swap/model/review.js'
import { ACCOUNT, dai, ether, key, NOW, quote, STRANGER, USDT, usdt, WETH, weth } from './fixtures/swap-data.js'

const place = { network: 'eip155:1', account: ACCOUNT, wrapped: WETH } as const
const empty = createSwapForm({ ...place, locale: 'en' }, NOW)
const filled = createSwapForm({ ...place, locale: 'en', from: usdt, to: dai, typed: '100' }, NOW)

const play = (form: SwapForm, ...events: SwapFormEvent[]) =>
  events.reduce((state, event) => reduceSwapForm(state, event, NOW), form)

const requested: SwapFormEvent = { type: 'requested', id: 1, key }
const replied = (change: Partial<Quote> | null = {}): SwapFormEvent => ({
  ...{ type: 'replied', id: 1 },
  quote: change && { ...quote, ...change },
})
const quoted = play(filled, requested, replied())
const phase = (form: SwapForm, now = NOW) => readSwapForm(form, now).phase
const gwei = 10n ** 9n

describe('the one thing that is missing, in order', () => {
  const balances = (own: Record<string, bigint>): SwapFormEvent => ({ type: 'balances', balances: own })
  const usdtKey = USDT.toLowerCase()
  const price: SwapFormEvent = { type: 'networkPrice', networkPrice: { gasPrice: gwei, dataFee: 0n } }

  test.each([
    ['select-token', empty],
    ['select-token', play(empty, { type: 'token', side: 'from', token: usdt })],
    ['enter-amount', play(filled, { type: 'amount', typed: '' })],
    ['amount-invalid', play(filled, { type: 'amount', typed: 'x' })],
    ['amount-invalid', play(filled, { type: 'amount', typed: '0' })],
    ['amount-invalid', play(filled, { type: 'amount', typed: '0.0000001' })],
    ['insufficient-funds', play(quoted, balances({ [usdtKey]: key.amount - 1n, native: 0n }), price)],
    ['no-fees', play(quoted, balances({ [usdtKey]: key.amount, native: 150_000n * gwei - 1n }), price)],
    ['review', play(quoted, balances({ [usdtKey]: key.amount, native: 150_000n * gwei }), price)],
    ['no-route', play(filled, requested, replied(null))],
    ['reading-price', filled],
    ['reading-price', play(filled, requested)],
    ['offline', play(filled, { type: 'page', isOnline: false })],
    ['price-old', play(filled, requested, { type: 'failed', id: 1, problem: { code: 'provider-down' } })],
    // A keyboard of Chinese or Japanese.
    ['review', play(quoted, { type: 'amount', typed: '１００。０ ' })],
    ['impact-high', play(filled, requested, replied({ priceImpact: 0.16 }))],
    ['review', play(filled, requested, replied({ priceImpact: null }))],
    ['review', quoted],
  ] as const)('%s', (wanted, form) => {
    expect(phase(form)).toBe(wanted)
    expect(startReview(form, NOW) !== null).toBe(wanted === 'review')
  })

  test('a service that fails is never a lack of funds, and the typed amount stays', () => {
    const failed = play(filled, requested, { type: 'failed', id: 1, problem: { code: 'bad-reply' } })
    expect(readSwapForm(failed, NOW)).toMatchObject({ problem: { code: 'bad-reply' }, paid: { amount: key.amount } })
  })
})

describe('a quote', () => {
  test('counts for 20 s, and then says why it is old', () => {
    expect(phase(quoted, NOW + 20_000)).toBe('review')
    const old = readSwapForm(quoted, NOW + 20_001)
    expect(old).toMatchObject({ phase: 'reading-price', quote: null, stale: 'waiting', received: { text: '99' } })
    expect(readSwapForm(play(quoted, { type: 'page', isOnline: false }), NOW + 20_001).stale).toBe('offline')
    expect(readSwapForm(quoted, NOW + 180_000)).toMatchObject({ phase: 'price-old', stale: 'idle' })
    // The clock was set back: its age is not known.
    expect(phase(quoted, NOW - 1)).not.toBe('review')
  })

  test('for the amount typed before never counts', () => {
    const edited = play(filled, requested, { type: 'amount', typed: '200' }, replied())
    expect(readSwapForm(edited, NOW)).toMatchObject({ phase: 'reading-price', quote: null, received: null })
    expect(phase(play(edited, { type: 'amount', typed: '100' }))).toBe('reading-price')
    // The request was aborted: the next one does not wait for it.
    expect(readSwapForm(play(filled, requested, { type: 'amount', typed: '200' }), NOW).isReading).toBe(false)
  })

  test('of an older request does not replace a newer one', () => {
    const newer = play(
      quoted,
      { type: 'requested', id: 2, key },
      { type: 'replied', id: 2, quote: { ...quote, id: 'q2' } },
    )
    expect(play(newer, replied({ id: 'late' })).quote?.id).toBe('q2')
    expect(play(newer, { type: 'requested', id: 3, key }, replied({ id: 'late' })).quote?.id).toBe('q2')
  })

  test('the agreed impact counts until the inputs change or it gets worse', () => {
    const agreed = play(filled, requested, replied({ priceImpact: 0.2 }), { type: 'impact', isAccepted: true })
    expect(phase(agreed)).toBe('review')
    const renewed = (priceImpact: number) => play(agreed, requested, replied({ priceImpact }))
    expect(phase(renewed(0.205))).toBe('review')
    expect(phase(renewed(0.5))).toBe('impact-high')
    const back = play(agreed, { type: 'slippage', slippage: 50 }, { type: 'slippage', slippage: 100 })
    expect(phase(back)).toBe('impact-high')
  })
})

describe('tokens', () => {
  test('the token of the other side flips the form', () => {
    expect(play(filled, { type: 'token', side: 'to', token: usdt })).toMatchObject({ from: dai, to: usdt })
  })

  test('a flip pays exactly what was to be received, with all of its digits', () => {
    const toAmount = 99_123_456_789_012_345_678n
    const flipped = play(filled, requested, replied({ toAmount }), { type: 'flip' })
    expect(flipped).toMatchObject({ from: dai, to: usdt, typed: '99.123456789012345678' })
    expect(readKey(flipped)?.amount).toBe(toAmount)
    expect(play(filled, { type: 'flip' }).typed).toBe('100')
  })

  test('the native currency and its wrapped token are exchanged 1:1 without a quote', () => {
    const form = createSwapForm({ ...place, locale: 'en', from: ether, to: weth, typed: '1.5' }, NOW)
    expect(readSwapForm(form, NOW + 60_000)).toMatchObject({
      ...{ phase: 'review', wrap: 'wrap', impact: null, received: { text: '1.5' }, slippage: { note: null } },
    })
    expect(readKey(form)).toBeNull()
    expect(readSwapForm(play(form, { type: 'flip' }), NOW)).toMatchObject({
      wrap: 'unwrap',
      paid: { amount: 15n * 10n ** 17n },
    })
    expect(startReview(form, NOW)).toMatchObject({ minToAmount: 15n * 10n ** 17n, quote: null, wrap: 'wrap' })
  })

  test('those of another network are left out, and balances count for their account', () => {
    const rich = play(quoted, { type: 'balances', balances: { native: 1n } })
    expect(play(rich, { type: 'place', ...place, network: 'eip155:10' })).toMatchObject({
      from: null,
      to: null,
      balances: {},
    })
    const other = play(rich, { type: 'place', ...place, account: STRANGER })
    expect(other).toMatchObject({ from: usdt, balances: {}, quote: null })
  })
})

test('Max leaves 150,000 gas and the fee for the layer 1, and gas that rises later leaves the amount', () => {
  const form = createSwapForm({ ...place, locale: 'en', from: ether, to: dai }, NOW)
  const price = (gasPrice: bigint): SwapFormEvent => ({
    type: 'networkPrice',
    networkPrice: { gasPrice, dataFee: 77n },
  })
  const full = play(form, { type: 'balances', balances: { native: 10n ** 18n } }, price(gwei), { type: 'max' })
  expect(readKey(full)?.amount).toBe(10n ** 18n - 150_000n * gwei - 77n)
  expect(phase(full)).toBe('reading-price')
  const dearer = play(full, price(2n * gwei))
  expect([phase(dearer), dearer.typed]).toEqual(['no-fees', full.typed])
  expect(readSwapForm(play(form, { type: 'balances', balances: { native: 1n } }, price(gwei)), NOW).max).toBe(0n)
  expect(readSwapForm(form, NOW).max).toBeNull()
})

describe('at any time', () => {
  const keys = [key, { ...key, amount: 5_000_000n }, { ...key, account: STRANGER }, { ...key, slippage: 50 }] as const
  const input = fc.constantFrom<SwapFormEvent>(
    { type: 'amount', typed: '100' },
    { type: 'amount', typed: '5' },
    { type: 'flip' },
    { type: 'token', side: 'from', token: usdt },
    { type: 'token', side: 'to', token: dai },
    { type: 'token', side: 'to', token: weth },
    { type: 'slippage', slippage: 100 },
    { type: 'slippage', slippage: 50 },
    { type: 'refresh' },
    { type: 'impact', isAccepted: true },
    { type: 'place', ...place },
    { type: 'place', ...place, account: STRANGER },
    { type: 'place', ...place, network: 'eip155:10' },
    { type: 'page', isOnline: false },
    { type: 'page', isOnline: true },
  )
  // Requests and replies in any order, late, failed, or for something else.
  const answer = fc.record({
    type: fc.constantFrom('requested', 'replied', 'failed', 'none'),
    /** Undefined: of the request that runs. */
    id: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    /** Undefined: the present inputs. */
    key: fc.option(fc.constantFrom(...keys), { nil: undefined, freq: 1 }),
    lateMs: fc.constantFrom(0, 0, 15_000, 25_000),
    impact: fc.constantFrom(0.001, 0.001, 0.5),
  })
  const ask: typeof answer = answer.map((one) => ({ ...one, type: 'requested', key: undefined }))
  const reply: typeof answer = answer.map((one) => ({ ...one, type: 'replied', id: undefined }))
  const wait = fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: -5_000, max: 25_000 }) })
  const event = fc.oneof(input, answer, ask, reply, wait)
  type Answer = typeof answer extends fc.Arbitrary<infer One> ? One : never

  test('no quote for other inputs, or older than 20 s, can be reviewed', () => {
    let reviews = 0
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let form = filled
        let now = NOW
        for (const one of events) {
          if (one.type === 'wait') now += one.ms
          else form = reduceSwapForm(form, toEvent(one as SwapFormEvent | Answer, form, now), now)
          const { phase: shown, quote: offered } = readSwapForm(form, now)
          const review = startReview(form, now)
          if (shown === 'review' || review) {
            reviews += 1
            assertCurrent(form, offered, now)
            if (review?.quote !== offered) throw new Error('Another quote is reviewed than the one that is shown.')
          }
        }
      }),
      { numRuns: 10_000 },
    )
    // The property would also hold for a form that never gets there.
    expect(reviews).toBeGreaterThan(1_000)
  })

  /** Compares what the visitor sees, not what the form computes. `expect` would take most of the time. */
  function assertCurrent(form: SwapForm, offered: Quote | null, now: number): void {
    if (offered === null) throw new Error('There is no quote.')
    const { from, to, amount, ...others } = offered.key
    const isSame =
      from === form.from?.address &&
      to === form.to?.address &&
      amount === parseUnits(form.typed, form.from?.decimals ?? 0)
    const isHere = others.account === form.account && others.network === form.network
    if (!isSame || !isHere || others.slippage !== form.slippage) throw new Error('It is for other inputs.')
    const age = now - offered.receivedAt
    if (age < 0 || age > 20_000) throw new Error(`It is ${age} ms old.`)
  }

  function toEvent(one: SwapFormEvent | Answer, form: SwapForm, now: number): SwapFormEvent {
    if (!('lateMs' in one)) return one
    const id = one.id ?? form.request?.id ?? 1
    const asked = one.key ?? (one.type === 'requested' ? readKey(form) : form.request?.key) ?? key
    if (one.type === 'requested') return { type: 'requested', id, key: asked }
    if (one.type === 'failed') return { type: 'failed', id, problem: { code: 'no-answer' } }
    if (one.type === 'none') return { type: 'replied', id, quote: null }
    const receivedAt = now - one.lateMs
    return { type: 'replied', id, quote: { ...quote, key: asked, receivedAt, priceImpact: one.impact } }
  }
})

test('keys do not depend on the case of addresses', () => {
  expect(isSameKey(key, { ...key, from: USDT.toLowerCase(), account: ACCOUNT.toLowerCase() })).toBe(true)
  expect(isSameKey(key, { ...key, from: null })).toBe(false)
})
