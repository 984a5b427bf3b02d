import { describe, expect, it, vi } from 'vitest'
import { getInternals } from '../../../src/core/actions/internals.js'
import { TransactionCancelledError } from '../../../src/core/errors/transaction-cancelled-error.js'
import { ReceiptTimeoutError, TransactionRevertedError } from '../../../src/core/errors/transaction-errors.js'
import type { Transaction } from '../../../src/core/model/activity.js'
import type { TokenBalance } from '../../../src/core/model/portfolio.js'
import type { LintelOptions } from '../../../src/core/options/options.js'
import { mergeActivity } from '../../../src/features/activity/model/merge-activity.js'
import { createFakeDataApi } from '../../../src/testing/index.js'
import { ADDRESS, OTHER_ADDRESS } from './fixtures/make-state.js'
import { session, settle, setUpLintel } from './fixtures/set-up-lintel.js'
import { createMemoryStorage } from './fixtures/storages.js'

const USDC = { network: 1, address: `0x${'a'.repeat(40)}`, name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const pay = { kind: 'call', to: OTHER_ADDRESS, value: 10n ** 17n } as const

/** A connected wallet that sends, and a network that answers for a receipt only as the test says. */
function setUp(change: Partial<LintelOptions> = {}) {
  const set = setUpLintel(change)
  set.lintel.start()
  set.fake.report([session])
  const receipt = vi.fn<(parameters: { id: string }) => Promise<never>>(() => new Promise(() => undefined))
  set.fake.overrides.waitForReceipt = receipt as never
  const list = () => set.lintel.store.getState().transactions
  type Sending = Parameters<typeof set.lintel.actions.sendTransaction>
  const send = async (hash: string, request: Sending[0] = pay, shownAs?: Sending[1]) => {
    set.fake.overrides.sendTransaction = async () => hash
    await set.lintel.actions.sendTransaction(request, shownAs)
    await vi.waitFor(() => expect(list().some(({ id }) => id === hash)).toBe(true))
  }
  return { ...set, receipt, list, send }
}

describe('a transaction sent from this browser', () => {
  it('is pending at once, with what is known of it', async () => {
    const { list, send } = setUp()
    await send('0x1')
    expect(list()).toEqual([
      {
        id: '0x1',
        network: 'eip155:1',
        hash: '0x1',
        operation: 'send',
        status: 'pending',
        time: expect.any(Number),
        from: ADDRESS,
        to: OTHER_ADDRESS,
        transfers: [
          {
            direction: 'out',
            quantity: '0.1',
            token: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            from: ADDRESS,
            to: OTHER_ADDRESS,
          },
        ],
      },
    ])
  })

  it('names a token that the account is known to have', async () => {
    const storage = createMemoryStorage()
    const owned = { ...USDC, network: 'eip155:1', symbol: 'OWN', amount: 9n }
    const dataApi = createFakeDataApi({ tokens: [owned as TokenBalance] })
    const { lintel, list, send } = setUp({ storage, dataApi })
    await lintel.queries
      .portfolio({ address: ADDRESS, network: 'eip155:1' })
      .queryFn({ signal: new AbortController().signal })
    await send('0x1', { kind: 'transfer', to: OTHER_ADDRESS, amount: 1_500_000n, token: USDC.address })
    expect(list()[0]?.transfers).toMatchObject([{ quantity: '1.5', token: { symbol: 'OWN' } }])
  })

  it('names the token of the app that it moves; the amount of another token is not known', async () => {
    const { list, send } = setUp({ tokens: [USDC] })
    const transfer = { kind: 'transfer', to: OTHER_ADDRESS, amount: 1_500_000n } as const
    await send('0x1', { ...transfer, token: USDC.address.toUpperCase().replace('X', 'x') })
    await send('0x2', { ...transfer, token: `0x${'b'.repeat(40)}` })
    await send('0x3', { kind: 'call', to: USDC.address, data: '0xa9059cbb00' })
    const [call, unknown, known] = list()
    expect(known?.transfers).toMatchObject([{ quantity: '1.5', token: { symbol: 'USDC' } }])
    expect(unknown).toMatchObject({ operation: 'send', transfers: [] })
    expect(call).toMatchObject({ operation: 'execute', method: '0xa9059cbb', transfers: [] })
  })

  it('is shown as its sender says', async () => {
    const { list, send } = setUp()
    await send('0x1', { kind: 'call', to: OTHER_ADDRESS, data: '0x38ed1739' }, { operation: 'trade', transfers: [] })
    expect(list()).toMatchObject([{ operation: 'trade', method: '0x38ed1739', transfers: [] }])
  })

  it.each<[string, Error | object, Partial<Transaction>[]]>([
    ['confirmed', { id: '0x1', block: 9n, status: 'success' }, [{ status: 'confirmed', block: 9 }]],
    ['reverted', new TransactionRevertedError({ reason: 'too late' }), [{ status: 'failed', reason: 'too late' }]],
    ['cancelled', new TransactionCancelledError({ id: '0x1' }), [{ status: 'cancelled' }]],
    ['still pending after 25 s', new ReceiptTimeoutError({ id: '0x1' }), [{ status: 'pending' }]],
    [
      'replaced by one with a higher fee',
      { id: '0x9', block: 9n, status: 'success' },
      [
        { id: '0x9', hash: '0x9', status: 'confirmed', block: 9 },
        { id: '0x1', hash: '0x1', status: 'replaced' },
      ],
    ],
  ])('is %s', async (_name, outcome, expected) => {
    const { list, send, receipt } = setUp()
    receipt.mockImplementation(() =>
      outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome as never),
    )
    await send('0x1')
    await vi.waitFor(() => expect(list()).toMatchObject(expected))
    expect(list()).toHaveLength(expected.length)
  })

  it('is there after a reload and in another tab, and what was stored by other code is dropped', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const storage = createMemoryStorage()
    const other = setUp({ storage })
    const { send } = setUp({ storage })
    await send('0x1')
    getInternals(other.lintel).followStorage()
    expect(other.list()).toMatchObject([{ id: '0x1', status: 'pending' }])
    expect(setUp({ storage }).list()).toMatchObject([{ id: '0x1', status: 'pending' }])
    storage.setItem('lintel.transactions', JSON.stringify({ version: 1, value: [{ id: '0x1' }] }))
    expect(setUp({ storage }).list()).toEqual([])
  })

  it('200 are kept', async () => {
    const { list, lintel, send } = setUp()
    await send('0x0')
    const [first] = list()
    const stored = Array.from({ length: 300 }, (_, index) => ({ ...first, id: `0x${index}` }))
    const storage = createMemoryStorage({ 'lintel.transactions': JSON.stringify({ version: 1, value: stored }) })
    lintel.destroy()
    expect(setUp({ storage }).list()).toHaveLength(200)
  })
})

describe('another transaction with the same nonce', () => {
  const readNonce = async () => 7

  /** A page that sent a transaction and was closed while it was pending. */
  async function sendAndLeave() {
    const storage = createMemoryStorage()
    const before = setUp({ storage })
    before.fake.overrides.readNonce = readNonce
    await before.send('0x1')
    await vi.waitFor(() => expect(before.list()).toMatchObject([{ nonce: 7 }]))
    before.lintel.destroy()
    return storage
  }

  it('is noticed after a reload: the pending one is replaced', async () => {
    const { lintel, list, receipt } = setUp({ storage: await sendAndLeave() })
    receipt.mockResolvedValue({ id: '0x1', status: 'expired' } as never)
    getInternals(lintel).checkTransactions()
    await vi.waitFor(() => expect(list()).toMatchObject([{ id: '0x1', status: 'replaced' }]))
    expect(receipt).toHaveBeenCalledExactlyOnceWith({
      id: '0x1',
      network: 'eip155:1',
      sent: { from: ADDRESS, nonce: 7 },
    })
  })

  it('does not hide one that expired by itself, on a chain without nonces', async () => {
    const { lintel, list, receipt, send } = setUp()
    receipt.mockResolvedValue({ id: '0x1', status: 'expired' } as never)
    await send('0x1')
    getInternals(lintel).checkTransactions()
    await vi.waitFor(() => expect(list()).toMatchObject([{ id: '0x1', status: 'expired' }]))
  })

  it('is told its last block by the page that sent it, also after a reload', async () => {
    const storage = createMemoryStorage()
    const before = setUp({ storage })
    before.receipt.mockImplementation((parameters) => {
      ;(parameters as { onLastBlock?: (lastBlock: number) => void }).onLastBlock?.(4_242)
      return new Promise(() => undefined)
    })
    await before.send('0x1')
    await vi.waitFor(() => expect(before.list()).toMatchObject([{ lastBlock: 4_242 }]))
    before.lintel.destroy()
    const { lintel, list, receipt } = setUp({ storage })
    receipt.mockResolvedValue({ id: '0x1', status: 'expired' } as never)
    getInternals(lintel).checkTransactions()
    await vi.waitFor(() => expect(list()).toMatchObject([{ id: '0x1', status: 'expired' }]))
    expect(receipt).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: '0x1', network: 'eip155:1', lastBlock: 4_242 }),
    )
  })

  it.each<[string, Partial<Transaction>, Transaction['status']]>([
    ['pays somebody', {}, 'replaced'],
    ['failed', { status: 'failed' }, 'replaced'],
    ['moves nothing, to the account itself', { to: ADDRESS.toUpperCase().replace('X', 'x') }, 'cancelled'],
    ['is of another nonce', { nonce: 8 }, 'pending'],
    ['is of another account', { from: OTHER_ADDRESS }, 'pending'],
    ['is pending too', { status: 'pending' }, 'pending'],
  ])('that a service lists and that %s', async (_name, change, status) => {
    const indexed: Transaction = {
      ...{ id: '0x9', hash: '0x9', network: 'eip155:1', operation: 'send', status: 'confirmed', time: 1, nonce: 7 },
      ...{ from: ADDRESS, to: OTHER_ADDRESS, transfers: [] },
      ...change,
    }
    const dataApi = createFakeDataApi({ transactions: [indexed] })
    const { lintel, list } = setUp({ storage: await sendAndLeave(), dataApi })
    const page = lintel.queries.activity({ address: ADDRESS, network: 'eip155:1' })
    await page.queryFn({ signal: new AbortController().signal })
    expect(list()).toMatchObject([{ id: '0x1', status }])
  })
})

describe('the watcher', () => {
  const pending = (count: number) => {
    const value = Array.from({ length: count }, (_, index) => ({
      ...{ id: `0x${index}`, hash: `0x${index}`, network: 'eip155:1', operation: 'send', status: 'pending' },
      ...{ time: 0, from: ADDRESS, to: ADDRESS, transfers: [] },
    }))
    return createMemoryStorage({ 'lintel.transactions': JSON.stringify({ version: 1, value }) })
  }

  /** Its code loads with the first look. */
  const look = async () => {
    await import('../../../src/core/actions/transaction-rules.js')
    await settle()
  }

  it('looks every 30 s for each pending one, once at a time', async () => {
    const { clock, receipt } = setUp({ storage: pending(2), watchPendingTransactions: true })
    await look()
    expect(receipt).not.toHaveBeenCalled()
    clock.advance(30_000)
    await look()
    expect(receipt.mock.calls.map(([{ id }]) => id)).toEqual(['0x0', '0x1'])
    clock.advance(30_000)
    await look()
    // Both still wait.
    expect(receipt).toHaveBeenCalledTimes(2)
  })

  it('is off by default; a component that shows them looks once', async () => {
    const { clock, receipt, lintel } = setUp({ storage: pending(1) })
    clock.advance(120_000)
    await look()
    expect(receipt).not.toHaveBeenCalled()
    getInternals(lintel).checkTransactions()
    await look()
    expect(receipt).toHaveBeenCalledTimes(1)
  })

  it('stops at 99, and with the instance', async () => {
    const many = setUp({ storage: pending(99), watchPendingTransactions: true })
    many.clock.advance(60_000)
    const few = setUp({ storage: pending(98), watchPendingTransactions: true })
    few.lintel.destroy()
    few.clock.advance(60_000)
    await look()
    expect(many.receipt).not.toHaveBeenCalled()
    expect(few.receipt).not.toHaveBeenCalled()
  })
})

describe('joined with what a service has indexed', () => {
  const make = (id: string, time: number, status: Transaction['status'] = 'confirmed'): Transaction => ({
    ...{
      id,
      hash: id,
      time,
      status,
      network: 'eip155:1',
      operation: 'send',
      from: ADDRESS,
      to: ADDRESS,
      transfers: [],
    },
  })
  const ids = (list: readonly Transaction[]) => list.map(({ id, status }) => `${id} ${status}`)

  it('pending ones come first, and each is there once', () => {
    const sent = [make('0xB', 9, 'pending'), make('0xa', 5, 'pending')]
    const indexed = [make('0xd', 10), make('0xA', 8), make('0xc', 1)]
    expect(ids(mergeActivity(sent, indexed, false))).toEqual([
      '0xB pending',
      '0xd confirmed',
      '0xA confirmed',
      '0xc confirmed',
    ])
  })

  it('settled ones have their place by time; those of an unread page wait for it', () => {
    const sent = [make('0x1', 7, 'cancelled'), make('0x2', 2, 'failed')]
    const indexed = [make('0x3', 9), make('0x4', 5)]
    expect(ids(mergeActivity(sent, indexed, true))).toEqual(['0x3 confirmed', '0x1 cancelled', '0x4 confirmed'])
    expect(ids(mergeActivity(sent, indexed, false)).at(-1)).toBe('0x2 failed')
  })
})
