import { isRecord } from '../../rules/is-record.js'
import type { Log } from '../log/create-log.js'
import { isCaipNetworkId } from '../model/caip.js'
import type { KeyValueStorage } from '../model/key-value-storage.js'
import { MAX_SENT } from '../model/state.js'
import type { CoreStored, StoredValues } from '../model/stored-values.js'
import { isAccountTypes, isListOf, isStoredConnection } from './check-stored.js'
import { olderNames, readOlder } from './older-connections.js'
import {
  addCached,
  type CachedEntries,
  type CachedEntry,
  type CachedValues,
  createCacheCheck,
  isTransaction,
} from './stored-cache.js'

/** Raise it when a stored shape changes. Values of older versions are dropped. */
const VERSION = 1

/** The most connections that are read. */
const MAX_CONNECTIONS = 50

/** Typed access to the stored values, under the prefix `lintel.`. Never throws. */
export type LintelStorage = {
  read<Key extends keyof StoredValues>(key: Key): StoredValues[Key]
  readAll(): StoredValues
  write<Key extends keyof StoredValues>(key: Key, value: StoredValues[Key]): void
  /** The last answers to one kind of query. */
  readCache<Kind extends keyof CachedValues>(kind: Kind): CachedEntries<CachedValues[Kind]>
  /** Drops entries that are too old, too many or too long. */
  addCached<Kind extends keyof CachedValues>(kind: Kind, id: string, entry: CachedEntry<CachedValues[Kind]>): void
}

/** `length`: the most items of a list that are read. A changed or older value may have more. */
export type Parser<Value> = { empty: Value; accepts(value: unknown): boolean; length?: number }

type Parsers<Values> = { [Key in keyof Values]: Parser<Values[Key]> }

const coreParsers: Parsers<CoreStored> = {
  connections: { empty: [], accepts: (value) => isListOf(value, isStoredConnection), length: MAX_CONNECTIONS },
  network: {
    empty: null,
    accepts: (value) => value === null || isCaipNetworkId(value),
  },
  transactions: { empty: [], accepts: (value) => isListOf(value, isTransaction), length: MAX_SENT },
  accountTypes: { empty: {}, accepts: isAccountTypes },
}

/**
 * The only module that accesses stored values. `featureParsers`: for the values that features store. Calls `onWrite` with the
 * key after each change except of caches. Drops corrupt JSON, other versions and wrong shapes, with one warning for all of them. `backend`
 * must not throw: wrap it in `createSafeStorage`.
 *
 * @example
 * const storage = createLintelStorage(createSafeStorage(() => window.localStorage))
 * storage.write('network', 'eip155:1')
 * storage.read('network') // 'eip155:1'
 */
export function createLintelStorage(
  backend: KeyValueStorage,
  log: Pick<Log, 'warn'> = console,
  featureParsers: object = {},
  onWrite?: (key: string) => void,
): LintelStorage {
  const parsers = { ...coreParsers, ...featureParsers } as Parsers<StoredValues>
  let hasWarned = false
  /** The values last read or written, with their texts: an unchanged value is not checked again, and stays the same object. */
  const known = new Map<string, { text: string; value: unknown }>()

  function parse<Value>(name: string, { empty, accepts, length }: Parser<Value>): Value {
    const key = `lintel.${name}`
    const text = backend.getItem(key)
    if (text === null) return empty
    const last = known.get(key)
    if (last?.text === text) return last.value as Value
    const stored = parseVersioned(text)
    const value = Array.isArray(stored) ? stored.slice(0, length) : stored
    if (value !== undefined && accepts(value)) {
      known.set(key, { text, value })
      return value as Value
    }
    if (!hasWarned) log.warn(`The stored value of "${key}" cannot be read and was dropped.`)
    hasWarned = true
    backend.removeItem(key)
    return empty
  }

  function read<Key extends keyof StoredValues>(name: Key): StoredValues[Key] {
    if (name === 'connections' && backend.getItem('lintel.connections') === null) takeOverOlder()
    return parse(name, parsers[name] as Parser<StoredValues[Key]>)
  }

  function takeOverOlder(): void {
    const texts = olderNames.map((older) => backend.getItem(`lintel.${older}`))
    if (texts.every((text) => text === null)) return
    const connections = readOlder((older) => parseVersioned(texts[olderNames.indexOf(older)] ?? ''))
    // Keep the old values: a tab that still runs the earlier version would take their removal for a disconnect, and end its sessions.
    backend.setItem('lintel.connections', writeJson({ version: VERSION, value: connections }))
  }

  function readCache<Kind extends keyof CachedValues>(kind: Kind): CachedEntries<CachedValues[Kind]> {
    return parse(kind, { empty: {}, accepts: createCacheCheck(kind) })
  }

  /** Does not write an unchanged value, or the tabs that follow each other would loop. */
  function write(name: keyof StoredValues | keyof CachedValues, value: unknown): void {
    const text = writeJson({ version: VERSION, value })
    const key = `lintel.${name}`
    if (backend.getItem(key) === text) return
    backend.setItem(key, text)
    known.set(key, { text, value })
    if (name in parsers) onWrite?.(key)
  }

  return {
    read,
    readAll: () =>
      Object.fromEntries(Object.keys(parsers).map((name) => [name, read(name as keyof StoredValues)])) as never,
    write,
    readCache,
    addCached: (kind, id, entry) => write(kind, addCached(readCache(kind), id, entry, writeJson)),
  }
}

/** Parses a value that this version wrote; undefined for any other text. */
function parseVersioned(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text, reviveBigInt)
    return isRecord(parsed) && parsed.version === VERSION ? parsed.value : undefined
  } catch {
    // Not JSON: written by other code, or truncated. The caller drops it and logs a warning.
    return undefined
  }
}

/** JSON has no bigint: `{ "$bigint": "10" }`. */
function writeJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? { $bigint: String(part) } : part))
}

function reviveBigInt(_key: string, part: unknown): unknown {
  if (!isRecord(part) || typeof part.$bigint !== 'string') return part
  return /^-?\d{1,80}$/.test(part.$bigint) ? BigInt(part.$bigint) : null
}
