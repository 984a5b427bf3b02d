import { encodeAbiParameters, type Hex, keccak256, parseAbiParameters } from 'viem'

/** The origin that a wallet has granted a delegation to, and the keys that may list it. */
export type SessionOrigin = {
  /** The origin of the page, from the browser. */
  origin: string
  /** SHA-256 of the key by which pages of this origin list it, and of the one by which the wallet does. */
  originKeyHash: Hex
  walletKeyHash: Hex
  /** 32 random bytes, so that two equal permissions have different hashes. */
  nonce: Hex
}

const parts = parseAbiParameters('string, string, bytes32, bytes32, bytes32')

/**
 * Makes the salt of a delegation. Because the account signs the salt, nobody can claim later that it was granted to another
 * origin, or let others list it.
 */
export function hashSessionOrigin({ origin, originKeyHash, walletKeyHash, nonce }: SessionOrigin): Hex {
  return keccak256(encodeAbiParameters(parts, ['Lintel session', origin, originKeyHash, walletKeyHash, nonce]))
}
