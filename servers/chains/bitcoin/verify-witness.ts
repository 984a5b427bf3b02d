import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { OutScript, type Transaction } from '@scure/btc-signer'

/** An output that an input spends. `amount` in sat. */
export type SpentOutput = { script: Uint8Array; amount: bigint }

export type WitnessOptions = {
  hasher: Transaction
  index: number
  witness: readonly Uint8Array[]
  /** Those of all inputs, in order. */
  spent: readonly SpentOutput[]
}

/** Flags of a signature: all, none or one of the outputs, and 0x80 for one input only. */
const [FLAGS, TAPROOT_FLAGS] = [
  [0x01, 0x02, 0x03, 0x81, 0x82, 0x83],
  [0x00, 0x01, 0x02, 0x03, 0x81, 0x82, 0x83],
]

/** Returns why a witness does not spend its output, in the words of Bitcoin Core. Undefined when it does. */
export function verifyWitness(options: WitnessOptions): string | undefined {
  const { spent, index } = options
  const output = spent[index]
  const script = output && readProgram(output.script)
  if (!script) return 'This chain verifies P2WPKH and P2TR key path only'
  return script.type === 'wpkh' ? verifyWpkh(options, script.program) : verifyKeyPath(options, script.program)
}

/** Witness version 0 (BIP-141, BIP-143). */
function verifyWpkh({ hasher, index, witness, spent }: WitnessOptions, program: Uint8Array): string | undefined {
  const [signature, publicKey] = witness
  if (!signature || !publicKey || witness.length !== 2) return 'Witness program mismatch'
  if (!isEqual(ripemd160(sha256(publicKey)), program)) return 'Witness program mismatch'
  const flag = signature.at(-1) ?? 0
  if (!FLAGS.includes(flag)) return 'Signature hash type missing or not understood'
  const code = OutScript.encode({ type: 'pkh', hash: program })
  const hash = hasher.preimageWitnessV0(index, code, flag, spent[index]?.amount ?? 0n)
  const isValid = attempt(() => {
    const parsed = secp256k1.Signature.fromDER(signature.subarray(0, -1))
    return publicKey.length === 33 && secp256k1.verify(parsed, hash, publicKey, { lowS: true })
  })
  return isValid ? undefined : 'Signature must be zero for failed CHECK(MULTI)SIG operation'
}

/** Witness version 1, spent by key (BIP-341). */
function verifyKeyPath({ hasher, index, witness, spent }: WitnessOptions, program: Uint8Array): string | undefined {
  const [signature] = witness
  if (!signature || witness.length !== 1) return 'This chain verifies the key path of P2TR only'
  const flag = signature.length === 64 ? 0 : (signature[64] ?? 0)
  const isSized = signature.length === 64 || (signature.length === 65 && flag !== 0)
  if (!isSized) return 'Invalid Schnorr signature size'
  if (!TAPROOT_FLAGS.includes(flag)) return 'Invalid Schnorr signature hash type'
  const scripts = spent.map(({ script }) => script)
  const amounts = spent.map(({ amount }) => amount)
  const isValid = attempt(() => {
    const hash = hasher.preimageWitnessV1(index, scripts, flag, amounts)
    return schnorr.verify(signature.subarray(0, 64), hash, program)
  })
  return isValid ? undefined : 'Invalid Schnorr signature'
}

function readProgram(script: Uint8Array): { type: 'wpkh' | 'tr'; program: Uint8Array } | undefined {
  if (script.length === 22 && script[0] === 0 && script[1] === 20) return { type: 'wpkh', program: script.subarray(2) }
  if (script.length === 34 && script[0] === 0x51 && script[1] === 32) return { type: 'tr', program: script.subarray(2) }
  return undefined
}

/** The libraries throw for bytes that are no signature or no point. */
function attempt(verify: () => boolean): boolean {
  try {
    return verify()
  } catch {
    return false
  }
}

function isEqual(first: Uint8Array, second: Uint8Array): boolean {
  return Buffer.from(first).equals(second)
}
