import { readPrefix, readSs58 } from '../../../src/chains/polkadot/address/ss58.js'
import { SignInError } from '../sign-in-error.js'
import { type SignInNamespace, signatureRefusal } from './sign-in-namespace.js'

/** Sign-in on Polkadot: sr25519, ed25519 or ECDSA, over the text as extensions wrap it or as it is. */
export const polkadot: SignInNamespace = {
  addressForm: 'in SS58 with the prefix of the network',
  isAddress: (address, { ss58Prefix }) => readSs58(address)?.prefix === readPrefix({ ss58Prefix }),
  async verify({ message, signature, accountAddress: address }) {
    const { verifyPolkadotMessage } = await import('../../../src/chains/polkadot/verify-message.js')
    if (verifyPolkadotMessage({ message, signature, address })) return
    throw new SignInError('signature', signatureRefusal)
  },
}
