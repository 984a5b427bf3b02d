import { isRecord } from '../../rules/is-record.js'
import type { Log } from '../effects/create-log.js'
import type { Transaction } from '../model/activity.js'
import { type CaipNetworkId, isCaipNetworkId, isNamespace, type Namespace } from '../model/caip.js'
import { MAX_RECENT_WALLETS, MAX_SENT, type RecentWallet } from '../model/state.js'
import type { FeatureStored } from '../model/views/feature-types.js'
import type { AccountTypes, EmbeddedAccountType } from '../wallets/embedded-wallet.js'
import { isAccountTypes, isListOf, isRecentWallet, isText } from './check-stored.js'
import type { KeyValueStorage } from './key-value-storage.js'
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

/** The values kept between visits. */
export type StoredValues = FeatureStored & CoreStored

type CoreStored = {
  /** The connectors of the connected wallets, per namespace: the last used first. */
  wallets: Partial<Record<Namespace, readonly string[]>>
  /** The last used network; its namespace was the active one. */
  network: CaipNetworkId | null
  connected: readonly Namespace[]
  /** Set when the visitor disconnected, so that nothing is restored. */
  disconnected: boolean
  /** Newest first. */
  recentWallets: readonly RecentWallet[]
  /** Sent from this browser, newest first. */
  transactions: readonly Transaction[]
  /** The type of account of the embedded wallet that the visitor has chosen. */
  accountTypes: AccountTypes
}

/** The stored connections. */
export type StoredWallets = Pick<StoredValues, 'wallets' | 'connected' | 'disconnected'>

/** Typed access to the stored values, under the prefix `lintel.`. Never throws. */
export type LintelStorage = {
  read<Key extends keyof StoredValues>(key: Key): StoredValues[Key]
  readAll(): StoredValues
  write<Key extends keyof StoredValues>(key: Key, value: StoredValues[Key]): void
  /** The last answers of a kind of query. */
  readCache<Kind extends keyof CachedValues>(kind: Kind): CachedEntries<CachedValues[Kind]>
  /** Drops what is too old, too many or too long. */
  addCached<Kind extends keyof CachedValues>(kind: Kind, id: string, entry: CachedEntry<CachedValues[Kind]>): void
  /** Puts the wallet first. Keeps the others: one that is slow to answer is restored later. */
  saveConnected(namespace: Namespace, connectorId: string): void
  /** Appends the wallets that are not stored yet. */
  saveRestored(namespace: Namespace, connectorIds: readonly string[]): void
  /** `connectorId` null for every wallet. */
  saveDisconnected(namespace: Namespace, connectorId: string | null): void
  saveAccountType(namespace: Namespace, accountType: EmbeddedAccountType): void
}

/** `length`: how many items of a list are read. A changed or older value may have more. */
export type Parser<Value> = { empty: Value; accepts(value: unknown): boolean; length?: number }

type Parsers<Values> = { [Key in keyof Values]: Parser<Values[Key]> }

const coreParsers: Parsers<CoreStored> = {
  wallets: {
    empty: {},
    accepts: (value) =>
      isRecord(value) && Object.entries(value).every(([key, ids]) => isNamespace(key) && isListOf(ids, isText)),
  },
  network: {
    empty: null,
    accepts: (value) => value === null || isCaipNetworkId(value),
  },
  connected: { empty: [], accepts: (value) => isListOf(value, isNamespace) },
  disconnected: { empty: false, accepts: (value) => typeof value === 'boolean' },
  recentWallets: { empty: [], accepts: (value) => isListOf(value, isRecentWallet), length: MAX_RECENT_WALLETS },
  transactions: { empty: [], accepts: (value) => isListOf(value, isTransaction), length: MAX_SENT },
  accountTypes: { empty: {}, accepts: isAccountTypes },
}

/**
 * The only module that reads and writes what is stored. `featureParsers`: of the values that features store. Calls `onWrite` with the
 * key after each change but of caches. Drops corrupt JSON, other versions and wrong shapes, with one warning for all of them. `backend`
 * must not throw: wrap it in `createSafeStorage`.
 *
 * @example
 * const storage = createLintelStorage(createSafeStorage(() => window.localStorage))
 * storage.saveConnected('eip155', 'com.example.wallet')
 * storage.read('wallets') // { eip155: ['com.example.wallet'] }
 */
export function createLintelStorage(
  backend: KeyValueStorage,
  log: Pick<Log, 'warn'> = console,
  featureParsers: object = {},
  onWrite?: (key: string) => void,
): LintelStorage {
  const parsers = { ...coreParsers, ...featureParsers } as Parsers<StoredValues>
  let hasWarned = false

  function parse<Value>(name: string, { empty, accepts, length }: Parser<Value>): Value {
    const key = `lintel.${name}`
    const text = backend.getItem(key)
    if (text === null) return empty
    const stored = parseVersioned(text)
    const value = Array.isArray(stored) ? stored.slice(0, length) : stored
    if (value !== undefined && accepts(value)) return value as Value
    if (!hasWarned) log.warn(`What was stored under "${key}" cannot be read and was dropped.`)
    hasWarned = true
    backend.removeItem(key)
    return empty
  }

  function read<Key extends keyof StoredValues>(name: Key): StoredValues[Key] {
    return parse(name, parsers[name] as Parser<StoredValues[Key]>)
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
    if (name in parsers) onWrite?.(key)
  }

  function listStored(namespace: Namespace): readonly string[] {
    return read('wallets')[namespace] ?? []
  }

  function saveWallets(namespace: Namespace, connectorIds: readonly string[]): void {
    write('wallets', { ...read('wallets'), [namespace]: [...new Set(connectorIds)] })
    write('disconnected', false)
    write('connected', [...new Set([...read('connected'), namespace])])
  }

  return {
    read,
    readAll: () =>
      Object.fromEntries(Object.keys(parsers).map((name) => [name, read(name as keyof StoredValues)])) as never,
    write,
    readCache,
    addCached: (kind, id, entry) => write(kind, addCached(readCache(kind), id, entry, writeJson)),
    saveConnected: (namespace, connectorId) => saveWallets(namespace, [connectorId, ...listStored(namespace)]),
    saveRestored: (namespace, connectorIds) => saveWallets(namespace, [...listStored(namespace), ...connectorIds]),
    saveDisconnected(namespace, connectorId) {
      const { [namespace]: stored = [], ...wallets } = read('wallets')
      const left = connectorId === null ? [] : stored.filter((id) => id !== connectorId)
      if (left.length > 0) return write('wallets', { ...wallets, [namespace]: left })
      const connected = read('connected').filter((name) => name !== namespace)
      write('wallets', wallets)
      write('connected', connected)
      write('disconnected', connected.length === 0)
    },
    saveAccountType: (namespace, accountType) =>
      write('accountTypes', { ...read('accountTypes'), [namespace]: accountType }),
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
