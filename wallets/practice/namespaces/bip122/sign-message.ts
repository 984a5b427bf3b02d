import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { base64 } from '@scure/base'
import { RawTx, RawWitness, Transaction } from '@scure/btc-signer'

/** A key with the address that it signs for. */
export type BitcoinKey = {
  privateKey: Uint8Array
  /** 33 bytes. */
  publicKey: Uint8Array
  address: string
  script: Uint8Array
  /** The inner script of P2WPKH inside P2SH. */
  redeemScript?: Uint8Array
  type: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'
}

/** Signs by BIP-322 in the simple form. Returns the witness in base64. */
export function signBip322({ privateKey, publicKey, script, redeemScript, type }: BitcoinKey, message: string): string {
  const messageHash = schnorr.utils.taggedHash('BIP0322-signed-message', new TextEncoder().encode(message))
  const input = {
    txid: new Uint8Array(32),
    index: 0xffffffff,
    finalScriptSig: new Uint8Array([0, 32, ...messageHash]),
    sequence: 0,
  }
  const first = {
    version: 0,
    segwitFlag: false,
    inputs: [input],
    outputs: [{ amount: 0n, script }],
    witnesses: undefined,
    lockTime: 0,
  }
  const second = new Transaction({ version: 0, lockTime: 0, allowUnknownOutputs: true, allowLegacyWitnessUtxo: true })
  second.addInput({
    txid: sha256(sha256(RawTx.encode(first))).reverse(),
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
    ...(redeemScript && { redeemScript }),
    ...(type === 'p2tr' && { tapInternalKey: publicKey.slice(1) }),
  })
  second.addOutput({ amount: 0n, script: new Uint8Array([0x6a]) })
  second.sign(privateKey)
  second.finalize()
  return base64.encode(RawWitness.encode(second.getInput(0).finalScriptWitness ?? []))
}

/**
 * Signs by ECDSA in the compact form (BIP-137). Returns 65 bytes in base64.
 *
 * @param header 27 for uncompressed keys, 31 P2PKH, 35 P2SH-P2WPKH, 39 P2WPKH.
 */
export function signCompact({ privateKey }: Pick<BitcoinKey, 'privateKey'>, message: string, header: number): string {
  const bytes = new TextEncoder().encode(message)
  const intro = new TextEncoder().encode('\x18Bitcoin Signed Message:\n')
  const hash = sha256(sha256(new Uint8Array([...intro, ...encodeLength(bytes.length), ...bytes])))
  const signature = secp256k1.sign(hash, privateKey)
  return base64.encode(new Uint8Array([header + signature.recovery, ...signature.toCompactRawBytes()]))
}

/** A length as Bitcoin writes it. */
function encodeLength(length: number): number[] {
  if (length < 0xfd) return [length]
  const low = [length & 0xff, (length >> 8) & 0xff]
  return length <= 0xffff ? [0xfd, ...low] : [0xfe, ...low, (length >> 16) & 0xff, (length >> 24) & 0xff]
}
