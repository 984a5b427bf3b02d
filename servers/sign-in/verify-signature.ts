import { findSignInNamespace } from './namespaces/find-sign-in-namespace.js'
import type { FindClient, SignedMessage } from './namespaces/sign-in-namespace.js'
import { SignInError } from './sign-in-error.js'

/**
 * Verifies a signature by the rules of its namespace.
 *
 * @throws SignInError `signature`; `unavailable` when it cannot be verified now
 */
export async function verifySignature(signed: SignedMessage, findClient: FindClient): Promise<void> {
  const namespace = findSignInNamespace(signed.chainId)
  const isForeign = signed.signedMessage !== undefined && !namespace?.writesMessages
  if (!isForeign && (await namespace?.verify(signed, findClient))) return
  throw new SignInError('signature', 'The signature is not of this account and message.')
}
