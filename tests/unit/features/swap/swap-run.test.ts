import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DataApiUnavailableError } from '../../../../src/core/errors/data-api-errors.js'
import { key, NOW, nativeReview, offer, quote, review, STRANGER, simulation } from './fixtures/swap-data.js'
import {
  busy,
  createWorld,
  defer,
  offline,
  openPage,
  openReview,
  press,
  pressReview,
  readScreen,
  retry,
  settle,
} from './fixtures/swap-world.js'

let page: ReturnType<typeof openPage>

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  page = openPage()
})

// Other files run in this process.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a swap that goes well', () => {
  test('asks the wallet for the approval and the swap, once each, and says what moved', async () => {
    const { world, run } = await pressReview()
    expect([world.readAsked(), readScreen(run)]).toEqual([['approve'], 'mining'])
    await world.end('confirmed')
    expect([world.readAsked(), readScreen(run)]).toEqual([['approve', 'swap'], 'mining'])
    await world.end('confirmed')
    expect(readScreen(run)).toBe('done')
    expect(run.read().moved).toEqual({ paid: key.amount, received: quote.toAmount })
    expect(world.callbacks.onSent).toHaveBeenCalledTimes(1)
    // Nothing looks for a receipt any more.
    expect(vi.getTimerCount()).toBe(0)
  })

  test('resets the permission of a token that refuses to raise it', async () => {
    const { world, run } = await openReview({ allowance: 5n })
    expect(run.read().flow.steps).toEqual(['approve', 'swap'])
    world.calls.simulate.mockResolvedValueOnce({ ...simulation, revertReason: 'no' })
    const strict = world.start()
    await settle()
    expect(strict.read().flow.steps).toEqual(['reset', 'approve', 'swap'])
    strict.dispatch(press)
    await settle()
    await world.end('confirmed')
    await world.end('confirmed')
    expect(world.readAsked()).toEqual(['reset', 'approve', 'swap'])
  })

  test('is asked for once when the button is pressed twice', async () => {
    const { world, run } = await openReview({ allowance: key.amount })
    run.dispatch(press)
    run.dispatch(press)
    await settle()
    run.dispatch(press)
    await settle()
    expect(world.readAsked()).toEqual(['swap'])
  })

  test('waits in the review until it is known what the token keeps', async () => {
    const world = createWorld({ reviewed: nativeReview })
    const built = defer<Awaited<ReturnType<typeof world.client.buildSwap>>>()
    world.client.buildSwap.mockReturnValue(built.promise)
    const run = world.start()
    await settle()
    expect(run.read().isRehearsed).toBe(false)
    built.reject(busy(503))
    await settle()
    expect(run.read()).toMatchObject({ isRehearsed: true, fee: null, flow: { stage: { name: 'ready' } } })
  })

  test('the fee of all steps is known before', async () => {
    const { run } = await openReview({ allowance: key.amount })
    expect(run.read().fee).toBe(300_000n)
  })
})

describe('the rehearsal', () => {
  const dai = key.to?.toLowerCase() ?? null
  const part = (percent: bigint) => new Map([...simulation.changes, [dai, (quote.toAmount * percent) / 100n]])

  test('by another contract than the router lowers no minimum', async () => {
    const world = createWorld({ allowance: key.amount })
    const honest = await world.client.buildSwap({ key, minToAmount: 1n, quoteId: null })
    const unreadable = { ...honest.call, to: STRANGER, data: '0xff' }
    world.client.buildSwap.mockResolvedValueOnce({ ...honest, call: unreadable, router: STRANGER })
    world.calls.simulate.mockResolvedValueOnce({ ...simulation, changes: part(86n) })
    const run = world.start()
    await settle()
    expect(run.read()).toMatchObject({ isRehearsed: true, flow: { review } })
  })

  test('after the price fell lowers no minimum, where no token keeps a fee', async () => {
    const world = createWorld({ allowance: key.amount })
    world.calls.simulate.mockResolvedValueOnce({ ...simulation, changes: part(99n) })
    const run = world.start()
    await settle()
    expect(run.read().flow.review).toEqual(review)
  })

  test('is waited for again after a failure', async () => {
    const { world, run } = await openReview({ allowance: key.amount })
    world.client.buildSwap.mockRejectedValueOnce(busy(503))
    run.dispatch(press)
    await settle()
    world.client.buildSwap.mockReturnValue(new Promise(() => {}))
    expect(run.read().isRehearsed).toBe(true)
    run.dispatch(retry)
    await settle()
    expect([readScreen(run), run.read().isRehearsed]).toEqual(['ready', false])
  })
})

test('a better offer of another router is not followed: the approval is for the first one', async () => {
  const { world, run } = await pressReview()
  const other = { ...offer, id: 'q2', router: STRANGER, toAmount: offer.toAmount * 2n }
  world.client.listOffers.mockResolvedValue([other, offer])
  await world.end('confirmed')
  expect([readScreen(run), world.readAsked()]).toEqual(['mining', ['approve', 'swap']])
  expect(world.client.buildSwap).toHaveBeenLastCalledWith(expect.objectContaining({ quoteId: 'q1' }))
})

describe('an answer that comes late', () => {
  test('of the wallet, on batches, does not change what it is asked for', async () => {
    const world = createWorld()
    const support = defer<'supported'>()
    world.calls.readAtomicBatches.mockReturnValue(support.promise)
    const run = world.start()
    await settle()
    run.dispatch(press)
    support.resolve('supported')
    await settle()
    expect([world.readAsked(), world.calls.sendBatch.mock.calls]).toEqual([['approve'], []])
  })

  test('of a rehearsal that failed ends nothing, while the wallet asks', async () => {
    const world = createWorld({ allowance: key.amount })
    const prices = defer<never>()
    const prompt = defer<string>()
    world.client.getGasPrices.mockReturnValue(prices.promise)
    world.wallet.mockReturnValueOnce(prompt.promise)
    const run = world.start()
    await settle()
    run.dispatch(press)
    await settle()
    prices.reject(busy(503))
    await settle()
    expect(readScreen(run)).toBe('asking')
    prompt.resolve('0x1')
    await settle()
    expect(readScreen(run)).toBe('mining')
  })

  test('of the service to an earlier press asks the wallet for nothing', async () => {
    const { world, run } = await openReview({ allowance: key.amount })
    const first = defer<Awaited<ReturnType<typeof world.client.buildSwap>>>()
    world.client.buildSwap.mockReturnValueOnce(first.promise)
    run.dispatch(press)
    await settle()
    world.move(run, 'network')
    expect(readScreen(run)).toBe('place-changed → back')
    first.reject(busy(503))
    await settle()
    expect([readScreen(run), world.countPrompts()]).toEqual(['place-changed → back', 0])
  })

  test('and never: the button stays busy, and the wallet is not asked', async () => {
    const { world, run } = await openReview({ allowance: key.amount })
    world.client.buildSwap.mockReturnValue(new Promise(() => {}))
    run.dispatch(press)
    await settle(60_000)
    expect([readScreen(run), world.countPrompts()]).toEqual(['preparing', 0])
  })
})

describe('a service that fails', () => {
  const failures = [
    ['429', busy(429, 30_000), 'too-many-requests → retry'],
    ['503', busy(503), 'provider-down → retry'],
    ['garbage', new DataApiUnavailableError({ reason: 'reply' }), 'bad-reply → retry'],
    ['no answer', new DataApiUnavailableError({ reason: 'timeout' }), 'no-answer → retry'],
    ['offline', offline, 'not-reached → retry'],
  ] as const

  test.each(failures)('before the first request to the wallet: %s', async (_, error, card) => {
    const { world, run } = await openReview()
    world.client.buildApprove.mockRejectedValueOnce(error)
    run.dispatch(press)
    await settle()
    expect([readScreen(run), world.countPrompts()]).toEqual([card, 0])
    run.dispatch(retry)
    run.dispatch(retry)
    await settle()
    run.dispatch(press)
    await settle()
    expect(world.readAsked()).toEqual(['approve'])
  })

  test.each(failures)('between the approval and the swap: %s', async (_, error, card) => {
    const { world, run } = await pressReview()
    world.client.listOffers.mockRejectedValueOnce(error)
    await world.end('confirmed')
    expect([readScreen(run), world.readAsked()]).toEqual([card, ['approve']])
    run.dispatch(retry)
    await settle()
    // What was allowed is enough.
    expect(run.read().flow.steps).toEqual(['swap'])
    run.dispatch(press)
    await settle()
    expect(world.readAsked()).toEqual(['approve', 'swap'])
  })

  test('a price that is not renewed blocks the button after 20 s, and the wait that a service asks for is kept', async () => {
    const { world, run } = await openReview({ allowance: key.amount })
    const shown = vi.fn()
    run.subscribe(shown)
    world.client.listOffers.mockRejectedValue(busy(429, 30_000))
    await settle(10_000)
    const asked = world.client.listOffers.mock.calls.length
    shown.mockClear()
    await settle(10_001)
    expect(shown).toHaveBeenCalled()
    run.dispatch(press)
    await settle(19_000)
    expect([world.client.listOffers.mock.calls.length, world.countPrompts()]).toEqual([asked, 0])
    world.client.listOffers.mockResolvedValue([offer])
    await settle(2_000)
    run.dispatch(press)
    await settle()
    expect(world.readAsked()).toEqual(['swap'])
  })
})

describe('a page that is not seen or offline', () => {
  test.each([
    ['hidden', () => page.setVisible(false), () => page.setVisible(true)],
    ['offline', () => page.setOnline(false), () => page.setOnline(true)],
  ] as const)('%s: no price is read, and one at once when the visitor is back', async (_, leave, come) => {
    const { world, run } = await openReview({ allowance: key.amount })
    leave()
    await settle(60_000)
    expect(world.client.listOffers).not.toHaveBeenCalled()
    run.dispatch(press)
    await settle()
    expect(world.countPrompts()).toBe(0)
    come()
    await settle()
    run.dispatch(press)
    await settle()
    expect(world.readAsked()).toEqual(['swap'])
  })

  test('a swap that was mined meanwhile is seen at once', async () => {
    const { world } = await pressReview({ allowance: key.amount })
    page.setVisible(false)
    const looked = world.checkTransactions.mock.calls.length
    page.setVisible(true)
    expect(world.checkTransactions.mock.calls.length).toBeGreaterThan(looked)
  })

  test('after 3 minutes without input the visitor refreshes the price', async () => {
    const { world, run } = await openReview({ allowance: key.amount })
    await settle(200_001)
    const read = world.client.listOffers.mock.calls.length
    await settle(60_000)
    expect([run.read().isIdle, world.client.listOffers.mock.calls.length]).toEqual([true, read])
    run.refresh()
    await settle()
    expect([run.read().isIdle, world.client.listOffers.mock.calls.length]).toEqual([false, read + 1])
  })
})

describe('a pool that moves', () => {
  const low = { ...offer, toAmount: quote.minToAmount - 1n }

  test('between review and press: both numbers are shown, and accepted', async () => {
    const { world, run } = await openReview({ allowance: key.amount })
    world.client.listOffers.mockResolvedValue([low])
    await settle(10_000)
    expect(readScreen(run)).toBe('changed')
    run.dispatch(press)
    run.dispatch({ type: 'accept-price' })
    run.dispatch({ type: 'accept-price' })
    await settle()
    expect([readScreen(run), run.read().flow.review.toAmount, world.countPrompts()]).toEqual(['ready', low.toAmount, 0])
  })

  test('after the approval: it is not signed by itself', async () => {
    const { world, run } = await pressReview()
    world.client.listOffers.mockResolvedValue([low])
    await world.end('confirmed')
    expect([readScreen(run), world.readAsked()]).toEqual(['changed', ['approve']])
  })

  test.each(['ready', 'changed', 'requoting'] as const)(
    'drained while the review is %s: there is no route',
    async (at) => {
      const { world, run } = await openReview({ allowance: at === 'requoting' ? 0n : key.amount })
      if (at === 'changed') {
        world.client.listOffers.mockResolvedValue([low])
        await settle(10_000)
      }
      world.client.listOffers.mockResolvedValue([])
      if (at === 'requoting') {
        run.dispatch(press)
        await settle()
        await world.end('confirmed')
      } else await settle(10_000)
      expect(readScreen(run)).toBe(at === 'requoting' ? 'no-route → revoke' : 'no-route → choose-token')
      expect(world.readAsked()).toEqual(at === 'requoting' ? ['approve'] : [])
    },
  )

  test('within the simulation: the wallet is not asked', async () => {
    const { world, run } = await openReview({ allowance: key.amount })
    world.calls.simulate.mockResolvedValue({
      ...simulation,
      revertReason: 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
    })
    run.dispatch(press)
    await settle()
    expect([readScreen(run), world.countPrompts()]).toEqual(['price-moved → review-again', 0])
  })

  test.each(['the simulation', 'the service'])(
    'as %s says first: a new quote has the other number, to be accepted',
    async (who) => {
      const { world, run } = await openReview()
      if (who === 'the service') world.client.buildSwap.mockRejectedValue(busy(400))
      else world.calls.simulate.mockResolvedValue({ ...simulation, revertReason: 'INSUFFICIENT_OUTPUT_AMOUNT' })
      world.client.listOffers.mockResolvedValue([low])
      run.dispatch(press)
      await settle()
      expect([readScreen(run), run.read().flow.newest?.toAmount, world.countPrompts()]).toEqual([
        'changed',
        low.toAmount,
        0,
      ])
    },
  )
})

test('what was reviewed stays: no failure changes the amounts', async () => {
  const { world, run } = await pressReview()
  world.client.listOffers.mockRejectedValue(offline)
  await world.end('confirmed')
  run.dispatch(retry)
  await settle(60_000)
  expect(run.read().flow.review).toEqual(review)
})
