import type { KeyValueStorage } from '../../../core/model/key-value-storage.js'
import { isRecord } from '../../../rules/is-record.js'
import { storagePrefix } from '../session/has-stored-session.js'
import type { ClientCore } from '../sign-client.js'

/** WalletConnect's key-value storage, in Lintel's storage. */
export type ClientStorage = ClientCore['storage'] & {
  /** Removes everything this client has read or written. */
  clear(): void
}

/** Entries that are maps. All others are lists of records. */
const recordNames = ['keychain', 'messages', 'messages_withoutClientAck', 'verify:public:key']

/**
 * Stores each entry under `lintel.wc.` and the last part of its name. Drops values of another shape than the client
 * writes, because the client does not check what it reads. Never throws, as long as `storage` does not.
 */
export function createClientStorage(storage: KeyValueStorage): ClientStorage {
  const known = new Set<string>()

  function nameKey(key: string): string {
    const name = `${storagePrefix}${key.split('//').at(-1) ?? key}`
    known.add(name)
    return name
  }

  function read(key: string): unknown {
    const text = storage.getItem(key)
    if (text === null) return undefined
    const value = parse(key.slice(storagePrefix.length), text)
    if (value === undefined) storage.removeItem(key)
    return value
  }

  return {
    getKeys: async () => [...known],
    getEntries: async <Value>() => [...known].map((key): [string, Value] => [key, read(key) as Value]),
    getItem: async <Value>(key: string) => read(nameKey(key)) as Value | undefined,
    setItem: async (key, value) => storage.setItem(nameKey(key), JSON.stringify(value)),
    removeItem: async (key) => storage.removeItem(nameKey(key)),
    clear() {
      for (const key of known) storage.removeItem(key)
    },
  }
}

function parse(name: string, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (recordNames.includes(name)) return isRecord(value) ? value : undefined
    // Deep links of wallets are stored as plain text.
    if (name.startsWith('WALLETCONNECT_')) return value
    return Array.isArray(value) ? value.filter((item) => isRecord(item) && isWhole(name, item)) : undefined
  } catch {
    // Truncated or not written by the client: the caller drops it.
    return undefined
  }
}

/** Checks the two lists that the client uses unchecked. A missing field would block its relay connection for good. */
function isWhole(name: string, item: Record<string, unknown>): boolean {
  const { topic, id, relay, target, expiry } = item
  if (name === 'expirer') return typeof target === 'string' && typeof expiry === 'number'
  if (name !== 'subscription') return true
  return typeof topic === 'string' && typeof id === 'string' && isRecord(relay) && typeof relay.protocol === 'string'
}
