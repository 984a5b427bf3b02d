import type { KeyValueStorage } from '../../../core/storage/key-value-storage.js'
import { isRecord } from '../../../rules/is-record.js'
import { storagePrefix } from '../session/has-stored-session.js'
import type { ClientCore } from './client.js'

/** What WalletConnect's client reads and writes, in Lintel's storage. */
export type ClientStorage = ClientCore['storage'] & {
  /** Drops all that was read or written so far. */
  clear(): void
}

/** Maps by name; everything else the client stores is a list of records. */
const recordNames = ['keychain', 'messages', 'messages_withoutClientAck', 'verify:public:key']

/**
 * Each entry stands under `lintel.wc.` and its last name. What is not what the client wrote is dropped: it trusts what
 * it reads. Never throws, as long as `storage` does not.
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
    // Links of wallets, kept as bare texts.
    if (name.startsWith('WALLETCONNECT_')) return value
    return Array.isArray(value) ? value.filter((item) => isRecord(item) && isWhole(name, item)) : undefined
  } catch {
    // Cut off, or someone else's: the caller drops it.
    return undefined
  }
}

/** The two lists that the client uses without a look, where a gap would keep it from the relay for good. */
function isWhole(name: string, item: Record<string, unknown>): boolean {
  const { topic, id, relay, target, expiry } = item
  if (name === 'expirer') return typeof target === 'string' && typeof expiry === 'number'
  if (name !== 'subscription') return true
  return typeof topic === 'string' && typeof id === 'string' && isRecord(relay) && typeof relay.protocol === 'string'
}
