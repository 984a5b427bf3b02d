import type { Log } from '../log/create-log.js'
import type { KeyValueStorage } from '../model/key-value-storage.js'

/**
 * A storage that never throws. Logs once if the storage is blocked, full or missing, and then keeps in memory the values that it
 * could not write. Calls `getStorage` at the first use, never at import.
 *
 * @example createSafeStorage(() => window.localStorage)
 */
export function createSafeStorage(
  getStorage: () => KeyValueStorage | undefined,
  log: Pick<Log, 'warn'> = console,
): KeyValueStorage {
  /** Values that the backend failed to write; null for a key that it failed to remove. */
  const memory = new Map<string, string | null>()
  let backend: KeyValueStorage | null | undefined
  let hasWarned = false

  function attempt<Result>(use: (storage: KeyValueStorage) => Result, otherwise: () => Result): Result {
    try {
      if (backend === undefined) backend = getStorage() ?? null
      return backend ? use(backend) : otherwise()
    } catch (error) {
      if (!hasWarned) log.warn('Storage is not available, the session is kept in memory.', error)
      hasWarned = true
      return otherwise()
    }
  }

  return {
    getItem(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      return attempt(
        (storage) => storage.getItem(key),
        () => null,
      )
    },
    setItem(key, value) {
      memory.delete(key)
      attempt(
        (storage) => storage.setItem(key, value),
        () => void memory.set(key, value),
      )
    },
    removeItem(key) {
      memory.delete(key)
      attempt(
        (storage) => storage.removeItem(key),
        () => void memory.set(key, null),
      )
    },
  }
}
