import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { InsufficientFundsError } from '../../../../src/core/errors/transaction-errors.js'
import type { Lintel } from '../../../../src/core/lintel.js'
import type { ContractCalls } from '../../../../src/core/model/contract-calls.js'
import { createPayRun } from '../../../../src/features/pay/create-pay-run.js'
import { createRecordStore } from '../../../../src/features/pay/create-record-store.js'
import type { PayRequest } from '../../../../src/features/pay/model/request.js'
import { ACCOUNT, dollar, ID, NOW, option, request } from './fixtures/pay-data.js'

const HASH = `0x${'34'.repeat(32)}`

function setUp(changed: Partial<PayRequest> = {}) {
  const account = { address: ACCOUNT, namespace: 'eip155' }
  const connection = { accounts: [account], network: dollar.network, connectorId: 'prism' }
  const state = {
    activeNamespace: 'eip155',
    namespaces: { eip155: { connections: [connection], network: dollar.network } },
    transactions: [],
  }
  let stored: readonly unknown[] = []
  const records = createRecordStore({
    read: (() => stored) as never,
    write: ((_: string, value: readonly unknown[]) => {
      stored = value
    }) as never,
  })
  const calls = {
    encode: vi.fn(() => ({ to: dollar.address, value: 0n, data: '0xa9' })),
    computeAddress: vi.fn(() => option.address),
    simulate: vi.fn(async () => ({
      ...{ revertReason: null, balances: new Map(), allowances: [], movesNfts: false, gas: [], revertedCall: null },
      changes: new Map([[dollar.address, -option.amount]]),
    })),
  }
  const client = {
    getRequest: vi.fn(async (): Promise<PayRequest> => ({ ...request, ...changed })),
    describeAddress: vi.fn(async () => ({ factory: '0x', saltData: '0x', codeHash: '0x' })),
    listExchanges: vi.fn(),
    createDeposit: vi.fn(),
  }
  const wallet = vi.fn(async () => HASH)
  const quote = vi.fn(async () => ({ fee: 1n }))
  const getTokenBalances = vi.fn(async () => ({ balances: [dollar], failed: [] }))
  const lintel = {
    ...{ store: { getState: () => state }, actions: { quote, sendTransaction: wallet } },
    adapters: { eip155: { getTokenBalances } },
  }
  const open = () =>
    createPayRun(ID, lintel as unknown as Lintel, {
      client,
      loadCalls: async () => calls as unknown as ContractCalls,
      records,
      onSent: vi.fn(),
    })
  return { run: open(), open, wallet, quote, calls, client, records, state, getTokenBalances }
}

const payment = { version: 1, option, amount: option.amount, from: ACCOUNT }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('navigator', { locks: createLocks() })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The locks that tabs of one site share. */
function createLocks() {
  const held = new Set<string>()
  return {
    async request(name: string, _: object, run: (lock: object | null) => Promise<unknown>) {
      if (held.has(name)) return run(null)
      held.add(name)
      try {
        return await run({})
      } finally {
        held.delete(name)
      }
    },
  }
}

describe('a payment by the wallet', () => {
  test('asks for exactly the amount to the address of the payment, and keeps what was sent', async () => {
    const { run, wallet, records } = setUp()
    await run.pay(payment)
    expect(wallet).toHaveBeenCalledExactlyOnceWith({
      ...{ kind: 'transfer', network: dollar.network, from: ACCOUNT, to: option.address, amount: 12_500_000n },
      token: dollar.address,
    })
    expect(run.read()).toEqual({ stage: 'idle', problem: null })
    expect(records.find(ID)?.sent?.hash).toBe(HASH)
    // Until the data API has seen it, nothing is paid a second time, whoever asks.
    await run.pay(payment)
    expect(run.read().problem).toEqual({ code: 'paid-already' })
    expect(wallet).toHaveBeenCalledOnce()
  })

  test('asks once while a prompt is open, in this tab and in another one', async () => {
    const { run, open, wallet } = setUp()
    let answer = (_: string) => {}
    wallet.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const first = run.pay(payment)
    await vi.waitFor(() => expect(run.read().stage).toBe('asking'))
    await run.pay(payment)
    const other = open()
    await other.pay(payment)
    expect(other.read().problem).toEqual({ code: 'other-tab' })
    answer(HASH)
    await first
    expect(wallet).toHaveBeenCalledOnce()
  })

  test.each<[string, Partial<PayRequest>, string]>([
    ['changed', { version: 2 }, 'changed'],
    ['expired', { expiresAt: NOW }, 'expired'],
    ['paid', { status: 'seen' }, 'paid-already'],
  ])('is refused without a prompt when it was %s meanwhile', async (_, changed, code) => {
    const { run, wallet, quote } = setUp(changed)
    await run.pay(payment)
    expect(run.read().problem).toEqual({ code })
    expect(wallet).not.toHaveBeenCalled()
    expect(quote).not.toHaveBeenCalled()
  })

  test('is refused when the computed address is another one', async () => {
    const { run, calls, wallet } = setUp()
    calls.computeAddress.mockReturnValue(`0x${'ee'.repeat(20)}`)
    await run.pay(payment)
    expect(run.read().problem).toEqual({ code: 'address' })
    expect(wallet).not.toHaveBeenCalled()
  })

  test('is refused when the chain counts the token in another way, or does not tell', async () => {
    const { run, wallet, quote, getTokenBalances } = setUp()
    getTokenBalances.mockResolvedValueOnce({ balances: [{ ...dollar, decimals: 18 }], failed: [] })
    await run.pay(payment)
    expect(run.read().problem).toEqual({ code: 'token' })
    getTokenBalances.mockRejectedValueOnce(new Error('offline'))
    await run.pay(payment)
    expect(run.read().problem).toEqual({ code: 'not-read' })
    expect(wallet).not.toHaveBeenCalled()
    expect(quote).not.toHaveBeenCalled()
  })

  test('is refused when the wallet changes its account while it is checked', async () => {
    const { run, calls, wallet, state } = setUp()
    calls.simulate.mockImplementationOnce(async () => {
      state.namespaces.eip155.connections = []
      return null as never
    })
    await run.pay(payment)
    expect(run.read().problem).toEqual({ code: 'account' })
    expect(wallet).not.toHaveBeenCalled()
  })

  test('says why it failed, and can be tried again', async () => {
    const { run, wallet, quote, client } = setUp()
    wallet.mockRejectedValueOnce({ code: 4001 })
    await run.pay(payment)
    expect(run.read()).toEqual({ stage: 'idle', problem: { code: 'rejected' } })
    quote.mockRejectedValueOnce(new InsufficientFundsError({}))
    await run.pay(payment)
    expect(run.read().problem).toEqual({ code: 'no-fees' })
    client.getRequest.mockRejectedValueOnce(new Error('offline'))
    await run.pay(payment)
    expect(run.read().problem).toEqual({ code: 'not-read' })
    await run.pay(payment)
    expect(run.read().problem).toBeNull()
  })

  test.each<[string, object]>([
    ['without locks, on a page without https', {}],
    ['in a frame that may not use locks', { locks: { request: () => Promise.reject(new Error('SecurityError')) } }],
  ])('%s, asks all the same', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const { run, wallet } = setUp()
    await run.pay(payment)
    expect(wallet).toHaveBeenCalledOnce()
    expect(run.read().stage).toBe('idle')
  })
})

describe('the payments of this browser', () => {
  test('are those that something happened to, and not those that were only looked at', () => {
    const { records } = setUp()
    records.follow(request)
    expect(records.find(ID)).toBeNull()
    records.follow({ ...request, status: 'seen' })
    expect(records.find(ID)?.status).toBe('seen')
    // From then on whatever the data API says.
    records.follow({ ...request, status: 'waiting' })
    expect(records.find(ID)?.status).toBe('waiting')
  })

  test('tell those who listen, once for each change', () => {
    vi.stubGlobal('window', new EventTarget())
    const { records } = setUp()
    const listener = vi.fn()
    records.subscribe(listener)
    records.follow({ ...request, status: 'seen' })
    records.follow({ ...request, status: 'seen' })
    expect(listener).toHaveBeenCalledOnce()
    expect(records.read()).toHaveLength(1)
  })
})
