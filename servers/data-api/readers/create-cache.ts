import { readCaller } from '../rpc/reply-meter.js'

export type Cache<Value> = {
  /** Returns the value of `key`, and loads it when there is none or it is too old. `isForced` loads it in any case. */
  read(key: string, load: () => Promise<Value>, isForced?: boolean): Promise<Value>
}

/** `loader`: the caller who loads it; null once it has loaded. */
type Entry<Value> = { value: Promise<Value>; loadedAt: number; length: number; loader: string | null }

/** How many values are kept. The one that was loaded longest ago is forgotten first. */
const MOST_KEPT = 5_000

/** How long all values together may be, in the unit of `measure`. */
const MOST_LENGTH = 32_000_000

/**
 * Creates a cache in memory. Values live for `lifetime` ms; requests of one caller at the same time share one load. Another caller loads
 * by itself: the load of a caller who asks for much waits for its turn behind all that. Errors are not kept.
 *
 * @param measure How long a value is, such as in characters. Needed where a stranger decides its length. Default: nothing.
 */
export function createCache<Value>(lifetime: number, measure: (value: Value) => number = () => 0): Cache<Value> {
  const entries = new Map<string, Entry<Value>>()
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
      const loader = readCaller()
      const entry = entries.get(key)
      const isShared = entry && (entry.loader === null || entry.loader === loader)
      if (isShared && !isForced && Date.now() - entry.loadedAt < lifetime) return entry.value
      const value = load()
      const loading: Entry<Value> = { value, loadedAt: Date.now(), length: 0, loader }
      // Insertion order is the order of loading.
      forget(key)
      entries.set(key, loading)
      if (entries.size > MOST_KEPT) forgetOldest()
      value.then(
        (loaded) => {
          loading.loader = null
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
