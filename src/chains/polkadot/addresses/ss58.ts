import { blake2b } from '@noble/hashes/blake2'
import { base58 } from '@scure/base'
import { decodeBase58 } from '../../drivers/base58.js'
import { isEqualBytes } from '../../drivers/bytes.js'

/** An account, and the chain whose format its address has. */
export type Ss58Address = {
  /** The account: 32 bytes, the public key of sr25519 and ed25519 accounts. */
  id: Uint8Array
  /** 0 for Polkadot, 2 for Kusama, 42 for any chain. */
  prefix: number
}

const ID_LENGTH = 32
const CHECKSUM_LENGTH = 2

/** The prefix of addresses for any chain. */
const GENERIC_PREFIX = 42

/** The largest prefix of two bytes. */
export const MAX_SS58_PREFIX = 16_383

/**
 * Writes the address of an account on a chain (SS58).
 *
 * @see https://docs.polkadot.com/reference/parachains/accounts
 */
export function writeSs58({ id, prefix }: Ss58Address): string {
  const short = [prefix]
  const long = [((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 0x03) << 6)]
  const body = [...(prefix < 64 ? short : long), ...id]
  const hash = blake2b(new Uint8Array([...new TextEncoder().encode('SS58PRE'), ...body]), { dkLen: 64 })
  return base58.encode(new Uint8Array([...body, ...hash.subarray(0, CHECKSUM_LENGTH)]))
}

/** The account and prefix of an address; null for a text with another form or a wrong checksum. */
export function readSs58(text: string): Ss58Address | null {
  const bytes = decodeBase58(text)
  const prefixLength = (bytes?.length ?? 0) - ID_LENGTH - CHECKSUM_LENGTH
  if (!bytes || prefixLength < 1 || prefixLength > 2) return null
  const [first = 0, second = 0] = bytes
  const prefix = prefixLength === 1 ? first : ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
  const address = { id: bytes.slice(prefixLength, prefixLength + ID_LENGTH), prefix }
  // Also refuses a short prefix that is written as a long one.
  return writeSs58(address) === text ? address : null
}

/** The prefix of addresses on a network. */
export function readPrefix(network: { ss58Prefix?: number | undefined } | undefined): number {
  return network?.ss58Prefix ?? GENERIC_PREFIX
}

/** Whether two addresses are those of one account, with any prefixes. */
export function isSameAccount(one: string, other: string): boolean {
  const [first, second] = [readSs58(one), readSs58(other)]
  return first !== null && second !== null && isEqualBytes(first.id, second.id)
}
