export type Cache<Value> = {
  /** Returns the value of `key`, and loads it when there is none or it is too old. `isForced` loads it in any case. */
  read(key: string, load: () => Promise<Value>, isForced?: boolean): Promise<Value>
}

/** How many values are kept. The one that was loaded longest ago is forgotten first. */
const MOST_KEPT = 5_000

/** Creates a cache in memory. Values live for `lifetime` ms; callers at the same time share one load. Errors are not kept. */
export function createCache<Value>(lifetime: number, now: () => number = Date.now): Cache<Value> {
  const entries = new Map<string, { value: Promise<Value>; loadedAt: number }>()
  return {
    read(key, load, isForced = false) {
      const entry = entries.get(key)
      if (entry && !isForced && now() - entry.loadedAt < lifetime) return entry.value
      const value = load()
      // Insertion order is the order of loading.
      entries.delete(key)
      entries.set(key, { value, loadedAt: now() })
      const [oldest] = entries.keys()
      if (oldest !== undefined && entries.size > MOST_KEPT) entries.delete(oldest)
      value.catch(() => {
        if (entries.get(key)?.value === value) entries.delete(key)
      })
      return value
    },
  }
}
