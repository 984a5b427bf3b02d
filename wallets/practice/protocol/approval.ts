import type { Address, Hex } from 'viem'
import type { TransactionRequest } from '../../requests/parse-transaction.js'
import type { ExplainedTransaction } from '../../requests/solana/explained-transaction.js'
import type { SolanaSignIn } from '../namespaces/solana/solana-sign-in.js'
import type { NamedAccount, OtherNamespace } from '../state/namespace-accounts.js'

/** A request that needs the user's approval. */
export type ApprovalSubject =
  | { kind: 'connect'; answer: 'accounts' | 'permissions' }
  | { kind: 'message'; address: Address; message: Hex }
  | { kind: 'typed-data'; address: Address; typedData: string }
  | { kind: 'transaction'; chainId: number; transaction: TransactionRequest }
  | { kind: 'switch-chain'; from: number; to: number }
  /** `chainId` is shown, never used: chains that are not local are always refused. */
  | { kind: 'add-chain'; chainId: number; name: string }
  | NamespaceSubject

/** A request of another namespace than eip155. */
export type NamespaceSubject =
  | { kind: 'namespace-connect'; namespace: OtherNamespace; accounts: readonly NamedAccount[] }
  /** `scheme`: how it is signed, where the namespace has several ways. */
  | { kind: 'namespace-message'; namespace: OtherNamespace; address: string; message: Hex; scheme?: string }
  /** `accounts`: the only account, or those that the user chooses from. */
  | { kind: 'solana-sign-in'; fields: SolanaSignIn; accounts: readonly NamedAccount[] }
  | { kind: 'solana-transactions'; address: string; isSent: boolean; transactions: readonly ExplainedTransaction[] }

/**
 * An entry in the queue of the wallet's window. The browser reports `origin`, unless `isSelfNamed`: then a WalletConnect
 * site states it, unverified.
 */
export type Approval = ApprovalSubject & { id: string; origin: string; isSelfNamed?: boolean }

/** The user's decision. `address` is the chosen account; only connecting and signing in read it. */
export type ApprovalDecision = { id: string; isApproved: boolean; address?: string }

export type NamespaceApproval = Extract<Approval, NamespaceSubject>

export function isNamespaceApproval(approval: Approval): approval is NamespaceApproval {
  return approval.kind.startsWith('namespace-') || approval.kind.startsWith('solana-')
}
