import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canPress, listShownSteps, readSwapTask } from '../../../../src/features/swap/model/flow/read-swap-flow.js'
import { reduceSwapFlow, type SwapFlowEvent } from '../../../../src/features/swap/model/flow/reduce-swap-flow.js'
import { createSwapFlow, readLeftAllowance, type SwapFlow } from '../../../../src/features/swap/model/flow/swap-flow.js'
import { ACCOUNT, key, NOW, nativeReview, quote, review, STRANGER, wrapReview } from './fixtures/swap-data.js'

const play = (flow: SwapFlow, ...events: SwapFlowEvent[]) =>
  events.reduce((state, event) => reduceSwapFlow(state, event, NOW), flow)

const start = createSwapFlow(review)
const allowed = (allowance: bigint): SwapFlowEvent => ({ type: 'allowance', allowance })
const press: SwapFlowEvent = { type: 'press' }
const checked: SwapFlowEvent = { type: 'checked', faults: [] }
const sent: SwapFlowEvent = { type: 'sent', id: '0x1' }
const mined: SwapFlowEvent = { type: 'mined', id: '0x1' }
const asked = [press, checked] as const
const quoted = (toAmount: bigint, receivedAt = NOW): SwapFlowEvent => ({
  type: 'quoted',
  quote: { ...quote, toAmount, receivedAt },
})
const approved = play(start, allowed(0n), ...asked, sent, mined, allowed(key.amount))

describe('the steps', () => {
  test('an allowance that is enough needs no approval, and neither does the native currency', () => {
    expect(readSwapTask(start)).toEqual({ task: 'read-allowance' })
    expect(play(start, allowed(key.amount)).steps).toEqual(['swap'])
    expect(createSwapFlow(nativeReview).steps).toEqual(['swap'])
    expect(createSwapFlow(wrapReview).steps).toEqual(['wrap'])
  })

  test('an allowance that is too low is raised; it is reset first only where raising it reverts', () => {
    expect(play(start, allowed(0n)).steps).toEqual(['approve', 'swap'])
    const low = play(start, allowed(5n))
    expect(readSwapTask(low)).toEqual({ task: 'simulate-approve' })
    expect(play(low, { type: 'approve-simulated', reverts: false }).steps).toEqual(['approve', 'swap'])
    const reset = play(low, { type: 'approve-simulated', reverts: true })
    expect(listShownSteps(reset).map(({ step, state, position, total }) => [step, state, position, total])).toEqual([
      ['reset', 'ready', 1, 3],
      ['approve', 'waiting', 2, 3],
      ['swap', 'waiting', 3, 3],
    ])
    expect(play(reset, ...asked, sent, mined)).toMatchObject({ at: 1, stage: { name: 'preparing' } })
  })

  test('a wallet that allowed less stops with both numbers, and trying again reads the allowance', () => {
    const low = play(start, allowed(0n), ...asked, sent, mined, allowed(5n))
    expect(low.stage).toEqual({
      name: 'failed',
      problem: { code: 'allowance-low', allowed: 5n, needed: key.amount },
    })
    expect(readSwapTask(play(low, { type: 'retry' }))).toEqual({ task: 'read-allowance' })
  })
})

test('what a token keeps is found once: less in a later rehearsal is a price that moved', () => {
  const gain = (lost: number, minimum: bigint): SwapFlowEvent => {
    return { type: 'gain', gain: { gained: minimum, lost, mustAgree: false, minimum } }
  }
  const taxed = play(start, allowed(key.amount), gain(500, 95n))
  expect(taxed.review).toMatchObject({ tokenFee: 500, minToAmount: 95n })
  expect(play(taxed, gain(100, 94n)).review).toEqual(taxed.review)
})

describe('after the approval', () => {
  test('the swap goes on by itself with the reviewed minimum while the price holds', () => {
    expect(readSwapTask(approved)).toEqual({ task: 'quote' })
    const held = play(approved, quoted(review.minToAmount))
    expect(readSwapTask(held)).toEqual({ task: 'prepare', steps: ['swap'] })
    expect(held.review.minToAmount).toBe(review.minToAmount)
    expect(play(held, checked, sent, mined).stage).toEqual({ name: 'done', ids: ['0x1'] })
  })

  test('a price below the reviewed minimum is reviewed again', () => {
    const changed = play(approved, quoted(review.minToAmount - 1n))
    expect(changed).toMatchObject({ stage: { name: 'changed' }, newest: { toAmount: review.minToAmount - 1n } })
    expect(readSwapTask(changed)).toBeNull()
    const again = play(changed, { type: 'accept-price' })
    expect(again).toMatchObject({ at: 1, stage: { name: 'ready' }, review: { toAmount: review.minToAmount - 1n } })
  })

  test('without a route nothing is asked', () => {
    expect(play(approved, { type: 'quoted', quote: null }).stage).toMatchObject({ problem: { code: 'no-route' } })
  })
})

describe('the wallet is not asked', () => {
  const ready = play(start, allowed(key.amount))

  test('with a price older than 20 s', () => {
    expect(canPress(ready, NOW + 20_000)).toBe(true)
    expect(canPress(ready, NOW + 20_001)).toBe(false)
    expect(reduceSwapFlow(ready, press, NOW + 20_001).stage).toEqual({ name: 'ready' })
    const preparing = play(ready, press)
    expect(reduceSwapFlow(preparing, checked, NOW + 20_001).stage).toEqual({ name: 'requoting' })
  })

  test('with a fault, and nothing brings it there', () => {
    const refused = play(ready, press, { type: 'checked', faults: ['receiver'] })
    expect(refused.stage).toEqual({ name: 'failed', problem: { code: 'tampered', faults: ['receiver'] } })
    expect(play(refused, checked, sent).stage).toEqual(refused.stage)
  })

  test('after the price fell while the visitor read, or while it was prepared', () => {
    expect(play(ready, quoted(1n)).stage).toEqual({ name: 'changed' })
    expect(play(ready, press, quoted(1n), checked).stage).toEqual({ name: 'changed' })
  })

  test('with a quote for something else', () => {
    const other = { ...quote, key: { ...key, amount: 1n }, receivedAt: NOW + 60_000 }
    expect(play(ready, { type: 'quoted', quote: other }).newest).toBe(quote)
  })
})

test('a failure ends what is under way, and not what waits for the visitor', () => {
  const failed: SwapFlowEvent = { type: 'failed', problem: { code: 'not-reached' } }
  const ready = play(start, allowed(key.amount))
  expect(play(ready, failed)).toBe(ready)
  const stopped = play(ready, press, failed)
  expect(stopped.stage).toEqual({ name: 'failed', problem: { code: 'not-reached' } })
  expect(play(stopped, { type: 'retry' }).stage).toEqual({ name: 'planning', mayRevert: false })
})

test('what was sent may still confirm: a state that could not be read ends nothing', () => {
  const mining = play(start, allowed(key.amount), ...asked, sent)
  expect(play(mining, { type: 'failed', problem: { code: 'not-reached' } })).toBe(mining)
  const reverted = play(mining, { type: 'failed', problem: { code: 'took-too-long' } })
  expect(reverted.stage).toEqual({ name: 'failed', problem: { code: 'took-too-long' } })
})

test('a rejected approval leaves no allowance, and a rejected swap after one can be revoked', () => {
  const rejected: SwapFlowEvent = { type: 'rejected' }
  expect(play(start, allowed(0n), ...asked, rejected).stage).toMatchObject({ problem: { code: 'approve-rejected' } })
  const swap = play(approved, quoted(quote.toAmount), checked, rejected)
  expect(swap.stage).toMatchObject({ problem: { code: 'swap-rejected' } })
  expect(readLeftAllowance(swap)).toBe(key.amount)
  const own = play(start, allowed(key.amount), ...asked, rejected)
  expect(own.stage).toMatchObject({ problem: { code: 'swap-rejected' } })
  expect(readLeftAllowance(own)).toBe(0n)
})

describe('another account or network', () => {
  const ready = play(start, allowed(key.amount))

  test.each([
    ['network', { network: 'eip155:10', account: ACCOUNT }],
    ['account', { network: 'eip155:1', account: STRANGER }],
    ['wallet', { network: null, account: null }],
  ] as const)('closes the review: %s', (what, place) => {
    expect(play(ready, { type: 'place', ...place }).stage).toMatchObject({ problem: { code: 'place-changed', what } })
    const mining = play(ready, ...asked, sent)
    expect(play(mining, { type: 'place', ...place })).toBe(mining)
  })
})

describe('a batch (EIP-5792)', () => {
  const planned = play(start, allowed(0n))
  const supported = play(planned, { type: 'batches', support: 'supported', isRefused: false })
  const mining = play(supported, ...asked, sent)
  const ended = (status: 'done' | 'failed' | 'reverted' | 'partly') =>
    play(mining, { type: 'batch-ended', outcome: { status, ids: ['0x2'] } }).stage

  test('all steps are one request where the wallet supports it', () => {
    expect(readSwapTask(play(supported, press))).toEqual({ task: 'prepare', steps: ['approve', 'swap'] })
    expect(readSwapTask(mining)).toEqual({ task: 'follow', id: '0x1', isBatch: true })
  })

  test('it is offered and not forced where the account must be upgraded', () => {
    const offered = play(planned, { type: 'batches', support: 'ready', isRefused: false })
    expect(readSwapTask(play(offered, press))).toEqual({ task: 'prepare', steps: ['approve'] })
    const used = play(offered, { type: 'use-batch', isUsed: true }, press)
    expect(readSwapTask(used)).toEqual({ task: 'prepare', steps: ['approve', 'swap'] })
  })

  test('a wallet that refuses it is asked step by step', () => {
    const refused = play(supported, ...asked, { type: 'batch-refused' })
    expect(readSwapTask(refused)).toEqual({ task: 'prepare', steps: ['approve'] })
    expect(play(planned, { type: 'batches', support: 'supported', isRefused: true }).batch).toBe('none')
  })

  test('every outcome ends it', () => {
    expect(ended('done')).toEqual({ name: 'done', ids: ['0x2'] })
    expect(ended('failed')).toMatchObject({ problem: { code: 'wallet-failed' } })
    expect(ended('reverted')).toMatchObject({ problem: { code: 'reverted' } })
    expect(ended('partly')).toMatchObject({ problem: { code: 'partly-done', ids: ['0x2'] } })
  })
})

test('the wallet is never asked for a swap with another price than a new one that holds, in any order of events', () => {
  const event = fc.oneof(
    fc.constantFrom<SwapFlowEvent>(
      ...[press, checked, sent, mined, allowed(0n), allowed(5n), allowed(key.amount), { type: 'rejected' } as const],
      ...[{ type: 'retry' } as const, { type: 'accept-price' } as const, { type: 'batch-refused' } as const],
      { type: 'approve-simulated', reverts: true },
      { type: 'batches', support: 'supported', isRefused: false },
      { type: 'place', network: 'eip155:1', account: ACCOUNT },
    ),
    fc.constantFrom(press, checked),
    fc.record({
      type: fc.constant('quoted' as const),
      key: fc.constantFrom(key, key, { ...key, amount: 1n }),
      toAmount: fc.constantFrom(quote.toAmount, review.minToAmount - 1n),
      lateMs: fc.constantFrom(0, 0, 15_000, 25_000),
    }),
    fc.integer({ min: -1_000, max: 15_000 }),
  )
  const ready = play(start, allowed(key.amount))
  const batch = play(start, allowed(0n), { type: 'batches', support: 'supported', isRefused: false })
  const begun = fc.constantFrom(start, ready, approved, batch)
  let prompts = 0
  fc.assert(
    fc.property(begun, fc.array(event, { maxLength: 30 }), (first, events) => {
      let flow = first
      let now = NOW
      for (const one of events) {
        if (typeof one === 'number') {
          now += one
          continue
        }
        const { lateMs, ...change } = { lateMs: 0, ...one }
        const taken = 'toAmount' in change ? { ...quote, ...change, receivedAt: now - lateMs } : null
        const next = reduceSwapFlow(flow, taken ? { type: 'quoted', quote: taken } : (one as SwapFlowEvent), now)
        const isAsking = next.stage.name === 'asking' && flow.stage.name !== 'asking'
        const isSwap = next.steps[next.at] === 'swap' || next.batch === 'used'
        flow = next
        if (!isAsking || !isSwap) continue
        prompts += 1
        const { newest } = flow
        const age = now - (newest?.receivedAt ?? 0)
        const isNew = age >= 0 && age <= 20_000 && newest?.key.amount === key.amount
        if (!isNew || newest.toAmount < flow.review.minToAmount) throw new Error(`Asked with a price of ${age} ms.`)
      }
    }),
    { numRuns: 10_000 },
  )
  expect(prompts).toBeGreaterThan(500)
})
