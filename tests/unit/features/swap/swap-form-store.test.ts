import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DataApiUnavailableError } from '../../../../src/core/errors/data-api-errors.js'
import type { Lintel } from '../../../../src/core/lintel.js'
import type { ContractCalls } from '../../../../src/core/model/contract-calls.js'
import { createSwapFormStore } from '../../../../src/features/swap/create-swap-form-store.js'
import { startReview } from '../../../../src/features/swap/model/review.js'
import { getSwaps } from '../../../../src/features/swap/swaps.js'
import { ACCOUNT, DAI, dai, NOW, offer, STRANGER, usdt, WETH } from './fixtures/swap-data.js'
import { busy, createWorld, defer, offline, openPage, settle } from './fixtures/swap-world.js'

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

const place = { network: 'eip155:1', account: ACCOUNT, wrapped: WETH } as const

/** The form with 100 USDT for DAI, as it is shown. */
function openForm({ loadCalls }: { loadCalls?: () => Promise<ContractCalls | null> } = {}) {
  const { client, calls } = createWorld()
  const start = { ...place, locale: 'en', from: usdt, to: dai, typed: '100' }
  const form = createSwapFormStore(start, { client, loadCalls: loadCalls ?? (async () => calls) })
  client.listOffers.mockImplementation(async ({ key }) => [{ ...offer, fromAmount: key.amount }])
  return { client, form, leave: form.watch(), type: (typed: string) => form.dispatch({ type: 'amount', typed }) }
}

type World = ReturnType<typeof openForm>
const readAmounts = ({ client }: World) => client.listOffers.mock.calls.map(([{ key }]) => key.amount / 10n ** 6n)
const phase = ({ form }: World) => form.read().view.phase

describe('a quote', () => {
  test('is read 200 ms after the last key, then every 10 s, one request at a time', async () => {
    const world = openForm()
    for (const typed of ['1', '12', '123']) {
      world.type(typed)
      await settle(150)
    }
    await settle(50)
    expect([readAmounts(world), phase(world)]).toEqual([[123n], 'review'])
    await settle(30_000)
    expect(readAmounts(world)).toEqual([123n, 123n, 123n, 123n])
  })

  test('is asked for with the price of gas, once that is known', async () => {
    const world = openForm()
    world.client.getGasPrices.mockRejectedValueOnce(offline)
    await settle(10_200)
    expect(world.client.listOffers.mock.calls.map(([{ gasPrice }]) => gasPrice)).toEqual([undefined, 2n])
  })

  test('for what was typed before never counts, whichever reply comes first', async () => {
    const world = openForm()
    const [first, second] = [defer<(typeof offer)[]>(), defer<(typeof offer)[]>()]
    world.client.listOffers.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
    await settle(200)
    world.type('200')
    await settle(200)
    const [signal] = world.client.listOffers.mock.calls.map(([asked]) => asked.signal)
    expect(signal?.aborted).toBe(true)
    second.resolve([{ ...offer, fromAmount: 200_000_000n, toAmount: 2n }])
    await settle()
    first.resolve([{ ...offer, toAmount: 1n }])
    await settle()
    expect(world.form.read().form.quote).toMatchObject({ toAmount: 2n, key: { amount: 200_000_000n } })
    expect(startReview(world.form.read().form, Date.now())?.toAmount).toBe(2n)
  })

  test('that never comes is waited for, and the old one cannot be reviewed after 20 s', async () => {
    const world = openForm()
    await settle(200)
    world.client.listOffers.mockReturnValue(new Promise(() => {}))
    const shown = vi.fn()
    world.form.subscribe(shown)
    await settle(20_000)
    expect(phase(world)).toBe('review')
    await settle(1)
    expect([phase(world), readAmounts(world).length]).toEqual(['reading-price', 2])
    expect(startReview(world.form.read().form, Date.now())).toBeNull()
    world.type('7')
    world.client.listOffers.mockResolvedValue([{ ...offer, fromAmount: 7_000_000n }])
    await settle(200)
    expect(phase(world)).toBe('review')
  })

  test.each([
    ['of another amount', { ...offer, fromAmount: 1n }],
    ['of another token', { ...offer, to: STRANGER }],
    ['of nothing', { ...offer, toAmount: 0n }],
  ])('%s is no route', async (_, wrong) => {
    const world = openForm()
    world.client.listOffers.mockResolvedValue([wrong])
    await settle(200)
    expect(phase(world)).toBe('no-route')
  })
})

describe('a service that fails', () => {
  test.each([
    ['429', busy(429, 30_000), 'too-many-requests', 30_000],
    ['503', busy(503), 'provider-down', 10_000],
    ['garbage', new DataApiUnavailableError({ reason: 'reply' }), 'bad-reply', 10_000],
    ['no answer', new DataApiUnavailableError({ reason: 'timeout' }), 'no-answer', 10_000],
    ['something unknown', new Error('?'), 'service-failed', 10_000],
  ] as const)('%s: what was typed stays, and it is asked again by itself', async (_, error, code, wait) => {
    const world = openForm()
    world.client.listOffers.mockRejectedValueOnce(error)
    await settle(200)
    expect(world.form.read()).toMatchObject({ view: { problem: { code }, phase: 'price-old' }, form: { typed: '100' } })
    await settle(wait - 1)
    expect(readAmounts(world)).toEqual([100n])
    await settle(1)
    expect([readAmounts(world), phase(world)]).toEqual([[100n, 100n], 'review'])
    expect(world.form.read().view.problem).toBeNull()
  })

  test('"Try again" asks at once, but not a service that asked to wait', async () => {
    const world = openForm()
    world.client.listOffers.mockRejectedValueOnce(busy(503)).mockRejectedValueOnce(busy(429, 3_000))
    await settle(200)
    world.form.dispatch({ type: 'refresh' })
    world.form.dispatch({ type: 'refresh' })
    await settle()
    expect(readAmounts(world)).toEqual([100n, 100n])
    await settle(2_999)
    world.form.dispatch({ type: 'refresh' })
    await settle()
    expect(readAmounts(world)).toEqual([100n, 100n])
    expect(world.form.read().view.problem).toMatchObject({ code: 'too-many-requests' })
    await settle(1)
    world.form.dispatch({ type: 'refresh' })
    await settle()
    expect(readAmounts(world)).toEqual([100n, 100n, 100n])
  })

  test('what calls contracts, or the price of gas: the price is shown, and no fee', async () => {
    const loadCalls = vi.fn(async () => Promise.reject(new Error('The file could not be read.')))
    const world = openForm({ loadCalls })
    await settle(200)
    expect([phase(world), world.form.read().view.fee]).toEqual(['review', null])
    await settle(10_000)
    expect(loadCalls.mock.calls.length).toBeGreaterThan(1)
    const other = openForm()
    other.client.getGasPrices.mockRejectedValueOnce(busy(503))
    await settle(200)
    expect([phase(other), other.form.read().view.fee]).toEqual(['review', { amount: 300_000n, value: null }])
  })
})

describe('a page that is not read', () => {
  test('offline: the form says so, and reads at once when it is back', async () => {
    const world = openForm()
    world.client.listOffers.mockRejectedValueOnce(offline)
    await settle(200)
    page.setOnline(false)
    await settle(1_000)
    expect([phase(world), readAmounts(world).length]).toEqual(['offline', 1])
    page.setOnline(true)
    await settle()
    expect([phase(world), world.form.read().form.typed]).toEqual(['review', '100'])
  })

  test('hidden: no request, and one at once when it is seen', async () => {
    const world = openForm()
    page.setVisible(false)
    await settle(60_000)
    expect(readAmounts(world)).toEqual([])
    page.setVisible(true)
    await settle()
    expect(readAmounts(world)).toEqual([100n])
  })

  test('left: the request ends, no timer is left, and what was typed is there when it is opened again', async () => {
    const world = openForm()
    const reply = defer<(typeof offer)[]>()
    world.client.listOffers.mockReturnValueOnce(reply.promise)
    await settle(200)
    world.leave()
    reply.resolve([offer])
    page.setVisible(true)
    await settle(60_000)
    expect([vi.getTimerCount(), readAmounts(world).length, world.form.read().form]).toMatchObject([
      0,
      1,
      { typed: '100', request: null, quote: null },
    ])
    world.form.watch()
    await settle()
    expect(phase(world)).toBe('review')
  })
})

test('another account keeps what was typed and reads its own price; another network has tokens of its own', async () => {
  const world = openForm()
  await settle(200)
  world.form.dispatch({ type: 'place', ...place, account: STRANGER })
  expect([phase(world), world.form.read().form.typed]).toEqual(['reading-price', '100'])
  await settle(200)
  expect(world.client.listOffers.mock.lastCall?.[0].key).toMatchObject({ account: STRANGER, to: DAI })
  const gas = defer<{ standard: bigint; fast: bigint; instant: bigint }>()
  world.client.getGasPrices.mockReturnValueOnce(gas.promise)
  world.form.dispatch({ type: 'place', ...place, network: 'eip155:10' })
  await settle()
  world.form.dispatch({ type: 'place', ...place, network: 'eip155:8453' })
  gas.resolve({ standard: 1n, fast: 999n, instant: 1n })
  await settle()
  const { form } = world.form.read()
  expect([phase(world), form.typed, form.networkPrice?.gasPrice]).toEqual(['select-token', '100', 2n])
})

test('what calls contracts is loaded again after its file could not be read', async () => {
  const { calls } = createWorld()
  const loadContractCalls = vi.fn(async () => calls)
  loadContractCalls.mockRejectedValueOnce(new Error('offline'))
  const settings = { services: { dataApi: 'https://data.example' }, projectId: null }
  const store = { getState: () => ({ settings }) }
  const { loadCalls } = getSwaps({ store, adapters: { eip155: { loadContractCalls } } } as unknown as Lintel)
  await expect(loadCalls()).rejects.toThrow('offline')
  expect([await loadCalls(), await loadCalls()]).toEqual([calls, calls])
  expect(loadContractCalls).toHaveBeenCalledTimes(2)
})
