import type { LintelStorage } from './lintel-storage.js'
import type { CachedEntry, CachedValues } from './stored-cache.js'

/** Where the last answer of one query is stored. */
export type CacheSlot<Data> = {
  read(): CachedEntry<Data> | undefined
  write(data: Data): void
  /** The answer that another tab has stored since this one last read or wrote it, while it is fresh. */
  takeNewer(staleTime: number): CachedEntry<Data> | undefined
}

/** The stored answers of the queries, shared by the tabs of a browser. */
export type DataCache = {
  open<Kind extends keyof CachedValues>(kind: Kind, id: string): CacheSlot<CachedValues[Kind]>
  /** Call it when a transaction was confirmed: answers stored before are outdated. */
  expire(): void
  /** Whether a service may still answer with data from before a transaction of this account. */
  isExpired(): boolean
}

/** How long a service may take to see a confirmed transaction, in ms. */
const EXPIRED_FOR = 60_000

type Parameters = {
  storage: LintelStorage
  now(): number
  /** False before the start and on a server: nothing is read then, so that the first render matches the server's. */
  isReadable(): boolean
}

export function createDataCache({ storage, now, isReadable }: Parameters): DataCache {
  /** When each entry that this tab last read or wrote was made, in ms since the epoch. */
  const seen = new Map<string, number>()
  let expiredAt = Number.NEGATIVE_INFINITY

  return {
    open(kind, id) {
      const name = `${kind} ${id}`
      const find = () => {
        const entries = isReadable() ? storage.readCache(kind) : {}
        const entry = Object.hasOwn(entries, id) ? entries[id] : undefined
        // A clock that was set back.
        return entry && entry.at <= now() ? entry : undefined
      }
      return {
        read() {
          const entry = find()
          if (entry) seen.set(name, entry.at)
          return entry
        },
        write(data) {
          const at = now()
          seen.set(name, at)
          storage.addCached(kind, id, { at, data })
        },
        takeNewer(staleTime) {
          const entry = find()
          if (!entry || entry.at < expiredAt || entry.at <= (seen.get(name) ?? 0)) return undefined
          if (now() - entry.at >= staleTime) return undefined
          seen.set(name, entry.at)
          return entry
        },
      }
    },
    expire() {
      expiredAt = now()
    },
    isExpired: () => now() - expiredAt < EXPIRED_FOR,
  }
}
