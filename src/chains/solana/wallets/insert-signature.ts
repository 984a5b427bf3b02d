import { isEqualBytes } from '../../drivers/bytes.js'

const SIGNATURE_LENGTH = 64
const ADDRESS_LENGTH = 32

/**
 * Writes a signature into a transaction, in the place of its account. Null if the account does not sign it, or the bytes
 * are not a transaction.
 *
 * @see https://solana.com/docs/core/transactions
 */
export function insertSignature(wire: Uint8Array, account: Uint8Array, signature: Uint8Array): Uint8Array | null {
  const signatures = readCount(wire, 0)
  const message = signatures.end + signatures.count * SIGNATURE_LENGTH
  // A versioned message begins with its version, whose highest bit is set.
  const header = message + ((wire[message] ?? 0) >= 0x80 ? 1 : 0)
  const signers = wire[header] ?? 0
  const addresses = readCount(wire, header + 3)
  for (let index = 0; index < Math.min(signers, signatures.count, addresses.count); index += 1) {
    const start = addresses.end + index * ADDRESS_LENGTH
    if (!isEqualBytes(wire.subarray(start, start + ADDRESS_LENGTH), account)) continue
    const signed = Uint8Array.from(wire)
    signed.set(signature, signatures.end + index * SIGNATURE_LENGTH)
    return signed
  }
  return null
}

/** A number of one to three bytes (compact-u16), and the offset of its end. */
function readCount(wire: Uint8Array, start: number): { count: number; end: number } {
  let count = 0
  for (let index = 0; index < 3; index += 1) {
    const byte = wire[start + index] ?? 0
    count |= (byte & 0x7f) << (7 * index)
    if (byte < 0x80) return { count, end: start + index + 1 }
  }
  return { count, end: start + 3 }
}
