import { parse, serialize } from 'hono/utils/cookie'
import type { SignInMessageData } from '../../src/core/model/siwx.js'
import { createRandomId, hashText } from './create-nonces.js'
import type { ServerSession, SignInStore } from './sign-in-store.js'

/** The source of a session: a `Request`, or its headers. */
export type RequestWithHeaders = { headers: { get(name: string): string | null } }

export type SessionOptions = {
  store: SignInStore
  isSecure: boolean
  /** ms. */
  lifetime: number
  now: () => number
}

export type Sessions = {
  /** Stores a new session, under a new id. Returns it with the header that sets its cookie. */
  start(data: SignInMessageData): Promise<{ session: ServerSession; setCookie: string }>
  read(request: RequestWithHeaders): Promise<ServerSession | null>
  /** Deletes the session of a request. Returns the header that removes its cookie. */
  end(request: RequestWithHeaders): Promise<string>
}

/** Sessions in a store, by a cookie with a random id. */
export function createSessions({ store, isSecure, lifetime, now }: SessionOptions): Sessions {
  // With this prefix a browser takes the cookie of this host only: a neighbouring subdomain cannot set it.
  const name = isSecure ? '__Host-lintel.session' : 'lintel.session'
  const attributes = { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure } as const
  const write = (value: string, maxAge: number) =>
    serialize(name, value, { ...attributes, maxAge: Math.max(0, Math.floor(maxAge / 1000)) })
  // A reader of the store cannot take over a session: it contains hashes only.
  const readId = async (request: RequestWithHeaders) => {
    const secret = readCookie(request, name)
    return /^[\da-f]{64}$/.test(secret) ? hashText(secret) : undefined
  }
  return {
    async start({ accountAddress, chainId, expirationTime }) {
      const secret = createRandomId()
      const signedInAt = now()
      const messageExpiresAt = expirationTime === undefined ? Number.POSITIVE_INFINITY : Date.parse(expirationTime)
      const expiresAt = Math.min(signedInAt + lifetime, messageExpiresAt)
      const session = { id: await hashText(secret), accountAddress, chainId, signedInAt, expiresAt }
      await store.saveSession(session)
      return { session, setCookie: write(secret, expiresAt - signedInAt) }
    },
    async read(request) {
      const id = await readId(request)
      const session = id === undefined ? undefined : await store.readSession(id)
      return session && session.expiresAt > now() ? session : null
    },
    async end(request) {
      const id = await readId(request)
      if (id !== undefined) await store.deleteSession(id)
      return write('', 0)
    },
  }
}

/** Returns the value of a cookie of `request`, or an empty text. */
export function readCookie({ headers }: RequestWithHeaders, name: string): string {
  return parse(headers.get('cookie') ?? '', name)[name] ?? ''
}
