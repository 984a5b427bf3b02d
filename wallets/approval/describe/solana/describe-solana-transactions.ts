import { base64 } from '@scure/base'
import { isRecord } from '../../../../src/rules/is-record.js'
import type { SolanaContext } from '../../../embedded/approval/solana/solana-context.js'
import { FrameError } from '../../../embedded/door/frame-error.js'
import { failParams } from '../../../requests/params-error.js'
import { explainTransaction } from '../../../requests/solana/explain-transaction.js'
import type { ExplainedTransaction } from '../../../requests/solana/explained-transaction.js'
import type { ApprovalWarning, SolanaApproval, SolanaSendOptions, SolanaSubject } from '../approval.js'

/** At most so many transactions in one request, so that each can be read. */
const MOST_TRANSACTIONS = 10
/** The largest transaction that the network transmits, bytes. */
const LARGEST = 1_232

/** Describes transactions in base64, each with the account as its only signer. */
export function describeSolanaTransactions(
  given: unknown,
  { answer, sendOptions }: { answer: 'one' | 'all' | 'sent'; sendOptions?: unknown },
  { account }: SolanaContext,
): SolanaSubject & Pick<SolanaApproval, 'warnings'> {
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_TRANSACTIONS) {
    throw failParams(`Give 1 to ${MOST_TRANSACTIONS} transactions.`)
  }
  const transactions = given.map((value) => {
    const wire = decode(value)
    const explained = explainTransaction(wire)
    requireOnlySigner(explained, account)
    // The number has longer forms, which would move the bytes behind it.
    if (wire[0] !== 1) throw failParams('The transaction does not begin with the number of its signatures, 1.')
    return explained
  })
  return {
    kind: 'solana-transactions',
    transactions,
    request: {
      kind: 'sign-solana-transactions',
      transactions: transactions.map(({ wire }) => wire),
      answer,
      sendOptions: readSendOptions(sendOptions),
    },
    warnings: listWarnings(transactions),
  }
}

function decode(value: unknown): Uint8Array {
  try {
    if (typeof value === 'string' && value.length <= 4 * Math.ceil(LARGEST / 3)) {
      const wire = base64.decode(value)
      if (wire.length <= LARGEST) return wire
    }
  } catch {
    // Not base64: the error is below.
  }
  throw failParams(`A transaction must be base64 of at most ${LARGEST} bytes.`)
}

/** What others pay or sign may depend on what they show, so that the visitor could not know what they approve. */
function requireOnlySigner({ feePayer, signers }: ExplainedTransaction, account: string): void {
  if (feePayer !== account) {
    throw new FrameError(4100, `The fee payer is ${feePayer}. The embedded wallet signs what ${account} pays for.`)
  }
  const [other] = signers.filter((signer) => signer !== account)
  if (other !== undefined) {
    throw new FrameError(4100, `${other} must sign this, too. The embedded wallet signs what ${account} signs alone.`)
  }
}

function listWarnings(transactions: readonly ExplainedTransaction[]): ApprovalWarning[] {
  const unknown = transactions.filter(({ steps }) => steps === null)
  const programs = new Set(unknown.flatMap(({ unknownPrograms }) => unknownPrograms))
  const usesTables = unknown.some(({ unknownPrograms }) => unknownPrograms.length === 0)
  return [
    ...(programs.size > 0 ? [{ kind: 'unknown-program', count: programs.size } as const] : []),
    ...(usesTables ? [{ kind: 'address-tables' } as const] : []),
  ]
}

const commitments: readonly unknown[] = ['processed', 'confirmed', 'finalized']
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

/** What `sendTransaction` of a node takes. */
const optionChecks: Record<keyof SolanaSendOptions, (value: unknown) => boolean> = {
  skipPreflight: (value) => typeof value === 'boolean',
  preflightCommitment: (value) => commitments.includes(value),
  maxRetries: isCount,
  minContextSlot: isCount,
}

function readSendOptions(given: unknown): SolanaSendOptions {
  if (given === undefined || given === null) return {}
  if (!isRecord(given)) throw failParams('`sendOptions` must be an object.')
  const wrong = Object.entries(given).find(
    ([key, value]) => !Object.hasOwn(optionChecks, key) || !optionChecks[key as keyof SolanaSendOptions](value),
  )
  if (wrong) throw failParams(`\`sendOptions.${wrong[0].slice(0, 60)}\` is not valid.`)
  return { ...given }
}
