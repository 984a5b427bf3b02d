import { isAddressEqual, recoverAddress } from 'viem'
import { hashWalletClaim, type WalletAction, type WalletProof } from '../../../src/services/identity/wallet-proof.js'
import { ApiFailure } from '../../http/api-failure.js'
import { usedProofs } from '../database/schema.js'
import type { IdentityContext } from '../identity-context.js'
import { createToken, hashToken, isSameHash } from '../secrets/tokens.js'
import type { DeviceSession } from '../sessions/read-session.js'
import { findWallet } from './find-wallet.js'

/** How long a nonce may be used, ms. */
export const NONCE_LIFE = 5 * 60_000

type Asker = Pick<DeviceSession, 'accountId' | 'thumbprint'>

/** What a proof must be about, besides the session. `stored` is the body of the request without its `proof`. */
export type ExpectedWalletProof = { action: WalletAction; stored: unknown; proof: WalletProof }

/** A nonce for one wallet proof of this account and device. Nothing is stored before it is used. */
export function createWalletNonce(
  { vault, now }: Pick<IdentityContext, 'vault' | 'now'>,
  asker: Asker,
): { nonce: string; expiresAt: number } {
  const expiresAt = now() + NONCE_LIFE
  const head = `${expiresAt}.${createToken()}`
  return { nonce: `${head}.${signNonce(vault, asker, head)}`, expiresAt }
}

/**
 * Requires that who asks holds the key of `address`: a login proves who someone is, not that they hold the key. The nonce
 * is used up.
 *
 * @param expected `walletId` and `address` are those of the wallet that is changed, or of the new one.
 * @throws ApiFailure 401 that names `proof`
 */
export async function requireWalletProof(
  context: IdentityContext,
  { accountId, thumbprint }: Asker,
  expected: ExpectedWalletProof & { walletId: string; address: string },
): Promise<void> {
  const { action, walletId, address, stored, proof } = expected
  const expiresAt = readNonce(context, { accountId, thumbprint }, proof.nonce)
  const hash = hashWalletClaim({ action, walletId, thumbprint, nonce: proof.nonce, stored })
  const signer = await recoverAddress({ hash, signature: proof.signature })
    // A signature that no key makes.
    .catch(() => undefined)
  if (!signer || !isAddressEqual(signer, address as `0x${string}`)) {
    throw refuse("It must be signed by the wallet's own key, over exactly this request.")
  }
  const used = await context
    .readDatabase()
    .insert(usedProofs)
    .values({ hash: hashToken(proof.nonce), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedProofs.hash })
  if (used.length === 0) throw refuse('It was used before. Read a nonce for each request.')
}

/**
 * As `requireWalletProof`, by the key of the wallet that the account uses. An account without a wallet has no key: a login
 * is enough there.
 *
 * @throws ApiFailure 401 that names `proof`
 *
 * @example await requireOwnerProof(context, session, { action: 'end-session', stored: { sessionId }, proof })
 */
export async function requireOwnerProof(
  context: IdentityContext,
  session: Asker,
  { proof, ...expected }: Omit<ExpectedWalletProof, 'proof'> & { proof: WalletProof | undefined },
): Promise<void> {
  const wallet = await findWallet(context.readDatabase(), session.accountId)
  if (!wallet) return
  if (!proof) throw refuse('The account has a wallet, so that this needs one.')
  const { id: walletId, addresses } = wallet
  await requireWalletProof(context, session, { ...expected, proof, walletId, address: addresses.eip155 })
}

/** The end of a nonce that this service made for this account and device, ms. */
function readNonce({ vault, now }: IdentityContext, asker: Asker, nonce: string): number {
  const at = nonce.lastIndexOf('.')
  const head = nonce.slice(0, at)
  if (!isSameHash(signNonce(vault, asker, head), nonce.slice(at + 1))) {
    throw refuse('Its nonce must be of `GET /wallet/nonce`, for this session.')
  }
  const expiresAt = Number.parseInt(head, 10)
  if (expiresAt < now()) throw refuse('Its nonce has expired. Read a new one.')
  return expiresAt
}

function signNonce(vault: IdentityContext['vault'], { accountId, thumbprint }: Asker, head: string): string {
  return vault.derive('wallet nonce', JSON.stringify([accountId, thumbprint, head]))
}

function refuse(reason: string): ApiFailure {
  return new ApiFailure(401, 'proof', `The proof of the wallet's key is refused. ${reason}`)
}
