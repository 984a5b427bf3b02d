import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSafeStorage } from '../../../../src/core/storage/create-safe-storage.js'
import { createLintelStorage } from '../../../../src/core/storage/lintel-storage.js'
import { listRecent, putFirst } from '../../../../src/core/storage/stored-connections.js'
import { blockedStorage, createFullStorage, createMemoryStorage } from '../fixtures/storages.js'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

afterEach(() => {
  warn.mockClear()
})

describe('lintel storage', () => {
  it('drops an unknown type of account or namespace', () => {
    const memory = createMemoryStorage()
    const storage = createLintelStorage(memory)
    memory.setItem('lintel.accountTypes', '{"version":1,"value":{"eip155":"payment"}}')
    expect(storage.read('accountTypes')).toEqual({})
    memory.setItem('lintel.accountTypes', '{"version":1,"value":{"mars":"eoa"}}')
    expect(storage.read('accountTypes')).toEqual({})
  })

  it.each([
    ['corrupt JSON', '{"versi'],
    ['another version', '{"version":2,"value":[]}'],
    ['a wrong shape', '{"version":1,"value":[7]}'],
    ['no object', '7'],
  ])('drops %s with one warning', (_name, text) => {
    const memory = createMemoryStorage({ 'lintel.connections': text, 'lintel.transactions': text })
    const storage = createLintelStorage(memory)
    expect([storage.read('connections'), storage.read('transactions')]).toEqual([[], []])
    expect(warn).toHaveBeenCalledTimes(1)
    expect(memory.values.size).toBe(0)
  })

  describe('a recent wallet', () => {
    const wallet = { id: 'p', name: 'Prism', isCertified: true, chains: ['eip155:1'], injected: [], order: 1 }
    const readRecent = (change: object) => {
      const used = { namespace: 'eip155', isConnected: false, chosenAt: 1, connectorId: 'walletConnect' }
      const text = JSON.stringify({ version: 1, value: [{ ...used, wallet: { ...wallet, ...change } }] })
      return listRecent(createLintelStorage(createMemoryStorage({ 'lintel.connections': text })).read('connections'))
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

  it('reads 50 connections of a longer list, whatever follows them', () => {
    const one = { namespace: 'eip155', wallet: null, isConnected: true, chosenAt: null }
    const listed = Array.from({ length: 50 }, (_, index) => ({ ...one, connectorId: `wallet-${index}` }))
    const text = JSON.stringify({ version: 1, value: [...listed, { connectorId: 7 }] })
    const storage = createLintelStorage(createMemoryStorage({ 'lintel.connections': text }))
    expect(storage.read('connections')).toEqual(listed)
    expect(warn).not.toHaveBeenCalled()
  })

  it('returns the same object until the stored text changes, and what another tab has written', () => {
    const memory = createMemoryStorage()
    const [here, there] = [createLintelStorage(memory), createLintelStorage(memory)]
    here.write('connections', putFirst([], 'eip155', 'a'))
    expect(here.read('connections')).toBe(here.read('connections'))
    there.write('connections', [])
    expect(here.read('connections')).toEqual([])
  })

  it('uses no key outside its prefix', () => {
    const memory = createMemoryStorage({ theme: 'dark' })
    const storage = createLintelStorage(memory)
    storage.write('connections', putFirst([], 'eip155', 'a'))
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
