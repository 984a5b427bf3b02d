import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { Signed } from '../../../core/model/requests.js'
import { encodeBase64, isBytes } from '../../drivers/bytes.js'
import { decodeSignature, isCompactSignature } from '../signature-form.js'

/**
 * The signature of a wallet. Reads the scheme from the signature, because some wallets use ECDSA although BIP-322 was requested.
 *
 * @throws WalletFailedError if it is neither base64 nor bytes
 */
export function readSignature(signature: unknown, address: string): Signed {
  const bytes = typeof signature === 'string' ? decodeSignature(signature) : isBytes(signature) ? signature : null
  if (!bytes || bytes.length === 0) throw new WalletFailedError({ details: 'The wallet returned no signature.' })
  const scheme = isCompactSignature(bytes) ? 'ecdsa' : 'bip322'
  return { signature: encodeBase64(bytes), encoding: 'base64', scheme, address }
}
