import type { KeyValueStorage } from './key-value-storage.js'

/**
 * A storage that never throws. Blocked, full or absent storage is said once on the console; from then on what
 * could not be written is kept in memory. `getStorage` is called at the first use, never at import.
 *
 * @example createSafeStorage(() => window.localStorage)
 */
export function createSafeStorage(getStorage: () => KeyValueStorage | undefined): KeyValueStorage {
  /** What the backend did not take; null stands for a key that it would not remove. */
  const memory = new Map<string, string | null>()
  let backend: KeyValueStorage | null | undefined
  let hasWarned = false

  function attempt<Result>(use: (storage: KeyValueStorage) => Result, otherwise: () => Result): Result {
    try {
      if (backend === undefined) backend = getStorage() ?? null
      return backend ? use(backend) : otherwise()
    } catch (error) {
      if (!hasWarned) console.warn('Lintel: storage is not available, the session is kept in memory.', error)
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
