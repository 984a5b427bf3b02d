import type { SignInMessageData } from '../../src/core/model/siwx.js'
import { checkSignInMessage, type MessageExpectations } from './check-sign-in-message.js'
import type { FindClient } from './namespaces/sign-in-namespace.js'
import { SignInError } from './sign-in-error.js'
import { verifySignature } from './verify-signature.js'

export type VerifySignInOptions = {
  message: string
  /** Hexadecimal digits after 0x; base58 on Solana. */
  signature: string
  /**
   * The bytes that were signed, base64, of a wallet of Solana that wrote the message itself (`signedMessage` of the
   * session). Each of their fields must be that of `message`.
   */
  signedMessage?: string | undefined
  /** The values that your server expects. Take them from your configuration and your storage, never from the request. */
  expected: MessageExpectations & {
    /** The nonce that your server gave to this browser. Delete it before you call, so that it is used once. */
    nonce: string
  }
  /** For contracts of eip155. */
  client: FindClient
}

/**
 * Verifies a sign-in message (EIP-4361; CAIP-122 for solana, bip122 and polkadot): domain, origin, network, nonce, times and
 * signature (on eip155 of a private key, EIP-1271, ERC-6492). Other networks than those of eip155 are accepted only when
 * `chainIds` lists them.
 *
 * @returns the fields of the message, with the address in the namespace's display form
 * @throws SignInError: `code` names the fault
 * @example
 * const { accountAddress } = await verifySignIn({
 *   message,
 *   signature,
 *   expected: { domain: 'app.example', uri: 'https://app.example', nonce, chainIds: ['eip155:1'], now: Date.now() },
 *   client: () => createPublicClient({ chain: mainnet, transport: http() }),
 * })
 */
export async function verifySignIn(options: VerifySignInOptions): Promise<SignInMessageData> {
  const { message, signature, signedMessage, expected, client } = options
  const data = checkSignInMessage(message, expected)
  if (data.nonce !== expected.nonce) throw new SignInError('nonce', 'The message has another nonce.')
  const { accountAddress, chainId } = data
  await verifySignature({ message, signature, signedMessage, accountAddress, chainId }, client)
  return data
}
