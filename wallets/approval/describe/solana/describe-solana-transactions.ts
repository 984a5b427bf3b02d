import { isBurnAddress } from '../../../../src/rules/addresses/burn-address.js'
import { failParams } from '../../../requests/params-error.js'
import { explainTransaction } from '../../../requests/solana/explain-transaction.js'
import type { ExplainedTransaction, SolanaStep } from '../../../requests/solana/explained-transaction.js'
import type { ApprovalWarning, SolanaRequest } from '../approval.js'
import type { SolanaDescription } from '../description.js'

/** At most so many transactions in one request, so that each can be read. */
const MAX_TRANSACTIONS = 10

type Answer = Pick<Extract<SolanaRequest, { kind: 'sign-solana-transactions' }>, 'answer' | 'sendOptions'>

/** How a wallet reads one transaction: `decode` its bytes, and `check` refuses what the wallet does not sign. */
export type TransactionReader = {
  decode(value: unknown): Uint8Array
  check(transaction: ExplainedTransaction, wire: Uint8Array): void
}

/**
 * Describes transactions to sign.
 *
 * @throws ParamsError for another number of transactions, and for bytes that are not a transaction
 */
export function describeSolanaTransactions(
  given: unknown,
  answer: Answer,
  { decode, check }: TransactionReader,
): SolanaDescription<'solana-transactions'> {
  if (!Array.isArray(given) || given.length === 0 || given.length > MAX_TRANSACTIONS) {
    throw failParams(`Give 1 to ${MAX_TRANSACTIONS} transactions.`)
  }
  const transactions = given.map((value) => {
    const wire = decode(value)
    const explained = explainTransaction(wire)
    check(explained, wire)
    return explained
  })
  return {
    kind: 'solana-transactions',
    transactions,
    request: { kind: 'sign-solana-transactions', transactions: transactions.map(({ wire }) => wire), ...answer },
    warnings: listWarnings(transactions),
  }
}

function listWarnings(transactions: readonly ExplainedTransaction[]): ApprovalWarning[] {
  const unknown = transactions.filter(({ steps }) => steps === null)
  const programs = new Set(unknown.flatMap(({ unknownPrograms }) => unknownPrograms))
  const receivers = transactions.flatMap(({ steps }) => steps ?? []).flatMap(listReceivers)
  const usesTables = unknown.some(({ unknownPrograms }) => unknownPrograms.length === 0)
  return [
    ...(programs.size > 0 ? [{ kind: 'unknown-program', count: programs.size } as const] : []),
    ...(receivers.some(isBurnAddress) ? [{ kind: 'burn' } as const] : []),
    ...(usesTables ? [{ kind: 'address-tables' } as const] : []),
  ]
}

/** The receiver of a step: an account, or an account of a token and its owner. */
function listReceivers(step: SolanaStep): string[] {
  if (step.type === 'sol-transfer') return [step.to]
  return step.type === 'token-transfer' ? [step.to, ...(step.owner === undefined ? [] : [step.owner])] : []
}
