import { type ReadTransaction, readInputId } from './read-transaction.js'
import { describeScript } from './regtest.js'
import { type SpentOutput, verifyWitness } from './verify-witness.js'

/** A refusal in the words and numbers of Bitcoin Core's `sendrawtransaction`. */
export class TransactionRefused extends Error {
  override name = 'TransactionRefused'

  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

export const refusalCodes = { missingInputs: -25, rejected: -26, known: -27, undecodable: -22 } as const

/** Weight of a transaction that nodes pass on. */
const MAX_WEIGHT = 400_000
/** Least values of an output, sat, by the type of its script. */
const dust: Readonly<Record<string, bigint>> = {
  v0_p2wpkh: 294n,
  v0_p2wsh: 330n,
  v1_p2tr: 330n,
  p2sh: 540n,
  p2pkh: 546n,
  op_return: 0n,
}
/** Lock times below are heights, others are seconds since 1970. */
const FIRST_TIME = 500_000_000
const FINAL_SEQUENCE = 0xffff_ffff
const MAX_DATA = 83

export type CheckOptions = {
  read: ReadTransaction
  /** What its inputs spend, in order. */
  spent: readonly SpentOutput[]
  /** Height of the next block. */
  height: number
  /** Seconds since 1970. */
  time: number
}

/**
 * Checks a transaction by the rules of a node: its form, amounts, lock time, fee and witnesses.
 *
 * @returns the fee, sat
 * @throws TransactionRefused with Bitcoin Core's reason.
 */
export function checkTransaction({ read, spent, height, time }: CheckOptions): bigint {
  const { raw, weight, hasher } = read
  if (raw.outputs.length === 0) throw reject('bad-txns-vout-empty')
  if (weight > MAX_WEIGHT) throw reject('tx-size')
  if (raw.version < 1 || raw.version > 3) throw reject('version')
  const ids = raw.inputs.map((input) => `${readInputId(input)}:${input.index}`)
  if (new Set(ids).size < ids.length) throw reject('bad-txns-inputs-duplicate')
  const isFinal = raw.inputs.every(({ sequence }) => sequence === FINAL_SEQUENCE)
  if (!isFinal && raw.lockTime >= (raw.lockTime < FIRST_TIME ? height : time) && raw.lockTime > 0)
    throw reject('non-final')
  for (const { script, amount } of raw.outputs) checkOutput(script, amount)
  const fee = sum(spent) - sum(raw.outputs)
  if (fee < 0n) throw reject('bad-txns-in-belowout')
  const least = BigInt(Math.ceil(weight / 4))
  if (fee < least) throw reject(`min relay fee not met, ${fee} < ${least}`)
  raw.inputs.forEach((input, index) => {
    const witness = raw.witnesses?.[index] ?? []
    const reason =
      input.finalScriptSig.length > 0
        ? 'Witness requires empty scriptSig'
        : verifyWitness({ hasher, index, witness, spent })
    if (reason) throw reject(`mandatory-script-verify-flag-failed (${reason})`)
  })
  return fee
}

function checkOutput(script: Uint8Array, amount: bigint): void {
  const least = dust[describeScript(script).scriptpubkey_type]
  if (least === undefined || (script[0] === 0x6a && script.length > MAX_DATA)) throw reject('scriptpubkey')
  if (amount < least) throw reject('dust')
}

function sum(outputs: readonly { amount: bigint }[]): bigint {
  return outputs.reduce((total, { amount }) => total + amount, 0n)
}

function reject(reason: string): TransactionRefused {
  return new TransactionRefused(refusalCodes.rejected, reason)
}
