/**
 * The part of `Storage` that Lintel uses. Implementations never throw: blocked, full or corrupt storage
 * is logged once and then behaves as an empty one (specification §8).
 */
export type KeyValueStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
