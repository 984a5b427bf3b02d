import { expect, test, vi } from 'vitest'
import { createStateStore } from '../../../../wallets/practice/state/create-state-store.js'
import { initialWalletState } from '../../../../wallets/practice/state/wallet-state.js'

/** The part of a window that the store uses. */
function createPage(storage: Partial<Storage> | null) {
  const target = new EventTarget()
  return Object.defineProperty(target, 'localStorage', {
    get() {
      if (!storage) throw new DOMException('blocked', 'SecurityError')
      return storage
    },
  }) as unknown as Window
}

const changed = { ...initialWalletState, activeChainId: 31338 }

test('a change made by another page of the wallet is read and reported', () => {
  const page = createPage({ getItem: () => null })
  const store = createStateStore(page)
  const listener = vi.fn()
  const end = store.subscribe(listener)
  const tell = (newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'practice-wallet', newValue }))
  tell(JSON.stringify(changed))
  expect(listener.mock.calls).toEqual([[changed, initialWalletState]])
  expect(store.read()).toEqual(changed)
  end()
  tell(null)
  expect(listener).toHaveBeenCalledOnce()
})

test('blocked storage is no failure: the state lasts as long as the page', () => {
  const store = createStateStore(createPage(null))
  store.write(changed)
  expect(store.read()).toEqual(changed)
})

test('full storage is said once and the change still counts', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const store = createStateStore(createPage({ getItem: () => null, setItem }))
  store.write(changed)
  expect(store.read()).toEqual(changed)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
