import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ReceiptTimeoutError } from '../../../../src/core/errors/transaction-errors.js'
import { WalletFailedError } from '../../../../src/core/errors/wallet-errors.js'
import { key, NOW, STRANGER, simulation, wrapReview } from './fixtures/swap-data.js'
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
  rejected,
  retry,
  settle,
} from './fixtures/swap-world.js'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  openPage()
})

// Other files run in this process.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the wallet', () => {
  test('allows less than was asked for', async () => {
    const { world, run } = await pressReview()
    world.calls.readAllowance.mockResolvedValue(5n)
    await world.end('confirmed')
    expect([readScreen(run), world.readAsked()]).toEqual(['allowance-low → approve', ['approve']])
    expect(run.read().flow.stage).toMatchObject({ problem: { allowed: 5n, needed: key.amount } })
  })

  test.each([
    ['reset', 5n],
    ['approve', 0n],
  ] as const)('refuses %s: nothing is allowed, and trying again asks again', async (step, allowance) => {
    const world = createWorld({ allowance })
    if (step === 'reset') world.calls.simulate.mockResolvedValueOnce({ ...simulation, revertReason: 'no' })
    const run = world.start()
    await settle()
    world.wallet.mockRejectedValueOnce(rejected)
    run.dispatch(press)
    await settle()
    expect([readScreen(run), world.readAsked()]).toEqual(['approve-rejected → retry', [step]])
  })

  test('refuses the swap after the approval, which is revoked with one request, also when pressed twice', async () => {
    const { world, run } = await pressReview()
    world.wallet.mockRejectedValueOnce(rejected)
    await world.end('confirmed')
    expect(readScreen(run)).toBe('swap-rejected → revoke')
    // The service is not needed for it.
    world.client.buildApprove.mockRejectedValue(busy(503))
    void run.revoke()
    void run.revoke()
    await settle()
    expect([world.readAsked(), run.read().isRevoking]).toEqual([['approve', 'swap', 'reset'], true])
    await world.end('confirmed')
    expect([readScreen(run), run.read().isRevoking]).toEqual(['ready', false])
    expect(run.read().flow).toMatchObject({ steps: ['approve', 'swap'], allowance: 0n })
  })

  test('refuses the swap a second time: the permission can still be revoked', async () => {
    const { world, run } = await pressReview()
    world.client.listOffers.mockRejectedValueOnce(offline)
    await world.end('confirmed')
    run.dispatch(retry)
    await settle()
    world.wallet.mockRejectedValue(rejected)
    run.dispatch(press)
    await settle()
    expect(readScreen(run)).toBe('swap-rejected → revoke')
    void run.revoke()
    await settle()
    expect([readScreen(run), run.read().isRevoking]).toEqual(['swap-rejected → revoke', false])
  })

  test('has approved a token that cannot be sold: the permission is taken back, and then another token is chosen', async () => {
    const { world, run } = await pressReview()
    world.calls.simulate.mockResolvedValueOnce({ ...simulation, revertReason: 'TransferHelper: TRANSFER_FROM_FAILED' })
    await world.end('confirmed')
    expect(readScreen(run)).toBe('sale-fails → revoke')
    void run.revoke()
    await settle()
    await world.end('failed')
    expect(readScreen(run)).toBe('sale-fails → revoke')
    // A wallet lets the visitor change what is allowed.
    world.calls.readAllowance.mockResolvedValueOnce(5n)
    void run.revoke()
    await settle()
    await world.end('confirmed')
    expect([readScreen(run), run.read().flow.allowance]).toEqual(['sale-fails → revoke', 5n])
    void run.revoke()
    await settle()
    await world.end('confirmed')
    expect(readScreen(run)).toBe('sale-fails → choose-token')
    expect(world.readAsked()).toEqual(['approve', 'reset', 'reset', 'reset'])
  })

  test('refuses a swap that needed no approval: there is nothing to revoke', async () => {
    const world = createWorld({ allowance: key.amount })
    world.wallet.mockRejectedValueOnce(rejected)
    const run = world.start()
    await settle()
    run.dispatch(press)
    await settle()
    expect(readScreen(run)).toBe('swap-rejected → retry')
  })

  test('fails', async () => {
    const world = createWorld({ allowance: key.amount })
    world.wallet.mockRejectedValueOnce(new WalletFailedError())
    const run = world.start()
    await settle()
    run.dispatch(press)
    await settle()
    expect([readScreen(run), world.callbacks.onSent.mock.calls]).toEqual(['wallet-failed → retry', []])
  })

  test.each([
    ['cancelled', undefined, 'cancelled → retry'],
    ['replaced', undefined, 'replaced → back'],
    ['expired', undefined, 'took-too-long → review-again'],
    ['failed', 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', 'price-moved → review-again'],
    ['failed', 'UniswapV2Router: EXPIRED', 'took-too-long → review-again'],
    ['failed', 'TransferHelper: TRANSFER_FROM_FAILED', 'sale-fails → choose-token'],
    ['failed', 'UniswapV2: TRANSFER_FAILED', 'sale-fails → choose-token'],
    ['failed', undefined, 'reverted → back'],
  ] as const)('sends a swap that ends as %s: %s', async (status, reason, card) => {
    const { world, run } = await pressReview({ allowance: key.amount })
    await world.end(status, reason)
    expect([readScreen(run), world.readAsked()]).toEqual([card, ['swap']])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a swap that is replaced in the wallet', () => {
  test('by itself with a higher fee is done', async () => {
    const { world, run } = await pressReview({ allowance: key.amount })
    await world.replace()
    expect(run.read()).toMatchObject({
      flow: { stage: { name: 'done', ids: ['0xnewer'] } },
      moved: { paid: key.amount },
    })
  })

  test('by another transaction is not done', async () => {
    const { world, run } = await pressReview({ allowance: key.amount })
    world.calls.readMoved.mockResolvedValue(new Map([[key.from?.toLowerCase() ?? null, -key.amount]]))
    await world.replace()
    expect(readScreen(run)).toBe('replaced → back')
  })

  test.each([
    ['a payment of another amount', wrapReview.key.amount - 1n, 'replaced → back'],
    // Some contracts have no event of it.
    ['the same wrap', wrapReview.key.amount, 'done'],
  ] as const)('is a wrap: by %s', async (_, paid, screen) => {
    const world = createWorld({ reviewed: wrapReview })
    world.calls.simulate.mockResolvedValue(null)
    world.calls.readMoved.mockResolvedValue(new Map([[null, -paid]]))
    const run = world.start()
    await settle()
    run.dispatch(press)
    await settle()
    await world.replace()
    expect(readScreen(run)).toBe(screen)
  })
})

describe('a batch (EIP-5792)', () => {
  async function openBatch() {
    const world = createWorld()
    world.calls.readAtomicBatches.mockResolvedValue('supported')
    const outcome = defer<Awaited<ReturnType<typeof world.calls.waitForBatch>>>()
    world.calls.waitForBatch.mockReturnValue(outcome.promise)
    const run = world.start()
    await settle()
    return { world, run, outcome }
  }

  test('has all steps in one request, and is told once', async () => {
    const { world, run, outcome } = await openBatch()
    run.dispatch(press)
    run.dispatch(press)
    await settle()
    expect([world.countPrompts(), world.calls.sendBatch.mock.calls[0]?.[0].calls.length]).toEqual([1, 2])
    outcome.resolve({ status: 'done', ids: ['0x1'] })
    await settle()
    expect([
      readScreen(run),
      world.callbacks.onBatchEnded.mock.calls.length,
      world.callbacks.onSent.mock.calls,
    ]).toEqual(['done', 1, []])
  })

  test.each([
    ['partly', 'partly-done'],
    ['reverted', 'reverted → back'],
    ['failed', 'wallet-failed → retry'],
  ] as const)('that ends %s', async (status, card) => {
    const { world, run, outcome } = await openBatch()
    run.dispatch(press)
    await settle()
    outcome.resolve({ status, ids: ['0x1'] })
    await settle()
    expect([readScreen(run), world.countPrompts()]).toEqual([card, 1])
  })

  test.each([5750, 5760, 4200, -32601])(
    'that the wallet refuses with %i goes on step by step, also the next time',
    async (code) => {
      const { world, run } = await openBatch()
      world.calls.sendBatch.mockRejectedValueOnce(new WalletFailedError({ cause: { code } }))
      run.dispatch(press)
      await settle()
      expect(world.readAsked()).toEqual(['approve'])
      const next = world.start()
      await settle()
      expect(next.read().flow.batch).toBe('none')
      expect(world.calls.sendBatch).toHaveBeenCalledTimes(1)
    },
  )

  test('that the visitor refuses is not asked for step by step', async () => {
    const { world, run } = await openBatch()
    world.calls.sendBatch.mockRejectedValueOnce(rejected)
    run.dispatch(press)
    await settle()
    expect([readScreen(run), world.countPrompts()]).toEqual(['swap-rejected → retry', 1])
  })

  test('is told after the view was left, before the wallet answers as well', async () => {
    const { world, run, outcome } = await openBatch()
    const prompt = defer<string>()
    world.calls.sendBatch.mockReturnValueOnce(prompt.promise)
    run.dispatch(press)
    await settle()
    run.stop()
    prompt.resolve('batch')
    outcome.resolve({ status: 'done', ids: ['0x1'] })
    await settle()
    expect([world.callbacks.onBatchEnded.mock.calls.length, world.countPrompts()]).toEqual([1, 1])
  })

  test('is followed although the wallet fails to say what became of it', async () => {
    const { world, run, outcome } = await openBatch()
    world.calls.waitForBatch
      .mockRejectedValueOnce(new WalletFailedError())
      .mockRejectedValueOnce(new ReceiptTimeoutError({ id: 'batch' }))
    run.dispatch(press)
    await settle(10_000)
    expect(readScreen(run)).toBe('mining')
    outcome.resolve({ status: 'done', ids: [] })
    await settle()
    expect(readScreen(run)).toBe('done')
  })
})

/** Each stage that a swap of two steps passes, and what the wallet was asked for by then. */
const stages = [
  ['planning', []],
  ['ready', []],
  ['preparing', []],
  ['asking', ['approve']],
  ['mining', ['approve']],
  ['verifying', ['approve']],
  ['requoting', ['approve']],
] as const

/** A run that waits at a stage, and what lets it go on. */
async function waitAt(stage: (typeof stages)[number][0]) {
  const world = createWorld()
  const held = defer<never>()
  const release = () => held.reject(offline)
  const prompt = defer<string>()
  if (stage === 'planning') world.calls.readAllowance.mockReturnValueOnce(held.promise)
  const run = world.start()
  await settle()
  if (stage === 'planning' || stage === 'ready') return { world, run, release }
  if (stage === 'preparing') world.client.buildApprove.mockReturnValueOnce(held.promise)
  if (stage === 'asking') world.wallet.mockReturnValueOnce(prompt.promise)
  run.dispatch(press)
  await settle()
  if (stage === 'asking') return { world, run, release: () => prompt.resolve('0x1') }
  if (stage === 'verifying') world.calls.readAllowance.mockReturnValueOnce(held.promise)
  if (stage === 'requoting') world.client.listOffers.mockReturnValueOnce(held.promise)
  if (stage === 'verifying' || stage === 'requoting') await world.end('confirmed')
  return { world, run, release: stage === 'mining' ? () => void world.end('confirmed') : release }
}

describe.each(stages)('at %s', (stage, asked) => {
  test('the view is left: nothing more is asked, and nothing is left behind', async () => {
    const { world, run, release } = await waitAt(stage)
    expect(readScreen(run)).toBe(stage)
    run.stop()
    release()
    run.dispatch(press)
    void run.revoke()
    await settle(60_000)
    expect(world.readAsked()).toEqual(asked)
    expect([vi.getTimerCount(), world.listeners.size]).toEqual([0, 0])
  })

  test.each(['account', 'network', 'wallet'] as const)(
    'another %s: the review closes with the reason',
    async (what) => {
      const { world, run, release } = await waitAt(stage)
      world.move(run, what)
      release()
      await settle(30_000)
      run.dispatch(press)
      await settle()
      expect([readScreen(run), world.readAsked()]).toEqual(['place-changed → back', asked])
    },
  )
})

describe('a swap that the wallet sends', () => {
  async function asking() {
    const { world, run } = await openReview({ allowance: key.amount })
    const prompt = defer<string>()
    world.wallet.mockReturnValueOnce(prompt.promise)
    run.dispatch(press)
    await settle()
    return { world, run, prompt }
  }

  test('after the view was left is told', async () => {
    const { world, run, prompt } = await asking()
    run.stop()
    prompt.resolve('0x1')
    await settle(60_000)
    expect([world.callbacks.onSent.mock.calls, world.countPrompts(), vi.getTimerCount()]).toEqual([[['0x1']], 1, 0])
  })

  test('after its account changed is told, and followed', async () => {
    const { world, run, prompt } = await asking()
    world.move(run, 'account')
    expect(readScreen(run)).toBe('place-changed → back')
    prompt.resolve('0x1')
    await settle()
    expect([readScreen(run), world.callbacks.onSent.mock.calls]).toEqual(['mining', [['0x1']]])
  })

  test('is followed wherever the wallet goes', async () => {
    const { world, run } = await pressReview({ allowance: key.amount })
    world.move(run, 'wallet')
    await world.end('confirmed')
    expect(readScreen(run)).toBe('done')
  })

  test('is in a block before the wallet answers', async () => {
    const { world, run, prompt } = await asking()
    await world.lintel.actions.sendTransaction({ kind: 'call', to: STRANGER, network: key.network, from: key.account })
    const [id] = world.listIds()
    await world.end('confirmed')
    prompt.resolve(id ?? '')
    await settle()
    expect([readScreen(run), vi.getTimerCount()]).toEqual(['done', 0])
  })
})

test('the view is left while the permission is being revoked: the wallet is not asked', async () => {
  const { world, run } = await pressReview()
  world.wallet.mockRejectedValueOnce(rejected)
  await world.end('confirmed')
  const held = defer<boolean>()
  world.calls.hasCode.mockReturnValueOnce(held.promise)
  void run.revoke()
  await settle()
  run.stop()
  held.resolve(true)
  await settle()
  expect(world.readAsked()).toEqual(['approve', 'swap'])
})
