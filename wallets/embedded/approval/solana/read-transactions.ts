import { base64 } from '@scure/base'
import { isRecord } from '../../../../src/rules/is-record.js'
import type { SolanaSendOptions } from '../../../approval/describe/approval.js'
import type { TransactionReader } from '../../../approval/describe/solana/describe-solana-transactions.js'
import { failParams } from '../../../requests/params-error.js'
import type { ExplainedTransaction } from '../../../requests/solana/explained-transaction.js'
import { FrameError } from '../../messaging/frame-error.js'

/** The largest transaction that the network transmits, bytes. */
const MAX_BYTES = 1_232

/** Reads transactions in base64, each with `account` as its only signer. */
export function createTransactionReader(account: string): TransactionReader {
  return {
    decode,
    check(explained, wire) {
      requireOnlySigner(explained, account)
      // The number has longer forms, which would move the bytes behind it.
      if (wire[0] !== 1) throw failParams('The transaction does not begin with the number of its signatures, 1.')
    },
  }
}

function decode(value: unknown): Uint8Array {
  try {
    if (typeof value === 'string' && value.length <= 4 * Math.ceil(MAX_BYTES / 3)) {
      const wire = base64.decode(value)
      if (wire.length <= MAX_BYTES) return wire
    }
  } catch {
    // Not base64: the error is below.
  }
  throw failParams(`A transaction must be base64 of at most ${MAX_BYTES} bytes.`)
}

/** Payments and signatures of others may depend on their own display, so the visitor could not know what they approve. */
function requireOnlySigner({ feePayer, signers }: ExplainedTransaction, account: string): void {
  if (feePayer !== account) {
    throw new FrameError(4100, `The fee payer is ${feePayer}. The embedded wallet signs what ${account} pays for.`)
  }
  const [other] = signers.filter((signer) => signer !== account)
  if (other !== undefined) {
    throw new FrameError(4100, `${other} must sign this, too. The embedded wallet signs what ${account} signs alone.`)
  }
}

const commitments: readonly unknown[] = ['processed', 'confirmed', 'finalized']
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

/** The options of a node's `sendTransaction`. */
const optionChecks: Record<keyof SolanaSendOptions, (value: unknown) => boolean> = {
  skipPreflight: (value) => typeof value === 'boolean',
  preflightCommitment: (value) => commitments.includes(value),
  maxRetries: isCount,
  minContextSlot: isCount,
}

/** Reads the options of `solana_signAndSendTransaction`. */
export function readSendOptions(given: unknown): SolanaSendOptions {
  if (given === undefined || given === null) return {}
  if (!isRecord(given)) throw failParams('`sendOptions` must be an object.')
  const wrong = Object.entries(given).find(
    ([key, value]) => !Object.hasOwn(optionChecks, key) || !optionChecks[key as keyof SolanaSendOptions](value),
  )
  if (wrong) throw failParams(`\`sendOptions.${wrong[0].slice(0, 60)}\` is not valid.`)
  return { ...given }
}
