import { isCaipNetworkId } from '../core/model/caip.js'
import type { WindowProvider } from '../core/model/connector.js'
import type { EmbeddedLogin } from '../core/model/embedded-wallet.js'
import type { KeyValueStorage } from '../core/model/key-value-storage.js'
import { isRecord } from '../rules/is-record.js'

const KEY = 'lintel.login'

/** Raise it when the shape changes. Values of other versions are ignored. */
const VERSION = 1

const PROVIDER = /^(google|x|farcaster|discord|apple|github|facebook)$/

/** The stored fields of a login. */
export type StoredLogin = EmbeddedLogin & {
  /** The social provider whose login has left the page. */
  leftFor: WindowProvider | null
  /** The visitor has logged out, and the frame has not confirmed it yet. */
  endsSession: boolean
  /** The account of Solana, shown while the login is restored. */
  solanaAddress: string | null
}

const empty: StoredLogin = {
  usedEmail: false,
  email: null,
  userName: null,
  social: null,
  network: null,
  emailSentAt: null,
  leftFor: null,
  endsSession: false,
  solanaAddress: null,
}

export type LoginStore = {
  /** The same object until the stored login changes, here or in another tab. */
  read(): StoredLogin
  save(change: Partial<StoredLogin>): void
  /** Forgets the login. Keeps when the last e-mail was sent, because the limit counts for the next login too. */
  clear(change?: Partial<StoredLogin>): void
}

/** The stored login. Calls `onChange` after each write. */
export function createLoginStore(storage: KeyValueStorage, onChange: () => void): LoginStore {
  let last: { text: string | null; login: StoredLogin } = { text: null, login: empty }

  function read(): StoredLogin {
    const text = storage.getItem(KEY)
    if (text !== last.text) last = { text, login: text === null ? empty : parse(text) }
    return last.login
  }

  function write(login: StoredLogin): void {
    storage.setItem(KEY, JSON.stringify({ version: VERSION, value: login }))
    onChange()
  }

  return {
    read,
    save: (change) => write({ ...read(), ...change }),
    clear: (change) => write({ ...empty, emailSentAt: read().emailSentAt, ...change }),
  }
}

/** Ignores fields that another version or other code has written. */
function parse(text: string): StoredLogin {
  try {
    const stored: unknown = JSON.parse(text)
    const value = isRecord(stored) && stored.version === VERSION && isRecord(stored.value) ? stored.value : {}
    const known = Object.entries(value).filter(([key, field]) => key in empty && isLike(field, key))
    return { ...empty, ...Object.fromEntries(known) }
  } catch {
    // Not JSON: the visitor logs in again.
    return empty
  }
}

function isLike(field: unknown, key: string): boolean {
  if (key === 'usedEmail' || key === 'endsSession') return typeof field === 'boolean'
  if (key === 'network') return field === null || isCaipNetworkId(field)
  if (key === 'social' || key === 'leftFor') return field === null || PROVIDER.test(String(field))
  if (key === 'emailSentAt') return field === null || Number.isFinite(field)
  return field === null || typeof field === 'string'
}
