export type Cache<Value> = {
  /** Returns the value of `key`, and loads it when there is none or it is too old. `isForced` loads it in any case. */
  read(key: string, load: () => Promise<Value>, isForced?: boolean): Promise<Value>
}

/** How many values are kept. The one that was loaded longest ago is forgotten first. */
const MOST_KEPT = 5_000

/** How long all values together may be, in the unit of `measure`. */
const MOST_LENGTH = 32_000_000

/**
 * Creates a cache in memory. Values live for `lifetime` ms; callers at the same time share one load. Errors are not kept.
 *
 * @param measure How long a value is, such as in characters. Needed where a stranger decides its length. Default: nothing.
 */
export function createCache<Value>(lifetime: number, measure: (value: Value) => number = () => 0): Cache<Value> {
  const entries = new Map<string, { value: Promise<Value>; loadedAt: number; length: number }>()
  let total = 0
  const forget = (key: string) => {
    total -= entries.get(key)?.length ?? 0
    entries.delete(key)
  }
  const forgetOldest = () => {
    const [oldest] = entries.keys()
    if (oldest !== undefined) forget(oldest)
  }
  return {
    read(key, load, isForced = false) {
      const entry = entries.get(key)
      if (entry && !isForced && Date.now() - entry.loadedAt < lifetime) return entry.value
      const value = load()
      const loading = { value, loadedAt: Date.now(), length: 0 }
      // Insertion order is the order of loading.
      forget(key)
      entries.set(key, loading)
      if (entries.size > MOST_KEPT) forgetOldest()
      value.then(
        (loaded) => {
          if (entries.get(key) !== loading) return
          loading.length = measure(loaded)
          total += loading.length
          while (total > MOST_LENGTH) forgetOldest()
        },
        () => {
          if (entries.get(key) === loading) forget(key)
        },
      )
      return value
    },
  }
}
