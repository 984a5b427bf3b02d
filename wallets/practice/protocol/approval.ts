import type { Hex } from 'viem'
import type { EvmApproval, MessageApproval, SolanaApproval } from '../../approval/describe/approval.js'
import type { SolanaSignIn } from '../namespaces/solana/solana-sign-in.js'
import type { NamedAccount, OtherNamespace } from '../state/namespace-accounts.js'

/** A request that needs the visitor's approval. */
export type EvmSubject =
  | { kind: 'connect'; answer: 'accounts' | 'permissions' }
  | SigningSubject
  | { kind: 'switch-chain'; from: number; to: number }
  /** `chainId` is shown, never used: chains that are not local are always refused. */
  | { kind: 'add-chain'; chainId: number; name: string }
  | NamespaceSubject

/** A request of eip155 to sign or send. */
export type SigningSubject = Extract<EvmApproval, { kind: 'message' | 'typed-data' | 'transaction' }>

/** A request of another namespace than eip155. */
export type NamespaceSubject =
  | { kind: 'namespace-connect'; namespace: OtherNamespace; accounts: readonly NamedAccount[] }
  /** `scheme`: how it is signed, where the namespace has several ways. */
  | (Omit<MessageApproval, 'kind'> & {
      kind: 'namespace-message'
      namespace: OtherNamespace
      message: Hex
      scheme?: string
    })
  /** `accounts`: the only account, or those that the visitor chooses from. */
  | { kind: 'solana-sign-in'; fields: SolanaSignIn; accounts: readonly NamedAccount[] }
  | Extract<SolanaApproval, { kind: 'solana-transactions' }>

/**
 * An entry in the queue of the wallet's window. The browser reports `origin`, unless `isSelfNamed`: then a WalletConnect
 * site states it, unverified.
 */
export type Approval = EvmSubject & { id: string; origin: string; isSelfNamed?: boolean }

/** The visitor's decision. `address` is the chosen account; only connecting and signing in read it. */
export type ApprovalDecision = { id: string; isApproved: boolean; address?: string }

export type NamespaceApproval = Extract<Approval, NamespaceSubject>

export function isNamespaceApproval(approval: Approval): approval is NamespaceApproval {
  return approval.kind.startsWith('namespace-') || approval.kind.startsWith('solana-')
}
