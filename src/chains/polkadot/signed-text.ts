import { WalletFailedError } from '../../core/errors/wallet-errors.js'
import type { Signed } from '../../core/model/requests.js'
import { isRecord } from '../../rules/is-record.js'
import { readHex, writeHex } from '../drivers/hex.js'

/** The key type of an account. Accounts of the type `ethereum` are left out. */
export type KeyType = 'sr25519' | 'ed25519' | 'ecdsa'

/** The bytes of a signature, and the number that some wallets put before it (MultiSignature in SCALE). */
const signatures: Readonly<Record<KeyType, { length: number; variant: number }>> = {
  sr25519: { length: 64, variant: 1 },
  ed25519: { length: 64, variant: 0 },
  ecdsa: { length: 65, variant: 2 },
}

/**
 * The bytes that a wallet signs for a text. Wallets put the text between `<Bytes>` and `</Bytes>`, so that a signature of a
 * message is never valid for a transaction.
 */
export function wrapMessage(message: string): Uint8Array {
  return new TextEncoder().encode(`<Bytes>${message}</Bytes>`)
}

/** These bytes in the format for wallets. */
export function writeWrapped(message: string): string {
  return `0x${writeHex(wrapMessage(message))}`
}

/**
 * The signature that a wallet has returned, without the number before it.
 *
 * @param keyType Default: derived from the form of the signature, because WalletConnect does not report it.
 * @throws WalletFailedError if it is not such a signature
 */
export function readSignature(
  result: unknown,
  keyType?: KeyType,
): Pick<Signed, 'signature' | 'encoding'> & { scheme: KeyType } {
  const bytes = isRecord(result) && typeof result.signature === 'string' ? readHex(result.signature) : null
  for (const scheme of ['sr25519', 'ed25519', 'ecdsa'] as const) {
    const signature = bytes && trim(bytes, scheme)
    if (signature && (keyType ? scheme === keyType : hasForm(signature, scheme))) {
      return { signature: `0x${writeHex(signature)}`, encoding: 'hex', scheme }
    }
  }
  throw new WalletFailedError({ details: `The wallet returned no ${keyType ?? 'readable'} signature.` })
}

function trim(bytes: Uint8Array, scheme: KeyType): Uint8Array | null {
  const { length, variant } = signatures[scheme]
  if (bytes.length === length) return bytes
  return bytes.length === length + 1 && bytes[0] === variant ? bytes.slice(1) : null
}

/**
 * Signatures of sr25519 have the highest bit of the last byte set, and those of ed25519 have the highest three clear. An
 * ECDSA signature that begins with 0 looks like ed25519 with its number: this is rare, and verification then fails.
 */
function hasForm(signature: Uint8Array, scheme: KeyType): boolean {
  const last = signature.at(-1) ?? 0
  if (scheme === 'sr25519') return last >= 0x80
  return scheme === 'ecdsa' || last < 0x20
}
