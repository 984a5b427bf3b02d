import { initialWalletState, parseWalletState, type WalletState } from './wallet-state.js'

/** The wallet's stored state. Also reports changes made by the wallet's other pages. */
export type StateStore = {
  read(): WalletState
  write(state: WalletState): void
  /** Returns a function that unsubscribes. */
  subscribe(listener: (after: WalletState, before: WalletState) => void): () => void
}

const key = 'practice-wallet'

/** Stores the state in `localStorage`, or in memory when the browser blocks storage. */
export function createStateStore(page: Window): StateStore {
  const storage = openStorage(page)
  const listeners = new Set<(after: WalletState, before: WalletState) => void>()
  let state = storage ? parseWalletState(storage.getItem(key)) : initialWalletState

  const change = (after: WalletState) => {
    const before = state
    state = after
    for (const listener of listeners) listener(after, before)
  }
  page.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) change(parseWalletState(event.newValue))
  })

  return {
    read: () => state,
    write(after) {
      try {
        storage?.setItem(key, JSON.stringify(after))
      } catch (error) {
        console.warn('The practice wallet could not save its state; it is kept until the page closes.', error)
      }
      change(after)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function openStorage(page: Window): Storage | null {
  try {
    return page.localStorage
  } catch {
    // Storage is blocked: the state is lost on reload.
    return null
  }
}
