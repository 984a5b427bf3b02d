import { afterEach, describe, expect, it, vi } from 'vitest'
import type { KeyValueStorage } from '../../../src/core/model/key-value-storage.js'
import type { TransactionRequest } from '../../../src/core/model/requests.js'
import { ADDRESS } from './fixtures/make-state.js'
import { session, setUpLintel } from './fixtures/set-up-lintel.js'
import { blockedStorage, createFullStorage, createMemoryStorage, storedSession } from './fixtures/storages.js'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('failures', () => {
  it('disconnects when the wallet fails to, and reports it', async () => {
    const { fake, lintel, evm } = setUpLintel()
    lintel.start()
    fake.overrides.disconnect = async () => Promise.reject(new Error('stuck'))
    const asked = lintel.actions.connect({ connectorId: 'prism' })
    fake.connects[0]?.resolve(session)
    await asked
    await expect(lintel.actions.disconnect()).rejects.toMatchObject({ code: 'wallet-failed' })
    expect(evm().status).toBe('disconnected')
    expect(lintel.store.getState().toast).toMatchObject({ toast: { message: 'Failed to disconnect' } })
  })

  it('reads the balance from a failing node once per 30 s, with one toast', async () => {
    const { fake, clock, lintel } = setUpLintel()
    const getBalance = vi.fn(async () => Promise.reject(new Error('dead')))
    fake.overrides.getBalance = getBalance
    const query = lintel.queries.balance({ addresses: [ADDRESS], network: 'eip155:1' })
    const ask = () => query.queryFn({ signal: new AbortController().signal })
    await expect(ask()).rejects.toMatchObject({ code: 'balance-unavailable' })
    await expect(ask()).rejects.toMatchObject({ code: 'balance-unavailable' })
    expect(getBalance).toHaveBeenCalledTimes(1)
    expect(lintel.store.getState().toast).toMatchObject({ toast: { message: 'Token Balance Unavailable' } })
    clock.advance(30_000)
    await expect(ask()).rejects.toMatchObject({ code: 'balance-unavailable' })
    expect(getBalance).toHaveBeenCalledTimes(2)
  })

  it('never requests a signature or a transaction without an account', async () => {
    const { fake, lintel } = setUpLintel()
    await expect(lintel.actions.signMessage({ message: 'x' })).rejects.toMatchObject({ code: 'not-connected' })
    await expect(lintel.actions.sendTransaction({ kind: 'call', to: ADDRESS })).rejects.toMatchObject({
      code: 'not-connected',
    })
    expect(fake.calls).toEqual([])
  })

  it.each<[string, TransactionRequest]>([
    ['to', { kind: 'call', to: ' ' }],
    ['to', { kind: 'transfer', to: undefined as never, amount: 1n }],
    ['value', { kind: 'call', to: ADDRESS, value: -1n }],
    ['amount', { kind: 'transfer', to: ADDRESS } as never],
    ['token', { kind: 'transfer', to: ADDRESS, amount: 1n, token: '' }],
    ['transaction', { kind: 'bytes', transaction: new Uint8Array() }],
    ['kind', { to: ADDRESS, value: 1n } as never],
  ])('rejects a transaction whose %s is wrong on every chain, before the adapter sees it', async (field, request) => {
    const { fake, lintel } = setUpLintel()
    lintel.start()
    const asked = lintel.actions.connect({ connectorId: 'prism' })
    fake.connects[0]?.resolve(session)
    await asked
    await expect(lintel.actions.sendTransaction(request)).rejects.toMatchObject({ code: 'invalid-transaction', field })
    await expect(lintel.actions.quote(request)).rejects.toMatchObject({ code: 'invalid-transaction', field })
    expect(fake.calls).not.toContain('sendTransaction')
  })

  it('leaves checks of the chain to its adapter', async () => {
    const { fake, lintel } = setUpLintel()
    lintel.start()
    const asked = lintel.actions.connect({ connectorId: 'prism' })
    fake.connects[0]?.resolve(session)
    await asked
    await lintel.actions.sendTransaction({ kind: 'call', to: 'harbor.eth', data: 'memo' })
    expect(fake.calls).toContain('sendTransaction')
  })

  it('rejects a switch to chain 0 and to a network that is not listed', async () => {
    const { lintel } = setUpLintel()
    await expect(lintel.actions.switchNetwork({ network: 'eip155:0' })).rejects.toMatchObject({
      code: 'invalid-chain-id',
    })
    await expect(lintel.actions.switchNetwork({ network: 'eip155:5' })).rejects.toMatchObject({
      code: 'network-not-configured',
    })
  })
})

describe('a subscriber that throws', () => {
  it('does not affect the others: they are called, effects run, and events continue', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { fake, clock, lintel } = setUpLintel()
    const broken = new Error('broken')
    lintel.store.subscribe(() => {
      throw broken
    })
    const heard = vi.fn()
    const unsubscribe = lintel.store.subscribe(heard)
    void lintel.actions.connect({ connectorId: 'prism' })
    expect(fake.calls).toEqual(['connect'])
    expect(clock.countTimers()).toBe(1)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledWith(expect.stringContaining('subscriber'), broken)
    lintel.actions.open()
    expect(lintel.store.getState().modal.open).toBe(true)
    unsubscribe()
    lintel.actions.close()
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('does not keep the others from new messages', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { lintel } = setUpLintel()
    lintel.messages.subscribe(() => {
      throw new Error('broken')
    })
    const heard = vi.fn()
    lintel.messages.subscribe(heard)
    await lintel.actions.setMessages({ common: { close: 'Shut' } })
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('storage', () => {
  const corrupt = Object.fromEntries(Object.keys(storedSession).map((key) => [key, '{"version":1,"val']))
  const older = Object.fromEntries(Object.keys(storedSession).map((key) => [key, '{"version":0,"value":["eip155"]}']))
  const wrong = Object.fromEntries(Object.keys(storedSession).map((key) => [key, '{"version":1,"value":{"x":1}}']))

  it.each<[string, () => KeyValueStorage | undefined, number]>([
    ['normal', () => createMemoryStorage(), 0],
    ['absent', () => undefined, 0],
    ['blocked', () => blockedStorage, 1],
    ['full', () => createFullStorage(), 1],
    ['corrupt', () => createMemoryStorage(corrupt), 1],
    ['of an older version', () => createMemoryStorage(older), 1],
    ['of a wrong shape', () => createMemoryStorage(wrong), 1],
  ])('%s: connect, switch and disconnect work', async (_name, makeStorage, warnings) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { fake, lintel, evm } = setUpLintel({ storage: makeStorage() })
    lintel.start()
    expect(evm().status).toBe('disconnected')
    const connected = lintel.actions.connect({ connectorId: 'prism' })
    fake.connects[0]?.resolve(session)
    await connected
    const switched = lintel.actions.switchNetwork({ network: 'eip155:10' })
    fake.switches[0]?.resolve()
    await switched
    expect(evm()).toMatchObject({ status: 'connected', network: 'eip155:10' })
    await lintel.actions.disconnect()
    expect(evm().status).toBe('disconnected')
    expect(warn).toHaveBeenCalledTimes(warnings)
  })
})
