import { readPrefix, readSs58 } from '../../../src/chains/polkadot/addresses/ss58.js'
import type { SignInNamespace } from './sign-in-namespace.js'

/** Sign-in on Polkadot: sr25519, ed25519 or ECDSA, over the text, wrapped by extensions or plain. */
export const polkadot: SignInNamespace = {
  addressForm: 'in SS58 with the prefix of the network',
  isAddress: (address, { ss58Prefix }) => readSs58(address)?.prefix === readPrefix({ ss58Prefix }),
  async verify({ message, signature, accountAddress: address }) {
    const { verifyPolkadotMessage } = await import('../../../src/chains/polkadot/verify-message.js')
    return verifyPolkadotMessage({ message, signature, address })
  },
}
