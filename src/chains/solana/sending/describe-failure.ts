import type { LintelError } from '../../../core/errors/lintel-error.js'
import { ContractRevertedError, InsufficientFundsError } from '../../../core/errors/transaction-errors.js'
import { TransactionExpiredError } from '../../../core/errors/transaction-expired-error.js'
import { isRecord } from '../../../rules/is-record.js'

/**
 * Describes why a transaction failed. `err` is a TransactionError as nodes write it: a name, or an object such as
 * `{ InstructionError: [0, { Custom: 1 }] }`.
 */
export function describeFailure(err: unknown): string {
  if (!isRecord(err)) return String(err).slice(0, 100)
  const [[name, details] = ['', undefined]] = Object.entries(err)
  if (name !== 'InstructionError' || !Array.isArray(details)) return name
  const [index, reason]: unknown[] = details
  const text =
    isRecord(reason) && 'Custom' in reason ? `program error ${String(reason.Custom)}` : describeFailure(reason)
  return `${text} in instruction ${String(index)}`
}

/** The error for a transaction that failed before it was sent. `logs` come from its programs. */
export function createExecutionError(err: unknown, logs: unknown): LintelError {
  const lines = Array.isArray(logs) ? logs.filter((line) => typeof line === 'string') : []
  const details = describeFailure(err)
  if (err === 'BlockhashNotFound') return new TransactionExpiredError({ details })
  const isPoor =
    err === 'AccountNotFound' ||
    err === 'InsufficientFundsForFee' ||
    lines.some((line) => line.includes('insufficient lamports'))
  if (isPoor) return new InsufficientFundsError({ details })
  return readRentError(err, details) ?? new ContractRevertedError({ reason: readReason(lines) ?? details })
}

/** Failures because of rent: an account must be empty, or hold the rent of its bytes for two years. Index 0 is the sender's account. */
function readRentError(err: unknown, details: string): LintelError | null {
  const rent = isRecord(err) ? err.InsufficientFundsForRent : undefined
  if (!isRecord(rent)) return null
  if (Number(rent.account_index) === 0) return new InsufficientFundsError({ details })
  return new ContractRevertedError({
    reason: 'the receiver has no account yet, and the amount is less than a new one must hold (about 0.0009 SOL)',
    details,
  })
}

/** The last error that a program has logged. */
function readReason(lines: readonly string[]): string | undefined {
  return lines.map((line) => /^Program log: Error: (.+)/.exec(line)?.[1]).findLast((reason) => reason !== undefined)
}
