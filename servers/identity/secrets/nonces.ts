import type { Db } from '../../database/database.js'
import { isSameSecret } from '../../is-same-secret.js'
import { usedProofs } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import { createToken, hashToken } from './tokens.js'

/** How long a nonce may be used, ms. */
const NONCE_LIFE = 5 * 60_000

/** The owner of a nonce: a device of an account. */
export type NonceOwner = { accountId: string; thumbprint: string }

/** The purpose of a nonce. A nonce of another purpose is refused. */
export type NoncePurpose = 'wallet nonce' | 'passkey set' | 'passkey renew'

/** A nonce that works once, for this purpose of this account and device. Nothing is stored before it is used. */
export function createNonce(
  { vault, now }: Pick<IdentityContext, 'vault' | 'now'>,
  purpose: NoncePurpose,
  owner: NonceOwner,
): { nonce: string; expiresAt: number } {
  const expiresAt = now() + NONCE_LIFE
  const head = `${expiresAt}.${createToken()}`
  return { nonce: `${head}.${signNonce(vault, purpose, owner, head)}`, expiresAt }
}

/** The end of a nonce, ms. Undefined for one that this service did not make for this purpose, account and device. */
export function readNonce(
  { vault }: Pick<IdentityContext, 'vault'>,
  purpose: NoncePurpose,
  owner: NonceOwner,
  nonce: string,
): number | undefined {
  const at = nonce.lastIndexOf('.')
  const head = nonce.slice(0, at)
  return isSameSecret(signNonce(vault, purpose, owner, head), nonce.slice(at + 1))
    ? Number.parseInt(head, 10)
    : undefined
}

/** Uses a nonce up. False when it was used before, also by a request at the same time or in another process. */
export function consumeNonce(db: Db, { nonce, expiresAt }: { nonce: string; expiresAt: number }): Promise<boolean> {
  return consumeProof(db, { hash: hashToken(nonce), expiresAt })
}

/** As `consumeNonce`, for a value with its own hash. */
export async function consumeProof(db: Db, proof: typeof usedProofs.$inferInsert): Promise<boolean> {
  const used = await db.insert(usedProofs).values(proof).onConflictDoNothing().returning({ hash: usedProofs.hash })
  return used.length > 0
}

function signNonce(
  vault: IdentityContext['vault'],
  purpose: NoncePurpose,
  { accountId, thumbprint }: NonceOwner,
  head: string,
): string {
  return vault.derive(purpose, JSON.stringify([accountId, thumbprint, head]))
}
