import type { Hex } from 'viem'
import { zeroAddress } from 'viem'
import type { OperationType } from '../../../src/core/model/activity.js'
import { findMethod } from './method-names.js'

export type OperationFacts = {
  sender: Hex
  /** Null when the transaction creates a contract. */
  recipient: Hex | null
  selector: Hex | null
  succeeded: boolean
  /** Whether the account has signed the transaction. */
  isSigned: boolean
  /** `isSigned`: it leaves the account and the account has signed it. */
  transfers: readonly {
    contract: Hex | null
    tokenId: bigint | null
    sender: Hex
    recipient: Hex
    isSigned: boolean
  }[]
  approvals: readonly { owner: Hex; granted: boolean }[]
}

/**
 * Decides the kind of a transaction for `account`. Addresses are in lower case. Only a transaction that the account has
 * signed is an action of the account: what others move out of it is a `pull`, and their other calls are an `execute`.
 */
export function decideOperation(account: Hex, facts: OperationFacts): OperationType {
  const isSender = facts.sender === account
  if (facts.recipient === null)
    return isSender || facts.transfers.length === 0 ? 'deploy' : decideByMoves(account, facts)
  const known = isSender ? findMethod(facts.selector)?.operation : undefined
  if (!facts.succeeded) return known ?? (facts.selector !== null ? 'execute' : isSender ? 'send' : 'receive')
  if (facts.transfers.length > 0) return decideByMoves(account, facts)
  const given = facts.isSigned ? facts.approvals.filter(({ owner }) => owner === account) : []
  if (given.length > 0) return given.some(({ granted }) => granted) ? 'approve' : 'revoke'
  if (facts.selector === null) return isSender ? 'send' : 'receive'
  return 'execute'
}

/** Selectors are names only, so one counts where the transfers agree with it. */
function decideByMoves(account: Hex, { sender, selector, transfers }: OperationFacts): OperationType {
  const out = transfers.filter(({ isSigned }) => isSigned)
  if (out.length === 0 && transfers.some((transfer) => transfer.sender === account)) return 'pull'
  const paid = new Set(out.map(nameAsset))
  // A part of a paid asset that comes back is a refund, and a transfer to oneself is counted as sent.
  const gained = transfers.filter((transfer) => transfer.recipient === account && !paid.has(nameAsset(transfer)))
  const known = sender === account ? findMethod(selector)?.operation : undefined
  if (out.length > 0 && gained.length > 0) {
    if (known === 'deposit' || known === 'withdraw' || known === 'borrow' || known === 'repay') return known
    return gained.every(isMint) && gained.some(({ tokenId }) => tokenId !== null) ? 'mint' : 'trade'
  }
  if (out.length > 0) {
    if (known === 'deposit' || known === 'repay') return known
    return out.every(({ recipient }) => recipient === zeroAddress) ? 'burn' : 'send'
  }
  if (known === 'withdraw' || known === 'borrow' || known === 'claim') return known
  return gained.every(isMint) ? 'mint' : 'receive'
}

function nameAsset({ contract, tokenId }: { contract: Hex | null; tokenId: bigint | null }): string {
  return `${contract} ${tokenId}`
}

function isMint({ sender }: { sender: Hex }): boolean {
  return sender === zeroAddress
}
