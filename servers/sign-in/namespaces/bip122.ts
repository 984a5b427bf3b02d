import { readFamily } from '../../../src/chains/bip122/addresses/network-names.js'
import { readAddress } from '../../../src/chains/bip122/addresses/read-address.js'
import { decodeSignature, isCompactSignature } from '../../../src/chains/bip122/signature-form.js'
import type { SignInNamespace } from './sign-in-namespace.js'

/** Sign-in on Bitcoin: BIP-322 in the simple form, or ECDSA in the compact form (BIP-137). */
export const bip122: SignInNamespace = {
  addressForm: 'in small bech32 letters or base58check, as one of the network',
  isAddress: (address, { chainId }) =>
    !/^(BC|TB|BCRT)1/.test(address) && readAddress(address)?.families.includes(readFamily(chainId)) === true,
  async verify({ message, signature, accountAddress: address }) {
    const { verifyBitcoinMessage } = await import('../../../src/chains/bip122/verify/verify-message.js')
    // Wallets answer in base64, over WalletConnect in hexadecimal.
    const isHex = /^(0x)?([\da-f]{2})+$/i.test(signature)
    const encoding = isHex ? 'hex' : 'base64'
    const bytes = isHex ? Buffer.from(signature.replace(/^0x/i, ''), 'hex') : decodeSignature(signature)
    const scheme = bytes && isCompactSignature(bytes) ? 'ecdsa' : 'bip322'
    return verifyBitcoinMessage(message, { signature, encoding, scheme, address })
  },
}
