import type { CallDescription } from '../../../requests/describe-call.js'
import type { ExplainedTransaction, SolanaStep } from '../../../requests/solana/explained-transaction.js'
import type { Approval } from '../approval.js'
import { addMovements, type Movement, namePermit, type Permit, type StatedChanges } from './changes.js'

type Sent = { value: bigint }

/**
 * The declared changes of all calls or transactions of a request together: sums of the native currency and of each token,
 * and the allowance of each spender afterwards. Null for a request that sends nothing.
 *
 * @example stateChanges(approval)?.leaves // [{ asset: { kind: 'native' }, amount: 900000000000000000n }]
 */
export function stateChanges(approval: Approval): StatedChanges | null {
  switch (approval.kind) {
    case 'transaction':
      return stateCalls([approval.call], [approval.request.transaction], approval.account)
    case 'calls':
      return stateCalls(approval.calls, approval.request.calls, approval.account)
    case 'operation':
      return approval.calls && approval.request.calls
        ? stateCalls(approval.calls, approval.request.calls, approval.account)
        : { leaves: [], arrives: [], allows: [], unknownCount: 1 }
    case 'revocation':
      return { leaves: [], arrives: [], allows: [], unknownCount: 0 }
    case 'solana-transactions':
      return stateSolana(approval.transactions, approval.account)
    default:
      return null
  }
}

function stateCalls(calls: readonly CallDescription[], sent: readonly Sent[], account: string): StatedChanges {
  const native = sent.map(({ value }): Movement => ({ asset: { kind: 'native' }, amount: value }))
  return {
    leaves: addMovements([...native, ...calls.flatMap((call) => listMovements(call, account))]),
    arrives: [],
    allows: listPermits(calls),
    unknownCount: calls.filter(({ type }) => type === 'call' || type === 'multicall' || type === 'creation').length,
  }
}

/** Without native currency. Amounts that leave another account do not count for this one. */
function listMovements(call: CallDescription, account: string): Movement[] {
  const isOwn = (from: string | undefined) => from === undefined || from.toLowerCase() === account.toLowerCase()
  switch (call.type) {
    case 'token-transfer':
      return isOwn(call.from) ? [{ asset: { kind: 'token', token: call.token }, amount: call.amount }] : []
    case 'nft-transfer':
      return isOwn(call.from)
        ? call.items.map(({ id, amount }) => ({ asset: { kind: 'nft', collection: call.collection, id }, amount }))
        : []
    case 'withdrawal':
      return [{ asset: { kind: 'token', token: call.contract }, amount: call.amount }]
    default:
      return []
  }
}

/** The allowance of each spender after all calls: a later call replaces or adds to an earlier one. */
function listPermits(calls: readonly CallDescription[]): Permit[] {
  const permits = new Map<string, Permit>()
  for (const call of calls) {
    if (call.type === 'collection-approval') {
      const permit: Permit = { kind: 'collection', collection: call.collection, spender: call.operator }
      if (call.isApproved) permits.set(namePermit(permit), permit)
      else permits.delete(namePermit(permit))
    }
    if (call.type !== 'token-approval') continue
    const permit: Permit = { kind: 'token', token: call.token, spender: call.spender, amount: null }
    const before = permits.get(namePermit(permit))
    const amount = addAllowance(call, before?.kind === 'token' ? before.amount : 0n)
    if (amount === 0n) permits.delete(namePermit(permit))
    else permits.set(namePermit(permit), { ...permit, amount })
  }
  return [...permits.values()]
}

/** The allowance before the request is not known. */
function addAllowance(
  { method, amount, isUnlimited }: Extract<CallDescription, { type: 'token-approval' }>,
  before: bigint | null,
): bigint | null {
  if (method === 'approve') return isUnlimited ? null : amount
  if (before === null) return null
  if (method === 'increaseAllowance') return isUnlimited ? null : before + amount
  return before > amount ? before - amount : 0n
}

function stateSolana(transactions: readonly ExplainedTransaction[], account: string): StatedChanges {
  const steps = transactions.flatMap((transaction) => transaction.steps ?? [])
  return {
    leaves: addMovements(steps.flatMap((step) => listSolanaMovements(step, account))),
    arrives: [],
    allows: [],
    unknownCount: transactions.filter((transaction) => transaction.steps === null).length,
  }
}

function listSolanaMovements(step: SolanaStep, account: string): Movement[] {
  if (step.type === 'sol-transfer') {
    return step.from === account ? [{ asset: { kind: 'native' }, amount: step.lamports }] : []
  }
  if (step.type !== 'token-transfer' || step.authority !== account) return []
  const { mint, decimals, amount } = step
  return [{ asset: { kind: 'token', token: mint, decimals }, amount }]
}
