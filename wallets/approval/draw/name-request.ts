import type { Approval } from '../describe/approval.js'
import type { Cost } from '../describe/cost.js'
import type { ApproveWords } from '../words/en-approve.js'

/** The key of the title of a request. */
export function nameTitle(approval: Approval): keyof ApproveWords['titles'] {
  switch (approval.kind) {
    case 'message':
      return approval.signIn ? 'signIn' : 'message'
    case 'name':
      return 'name'
    case 'typed-data':
      return approval.effect?.type ?? 'typedData'
    case 'transaction':
      return approval.call.type === 'transfer' ? 'payment' : 'transaction'
    case 'calls':
      return 'calls'
    case 'operation':
      return approval.calls ? 'calls' : 'operation'
    case 'permission':
      return approval.kind
    case 'revocation':
      return approval.limits.length === 1 ? 'revocation' : 'revocations'
    case 'solana-transactions': {
      const [{ steps } = { steps: null }, ...others] = approval.transactions
      if (others.length > 0) return 'transactions'
      return steps?.length === 1 && steps[0]?.type === 'sol-transfer' ? 'payment' : 'transaction'
    }
  }
}

/**
 * A site that gets a signed transaction sends it itself. Only the signature of a readable text costs nothing: others may move
 * something, such as bytes that are the hash of a transaction.
 */
export function nameLead(approval: Approval, cost: Cost, words: ApproveWords): ApproveWords['asksToSend'] {
  if (approval.kind === 'name' || (approval.kind === 'message' && approval.format === 'text')) return words.asksToSign
  if (cost.status === 'none') return words.asksToAllow
  const isForSite = approval.kind === 'solana-transactions' && approval.request.answer !== 'sent'
  return isForSite ? words.asksForTransaction : words.asksToSend
}
