import { bytesToHex, type Hex, hexToBytes } from 'viem'
import type { NamespaceAccount } from '../../state/namespace-accounts.js'
import { deriveBitcoinKey } from './derive-bitcoin-key.js'
import { signBip322, signCompact } from './sign-message.js'
import { signatureKinds } from './signature-kinds.js'

/** The first byte of an ECDSA signature of P2WPKH (BIP-137), without the recovery id. */
const P2WPKH_HEADER = 39

/** Signs a message, which is UTF-8. Returns the signature in base64. */
export function signBitcoinMessage(account: NamespaceAccount, message: Hex, scheme: string | undefined): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(hexToBytes(message))
  const key = deriveBitcoinKey(account)
  return scheme === signatureKinds.ecdsa ? signCompact(key, text, P2WPKH_HEADER) : signBip322(key, text)
}

/** The public key of a development account, 33 bytes in hex without `0x`. */
export function getBitcoinPublicKey(account: NamespaceAccount): string {
  return bytesToHex(deriveBitcoinKey(account).publicKey).slice(2)
}
