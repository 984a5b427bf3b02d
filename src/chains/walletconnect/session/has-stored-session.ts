import type { KeyValueStorage } from '../../../core/storage/key-value-storage.js'

/** Before the names of all that WalletConnect's client stores. */
export const storagePrefix = 'lintel.wc.'

/** Whether a session may be stored: told without the client's code, which most visitors never need. */
export function hasStoredSession(storage: KeyValueStorage): boolean {
  const text = storage.getItem(`${storagePrefix}session`)
  return text !== null && text.trim() !== '' && text.trim() !== '[]'
}
