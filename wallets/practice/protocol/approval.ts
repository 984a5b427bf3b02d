import type { Address, Hex } from 'viem'
import type { TransactionRequest } from '../../requests/parse-transaction.js'

/** A request that needs the user's approval. */
export type ApprovalSubject =
  | { kind: 'connect'; answer: 'accounts' | 'permissions' }
  | { kind: 'message'; address: Address; message: Hex }
  | { kind: 'typed-data'; address: Address; typedData: string }
  | { kind: 'transaction'; chainId: number; transaction: TransactionRequest }
  | { kind: 'switch-chain'; from: number; to: number }
  /** `chainId` is shown, never used: chains that are not local are always refused. */
  | { kind: 'add-chain'; chainId: number; name: string }

/**
 * An entry in the queue of the wallet's window. The browser reports `origin`, unless `isSelfNamed`: then a WalletConnect
 * site states it, unverified.
 */
export type Approval = ApprovalSubject & { id: string; origin: string; isSelfNamed?: boolean }

/** The user's decision. `address` is set when connecting. */
export type ApprovalDecision = { id: string; isApproved: boolean; address?: Address }
