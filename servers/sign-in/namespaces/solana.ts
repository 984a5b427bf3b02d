import { isSolanaAddress } from '../../../src/chains/solana/is-solana-address.js'
import { SignInError } from '../sign-in-error.js'
import { type SignInNamespace, signatureRefusal } from './sign-in-namespace.js'

/** Sign-in on Solana: ed25519 over the bytes of the text. */
export const solana: SignInNamespace = {
  addressForm: 'as 32 bytes in base58',
  isAddress: isSolanaAddress,
  async verify({ message, signature, accountAddress: address }) {
    const { verifyEd25519 } = await import('../../../src/chains/solana/verify-message.js')
    if (verifyEd25519(new TextEncoder().encode(message), { signature, address })) return
    throw new SignInError('signature', signatureRefusal)
  },
}
