import type { Client } from 'viem'
import { ApiFailure } from '../../http/api-failure.js'
import { type SignedHash, verifyHash } from '../../sign-in/namespaces/eip155.js'
import { SignInError } from '../../sign-in/sign-in-error.js'

/**
 * Checks that an account has signed: its key, or a contract (ERC-1271), deployed or not (ERC-6492).
 *
 * @throws ApiFailure 401, or 503 when the chain does not answer
 */
export async function checkSignature(signed: SignedHash, client: Client | undefined): Promise<void> {
  try {
    if (await verifyHash(signed, () => client)) return
  } catch (error) {
    if (!(error instanceof SignInError)) throw error
    if (error.code === 'unavailable') throw new ApiFailure(503, 'chain', 'The chain does not answer. Try again later.')
  }
  throw new ApiFailure(401, 'signature', 'Must be of this account and message.')
}
