import { createHmac } from 'node:crypto'
import { isSameSecret } from '../is-same-secret.js'

/** A token that the identity service gives to a visitor who has logged in, and the bundler accepts. Both have the key. */
export type AccessToken = {
  token: string
  /** In ms. */
  expiresAt: number
}

/** How long a token is valid, ms. */
const LIFE = 600_000

/** Makes a token: the time until which it is valid (ms) and the HMAC-SHA-256 of it, with a point between them. */
export function createAccessToken(key: string, now: number): AccessToken {
  const expiresAt = now + LIFE
  return { token: `${expiresAt}.${sign(key, String(expiresAt))}`, expiresAt }
}

/**
 * Whether a request carries the key itself, as programs of the operator do, or a token that is valid, in `Authorization: Bearer …`
 * (RFC 6750).
 */
export function isAuthorized(headers: Headers, { key, now }: { key: string; now: number }): boolean {
  const bearer = /^Bearer ([\w.-]{1,200})$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer === undefined) return false
  // Hashed, so that the comparison reveals neither the length nor the position of a difference.
  if (isSameSecret(sign(key, bearer), sign(key, key))) return true
  const [expiresAt = '', signature = ''] = bearer.split('.')
  return isSameSecret(signature, sign(key, expiresAt)) && Number(expiresAt) > now
}

/** @throws Error when it is not 64 hexadecimal digits */
export function parseAccessKey(text: string): string {
  if (/^[\da-f]{64}$/i.test(text.trim())) return text.trim().toLowerCase()
  throw new Error('BUNDLER_ACCESS_KEY must be 64 hexadecimal digits. `openssl rand -hex 32` writes some.')
}

function sign(key: string, text: string): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(`lintel bundler ${text}`).digest('base64url')
}
