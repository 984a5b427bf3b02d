import { readCaller } from '../../rpc/reply-meter.js'

export type Cache<Value> = {
  /** Returns the value of `key`, and loads it if it is missing or too old. `isForced` loads it in any case. */
  read(key: string, load: () => Promise<Value>, isForced?: boolean): Promise<Value>
}

type Entry<Value> = { value: Value; startedAt: number; length: number; number: number }

/** A load that has not ended yet. Loads are numbered in the order of their start. */
type Load<Value> = { value: Promise<Value>; startedAt: number; number: number }

type CacheOptions<Value> = {
  /** The size of a value, for example in characters. Needed if a stranger decides its length. Default: 0. */
  measure?: (value: Value) => number
  /**
   * Whether loads wait for their turn among the callers (`createLimiter`). A load of a caller with many requests waits behind
   * all that, so another caller loads by itself. Otherwise all callers share a load. Default true.
   */
  takesTurns?: boolean
}

/** The maximum number of values. The one that was loaded longest ago is dropped first. */
const MAX_KEPT = 5_000

/** The maximum size of all values together, in the unit of `measure`. */
const MAX_LENGTH = 32_000_000

/**
 * Creates a cache in memory. Values live for `lifetime` ms; requests of one caller at the same time share one load. Errors are
 * not kept.
 */
export function createCache<Value>(
  lifetime: number,
  { measure = () => 0, takesTurns = true }: CacheOptions<Value> = {},
): Cache<Value> {
  const entries = new Map<string, Entry<Value>>()
  /** The newest one of each caller, or of all, by key. */
  const loads = new Map<string, Load<Value>>()
  let started = 0
  let total = 0
  const forget = (key: string) => {
    total -= entries.get(key)?.length ?? 0
    entries.delete(key)
  }
  const forgetOldest = () => {
    const [oldest] = entries.keys()
    if (oldest !== undefined) forget(oldest)
  }
  const keep = (key: string, entry: Entry<Value>) => {
    // A load that began later has ended before.
    if ((entries.get(key)?.number ?? 0) > entry.number) return
    // Insertion order is the order of loading.
    forget(key)
    entries.set(key, entry)
    total += entry.length
    while (entries.size > MAX_KEPT || total > MAX_LENGTH) forgetOldest()
  }
  const isFresh = ({ startedAt }: { startedAt: number }) => Date.now() - startedAt < lifetime

  function start(key: string, name: string, load: () => Promise<Value>): Promise<Value> {
    started += 1
    const loading = { value: load(), startedAt: Date.now(), number: started }
    loads.set(name, loading)
    const end = () => {
      if (loads.get(name) === loading) loads.delete(name)
    }
    loading.value.then((value) => {
      end()
      keep(key, { ...loading, value, length: measure(value) })
    }, end)
    return loading.value
  }

  return {
    async read(key, load, isForced = false) {
      const name = takesTurns ? `${readCaller()} ${key}` : key
      if (isForced) return start(key, name, load)
      const own = loads.get(name)
      if (own && isFresh(own)) return own.value
      const kept = entries.get(key)
      return kept && isFresh(kept) ? kept.value : start(key, name, load)
    },
  }
}
