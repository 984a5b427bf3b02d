import { isAddressEqual, recoverAddress } from 'viem'
import { hashWalletClaim, type WalletAction, type WalletProof } from '../../../src/services/identity/wallet-proof.js'
import { ApiFailure } from '../../http/api-failure.js'
import type { IdentityContext } from '../identity-context.js'
import { consumeNonce, type NonceOwner, readNonce } from '../secrets/nonces.js'
import { findWallet } from './find-wallet.js'

/** The subject of a proof, besides the session. `stored` is the body of the request without its `proof`. */
export type ExpectedWalletProof = { action: WalletAction; stored: unknown; proof: WalletProof }

/**
 * Requires that the caller holds the key of `address`: a login proves identity, not possession of the key. The nonce
 * is used up.
 *
 * @param expected `walletId` and `address` are those of the wallet that is changed, or of the new one.
 * @throws ApiFailure 401 that names `proof`
 */
export async function requireWalletProof(
  context: IdentityContext,
  { accountId, thumbprint }: NonceOwner,
  expected: ExpectedWalletProof & { walletId: string; address: string },
): Promise<void> {
  const { action, walletId, address, stored, proof } = expected
  const { nonce } = proof
  const expiresAt = readNonce(context, 'wallet nonce', { accountId, thumbprint }, nonce)
  if (expiresAt === undefined) throw refuse('Its nonce must be of `GET /wallet/nonce`, for this session.')
  if (expiresAt < context.now()) throw refuse('Its nonce has expired. Read a new one.')
  const hash = hashWalletClaim({ action, walletId, thumbprint, nonce, stored })
  const signer = await recoverAddress({ hash, signature: proof.signature })
    // A signature that no key makes.
    .catch(() => undefined)
  if (!signer || !isAddressEqual(signer, address as `0x${string}`)) {
    throw refuse("It must be signed by the wallet's own key, over exactly this request.")
  }
  if (!(await consumeNonce(context.readDatabase(), { nonce, expiresAt }))) {
    throw refuse('It was used before. Read a nonce for each request.')
  }
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
  session: NonceOwner,
  { proof, ...expected }: Omit<ExpectedWalletProof, 'proof'> & { proof: WalletProof | undefined },
): Promise<void> {
  const wallet = await findWallet(context.readDatabase(), session.accountId)
  if (!wallet) return
  if (!proof) throw refuse('The account has a wallet, so that this needs one.')
  const { id: walletId, addresses } = wallet
  await requireWalletProof(context, session, { ...expected, proof, walletId, address: addresses.eip155 })
}

function refuse(reason: string): ApiFailure {
  return new ApiFailure(401, 'proof', `The proof of the wallet's key is refused. ${reason}`)
}
