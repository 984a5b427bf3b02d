import type { Address, Hex } from 'viem'

/** A transaction after validation. Amounts are in wei. */
export type TransactionRequest = {
  from: Address
  /** null creates a contract. */
  to: Address | null
  value: bigint
  data: Hex
  gas?: bigint
  nonce?: number
  maxFeePerGas?: bigint
  maxPriorityFeePerGas?: bigint
}

/** What a site wants that only the person can grant. */
export type ApprovalSubject =
  | { kind: 'connect'; answer: 'accounts' | 'permissions' }
  | { kind: 'message'; address: Address; message: Hex }
  | { kind: 'typed-data'; address: Address; typedData: string }
  | { kind: 'transaction'; chainId: number; transaction: TransactionRequest }
  | { kind: 'switch-chain'; from: number; to: number }
  /** `chainId` is shown, never used: chains that are not local are always refused. */
  | { kind: 'add-chain'; chainId: number; name: string }

/**
 * A subject in the queue of the wallet's window. `origin` is the browser's word, never the site's, unless
 * `isSelfNamed`: then it is what a site that came over WalletConnect says of itself.
 */
export type Approval = ApprovalSubject & { id: string; origin: string; isSelfNamed?: boolean }

/** What the person chose. `address` is set when connecting. */
export type ApprovalDecision = { id: string; isApproved: boolean; address?: Address }
