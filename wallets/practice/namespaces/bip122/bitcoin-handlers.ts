import { stringToHex } from 'viem'
import { failParams } from '../../../requests/params-error.js'
import { namespaceAccounts } from '../../state/namespace-accounts.js'
import { describeForeignMessage, type NamespaceHandler, requireSigner } from '../namespace-request.js'
import { signatureKinds } from './signature-kinds.js'

/** The methods of Bitcoin: `[address, message, kind of signature]`, and `[address]` for the public key in hex. */
export const bitcoinHandlers: readonly (readonly [method: string, NamespaceHandler])[] = [
  [
    'bip122_signMessage',
    (request) => {
      const [signer, text, kind] = request.params
      const address = requireSigner(request, signer)
      if (typeof text !== 'string') throw failParams('The message must be a string.')
      const scheme = Object.values(signatureKinds).find((name) => name === kind)
      if (!scheme) throw failParams(`A signature is one of ${Object.values(signatureKinds).join(' and ')}.`)
      return { type: 'ask', subject: { ...describeForeignMessage(request, address, stringToHex(text)), scheme } }
    },
  ],
  [
    'bip122_publicKey',
    async (request) => {
      const address = requireSigner(request, request.params[0])
      const account = namespaceAccounts.bip122.find((known) => known.address === address)
      if (!account) throw failParams('The account is not of this wallet.')
      const { getBitcoinPublicKey } = await import('./sign-bitcoin.js')
      return { type: 'answer', result: getBitcoinPublicKey(account) }
    },
  ],
]
