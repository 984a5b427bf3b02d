import { createHash, randomBytes } from 'node:crypto'

/** A token of 32 random bytes, in base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** An id of 16 random bytes, in base64url. */
export function createId(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * The SHA-256 of a token, in base64url. Only this is stored in the database. Tokens have 256 random bits, so that a hash
 * without a key is enough. The challenge of a login is made the same way from its verifier.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
