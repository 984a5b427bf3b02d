import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSafeStorage } from '../../../../src/core/storage/create-safe-storage.js'
import { createLintelStorage } from '../../../../src/core/storage/lintel-storage.js'
import { blockedStorage, createFullStorage, createMemoryStorage } from '../fixtures/storages.js'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

afterEach(() => {
  warn.mockClear()
})

describe('lintel storage', () => {
  it('keeps the wallets of a namespace, the last used first', () => {
    const storage = createLintelStorage(createMemoryStorage())
    for (const id of ['a', 'b']) storage.saveConnected('eip155', id)
    expect(storage.read('wallets')).toEqual({ eip155: ['b', 'a'] })
    storage.saveConnected('eip155', 'a')
    expect(storage.read('wallets')).toEqual({ eip155: ['a', 'b'] })
    storage.saveDisconnected('eip155', 'a')
    expect([storage.read('wallets'), storage.read('connected')]).toEqual([{ eip155: ['b'] }, ['eip155']])
    storage.saveDisconnected('eip155', 'b')
    expect([storage.read('wallets'), storage.read('disconnected')]).toEqual([{}, true])
  })

  it('has no connection stored only after the last namespace has disconnected', () => {
    const storage = createLintelStorage(createMemoryStorage())
    storage.saveConnected('eip155', 'a')
    storage.saveConnected('solana', 'b')
    storage.saveDisconnected('eip155', null)
    expect([storage.read('connected'), storage.read('disconnected')]).toEqual([['solana'], false])
    storage.saveDisconnected('solana', null)
    expect([storage.read('connected'), storage.read('disconnected')]).toEqual([[], true])
  })

  it('keeps the type of account per namespace, and drops an unknown type or namespace', () => {
    const memory = createMemoryStorage()
    const storage = createLintelStorage(memory)
    storage.saveAccountType('eip155', 'eoa')
    storage.saveAccountType('solana', 'eoa')
    storage.saveAccountType('eip155', 'smartAccount')
    expect(storage.readAll().accountTypes).toEqual({ eip155: 'smartAccount', solana: 'eoa' })
    memory.setItem('lintel.accountTypes', '{"version":1,"value":{"eip155":"payment"}}')
    expect(storage.read('accountTypes')).toEqual({})
    memory.setItem('lintel.accountTypes', '{"version":1,"value":{"mars":"eoa"}}')
    expect(storage.read('accountTypes')).toEqual({})
  })

  it.each([
    ['corrupt JSON', '{"versi'],
    ['another version', '{"version":2,"value":["eip155"]}'],
    ['a wrong shape', '{"version":1,"value":[7]}'],
    ['no object', '7'],
  ])('drops %s with one warning', (_name, text) => {
    const memory = createMemoryStorage({ 'lintel.connected': text, 'lintel.recentWallets': text })
    const storage = createLintelStorage(memory)
    expect([storage.read('connected'), storage.read('recentWallets')]).toEqual([[], []])
    expect(warn).toHaveBeenCalledTimes(1)
    expect(memory.values.size).toBe(0)
  })

  describe('a recent wallet', () => {
    const wallet = { id: 'p', name: 'Prism', isCertified: true, chains: ['eip155:1'], injected: [], order: 1 }
    const readRecent = (change: object) => {
      const recent = [{ connectorId: 'walletConnect', wallet: { ...wallet, ...change } }]
      const text = JSON.stringify({ version: 1, value: recent })
      return createLintelStorage(createMemoryStorage({ 'lintel.recentWallets': text })).read('recentWallets')
    }

    it.each([
      {},
      { rdns: 'app.prism', mobileLink: 'prism://', imageUrl: 'https://prism.example/icon.png' },
      { injected: [{ namespace: 'eip155', injectedId: 'isPrism' }] },
    ])('is read with %j', (change) => {
      expect(readRecent(change)).toEqual([{ connectorId: 'walletConnect', wallet: { ...wallet, ...change } }])
    })

    it.each([
      { id: 7 },
      { name: {} },
      { isCertified: 'yes' },
      { rdns: 7 },
      { imageUrl: {} },
      { mobileLink: ['prism://'] },
      { edgeStore: null },
      { chains: 'eip155:1' },
      { chains: [null] },
      { chains: ['cosmos:hub'] },
      { injected: [null] },
      { injected: undefined },
      { injected: [{ namespace: 'eip155', injectedId: {} }] },
      { order: 'first' },
    ])('that was tampered with is dropped: %j', (change) => {
      expect(readRecent(change)).toEqual([])
      expect(warn).toHaveBeenCalledTimes(1)
    })
  })

  it('reads the two newest recent wallets of a longer list, whatever follows them', () => {
    const listed = ['a', 'b', 'c'].map((connectorId) => ({ connectorId, wallet: null }))
    const text = JSON.stringify({ version: 1, value: [...listed, { connectorId: 7 }] })
    const storage = createLintelStorage(createMemoryStorage({ 'lintel.recentWallets': text }))
    expect(storage.read('recentWallets').map(({ connectorId }) => connectorId)).toEqual(['a', 'b'])
    expect(storage.readAll().recentWallets).toHaveLength(2)
    expect(warn).not.toHaveBeenCalled()
  })

  it('uses no key outside its prefix', () => {
    const memory = createMemoryStorage({ theme: 'dark' })
    const storage = createLintelStorage(memory)
    storage.saveConnected('eip155', 'a')
    storage.write('network', 'eip155:1')
    expect([...memory.values.keys()].filter((key) => !key.startsWith('lintel.'))).toEqual(['theme'])
  })
})

describe('safe storage', () => {
  it.each([
    ['blocked', () => createSafeStorage(() => blockedStorage)],
    ['full', () => createSafeStorage(() => createFullStorage({ key: 'old' }))],
    [
      'refused on access',
      () =>
        createSafeStorage(() => {
          throw new DOMException('denied', 'SecurityError')
        }),
    ],
  ])('%s: works in memory and warns once', (_name, make) => {
    const storage = make()
    storage.setItem('key', 'value')
    expect(storage.getItem('key')).toBe('value')
    storage.setItem('key', 'other')
    storage.removeItem('key')
    expect(storage.getItem('key')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('reads the backend at the first use only', () => {
    const getStorage = vi.fn(() => createMemoryStorage())
    const storage = createSafeStorage(getStorage)
    expect(getStorage).not.toHaveBeenCalled()
    storage.setItem('key', 'value')
    storage.getItem('key')
    expect(getStorage).toHaveBeenCalledTimes(1)
  })
})
