import { schnorr } from '@noble/curves/secp256k1'
import { sha256 as hashSha256 } from 'viem'

/** The hash that one input signs in the virtual transaction of a message. */
export type MessageHashes = {
  /** For witness version 0 (BIP-143), with the script code of P2WPKH. */
  hashV0(publicKeyHash: Uint8Array, flag: number): Uint8Array
  /** For witness version 1 spent by key (BIP-341), with the default flag 0 or 1 (all). */
  hashV1(flag: number): Uint8Array
}

export const sha256 = (bytes: Uint8Array) => hashSha256(bytes, 'bytes')

const zeros = (count: number) => new Uint8Array(count)
const doubleSha256 = (bytes: Uint8Array) => sha256(sha256(bytes))

export function concat(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

/** The only output of the second transaction: no coins, and OP_RETURN. */
const outputs = concat(zeros(8), [1, 0x6a])

/**
 * The hashes that a signature of `message` in the simple form covers (BIP-322). The message is in the output of a first
 * transaction with `script`, which the second one spends.
 *
 * @param script The script of the signing address.
 */
export function hashMessage(message: Uint8Array, script: Uint8Array): MessageHashes {
  const messageHash = schnorr.utils.taggedHash('BIP0322-signed-message', message)
  const scriptSignature = concat([0, 32], messageHash)
  const first = concat(
    zeros(4),
    [1],
    zeros(32),
    [0xff, 0xff, 0xff, 0xff, scriptSignature.length],
    scriptSignature,
    zeros(4),
    [1],
    zeros(8),
    [script.length],
    script,
    zeros(4),
  )
  const spent = concat(doubleSha256(first), zeros(4))
  return {
    hashV0: (publicKeyHash, flag) =>
      doubleSha256(
        concat(
          zeros(4),
          doubleSha256(spent),
          doubleSha256(zeros(4)),
          spent,
          [0x19, 0x76, 0xa9, 0x14],
          publicKeyHash,
          [0x88, 0xac],
          zeros(8),
          zeros(4),
          doubleSha256(outputs),
          zeros(4),
          [flag, 0, 0, 0],
        ),
      ),
    hashV1: (flag) =>
      schnorr.utils.taggedHash(
        'TapSighash',
        concat(
          [0, flag],
          zeros(4),
          zeros(4),
          sha256(spent),
          sha256(zeros(8)),
          sha256(concat([script.length], script)),
          sha256(zeros(4)),
          sha256(outputs),
          [0],
          zeros(4),
        ),
      ),
  }
}
