import { SignInError } from './sign-in-error.js'
import type { ServerSession, SignInStore } from './sign-in-store.js'

export type MemorySignInStoreOptions = {
  /** ms since the epoch. Default: `Date.now`. */
  now?: () => number
  /** The maximum number of used nonces. Default: 100,000. */
  maxNonces?: number
  /** The maximum number of sessions. Default: 100,000. */
  maxSessions?: number
}

/** Expired entries are removed this often at most, ms. */
const SWEEP_INTERVAL = 1_000

/**
 * Keeps nonces and sessions in memory, for one process. When it is full it refuses new sign-ins: a forgotten nonce could be
 * used twice, and a forgotten session would sign out somebody else.
 *
 * @example const signIn = createSignIn({ …, store: createMemorySignInStore({ maxSessions: 10_000 }) })
 */
export function createMemorySignInStore(options: MemorySignInStoreOptions = {}): SignInStore {
  const { now = Date.now, maxNonces = 100_000, maxSessions = 100_000 } = options
  const nonces = createExpiringMap<true>(maxNonces, now)
  const sessions = createExpiringMap<ServerSession>(maxSessions, now)
  return {
    async consumeNonce(nonce, expiresAt) {
      if (nonces.get(nonce)) return false
      nonces.set(nonce, true, expiresAt)
      return true
    },
    async saveSession(session) {
      sessions.set(session.id, session, session.expiresAt)
    },
    readSession: async (id) => sessions.get(id),
    async deleteSession(id) {
      sessions.delete(id)
    },
  }
}

function createExpiringMap<Value>(capacity: number, now: () => number) {
  const entries = new Map<string, { value: Value; expiresAt: number }>()
  let sweptAt = now()
  const sweep = () => {
    const time = now()
    if (time - sweptAt < SWEEP_INTERVAL) return
    sweptAt = time
    for (const [key, { expiresAt }] of entries) if (expiresAt <= time) entries.delete(key)
  }
  return {
    get: (key: string) => entries.get(key)?.value,
    set(key: string, value: Value, expiresAt: number) {
      sweep()
      if (entries.size >= capacity && !entries.has(key)) {
        throw new SignInError('unavailable', 'Too many people are signing in. Try again later.')
      }
      entries.set(key, { value, expiresAt })
    },
    delete: (key: string) => entries.delete(key),
  }
}
