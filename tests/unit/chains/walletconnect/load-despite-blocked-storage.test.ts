import { afterEach, describe, expect, it } from 'vitest'
import { loadDespiteBlockedStorage } from '../../../../src/chains/walletconnect/load-despite-blocked-storage.js'

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
const blocked = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
/** Reads the storage as the client's packages do when they load. */
const load = async () => globalThis.localStorage ?? 'memory'

afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before)
  else Reflect.deleteProperty(globalThis, 'localStorage')
})

describe('loading while the browser blocks storage', () => {
  it("finds no storage, and restores the page's global", async () => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: blocked })
    await expect(loadDespiteBlockedStorage(load)).resolves.toBe('memory')
    expect(() => globalThis.localStorage).toThrow('Access is denied')
  })

  it('restores the global also when loading fails', async () => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: blocked })
    await expect(loadDespiteBlockedStorage(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
    expect(() => globalThis.localStorage).toThrow('Access is denied')
  })

  it('does not change storage that can be read', async () => {
    const storage = { length: 0 }
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage })
    await expect(loadDespiteBlockedStorage(load)).resolves.toBe(storage)
  })
})
