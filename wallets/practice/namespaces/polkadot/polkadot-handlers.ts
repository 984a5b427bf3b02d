import { bytesToHex, type Hex, hexToBytes, stringToHex } from 'viem'
import { parseBytes } from '../../../requests/parse-params.js'
import { describeForeignMessage, type NamespaceHandler, requireSigner } from '../namespace-request.js'

const [opening, closing] = [stringToHex('<Bytes>'), stringToHex('</Bytes>').slice(2)]

/** The method that signs on Polkadot: `[address, data]`. Data is hex. */
export const polkadotHandlers: readonly (readonly [method: string, NamespaceHandler])[] = [
  [
    'polkadot_signMessage',
    (request) => {
      const address = requireSigner(request, request.params[0])
      const message = wrapBytes(parseBytes(request.params[1], '`data`'))
      return { type: 'ask', subject: describeForeignMessage(request, address, message) }
    },
  ],
]

/**
 * Puts data between `<Bytes>` and `</Bytes>` unless it is already: a signature of it is then never the signature of a
 * transaction.
 */
function wrapBytes(data: Hex): Hex {
  if (data.startsWith(opening) && data.endsWith(closing)) return data
  return bytesToHex(new Uint8Array([...hexToBytes(opening), ...hexToBytes(data), ...hexToBytes(`0x${closing}`)]))
}
