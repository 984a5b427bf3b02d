import type { KeyValueStorage } from '../../../core/model/key-value-storage.js'

/** Prefix of all entries of WalletConnect's client. */
export const storagePrefix = 'lintel.wc.'

/** Whether a session may be stored. Does not load the client's code, which most visitors never need. */
export function hasStoredSession(storage: KeyValueStorage): boolean {
  const text = storage.getItem(`${storagePrefix}session`)
  return text !== null && text.trim() !== '' && text.trim() !== '[]'
}
