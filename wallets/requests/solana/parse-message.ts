import { base58 } from '@scure/base'
import { failParams } from '../params-error.js'

/** The longest message, characters of base58. Decoding takes time by the square of it. */
const MAX_LENGTH = 8_192

/**
 * Parses the message of `solana_signMessage`, bytes in base58.
 *
 * @throws ParamsError
 */
export function parseSolanaMessage(value: unknown): Uint8Array {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) {
    throw failParams(`\`message\` must be base58 of at most ${MAX_LENGTH} characters.`)
  }
  try {
    return base58.decode(value)
  } catch {
    throw failParams('`message` is not base58. Encode the bytes of the message.')
  }
}
