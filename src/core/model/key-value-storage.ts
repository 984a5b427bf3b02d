/**
 * The part of `Storage` that Lintel uses. Implementations never throw: they log blocked, full or corrupt storage once
 * and then behave as an empty one.
 */
export type KeyValueStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
