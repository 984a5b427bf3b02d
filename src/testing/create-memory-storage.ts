import type { KeyValueStorage } from '../core/model/key-value-storage.js'

/**
 * A storage in memory. Create one per test, so that no test starts with the wallets of another.
 *
 * @example createLintel({ …, storage: createMemoryStorage() })
 */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
