import { isSolanaAddress } from '../../../src/chains/solana/is-solana-address.js'
import type { SignInNamespace } from './sign-in-namespace.js'

/** Sign-in on Solana: ed25519 over the bytes of the text, or of the same message as wallets write it. */
export const solana: SignInNamespace = {
  addressForm: 'as 32 bytes in base58',
  isAddress: isSolanaAddress,
  writesMessages: true,
  async verify({ message, signature, signedMessage, accountAddress: address }) {
    const { verifySolanaMessage } = await import('../../../src/chains/solana/verify-message.js')
    return verifySolanaMessage(message, { signature, address, ...(signedMessage !== undefined && { signedMessage }) })
  },
}
