import type { CaipNetworkId } from './caip.js'

/**
 * The types of a transaction, by its effect. `pull`: somebody else moved tokens out of the account, such as by an approval. A service may
 * send types that are not listed here; they count as `execute`.
 */
export const operationTypes = [
  'send',
  'receive',
  'pull',
  'trade',
  'approve',
  'revoke',
  'mint',
  'burn',
  'deposit',
  'withdraw',
  'borrow',
  'repay',
  'claim',
  'stake',
  'unstake',
  'deploy',
  'cancel',
  'execute',
] as const

export type OperationType = (typeof operationTypes)[number]

/**
 * `replaced` and `cancelled`: another transaction with the same nonce took its place. `expired`: the network did not take it
 * in the time that it allows, and never will (Solana).
 */
export const transactionStatuses = ['pending', 'confirmed', 'failed', 'replaced', 'cancelled', 'expired'] as const

/** One movement of a token or an NFT, seen from the account. */
export type Transfer = {
  direction: 'in' | 'out' | 'self'
  /** Whole tokens as a decimal text. */
  quantity: string
  token?: { name: string; symbol: string; iconUrl?: string; address?: string; decimals?: number; isSpam?: boolean }
  nft?: { name: string | null; imageUrl?: string; isSpam: boolean; contract?: string; tokenId?: string }
  /** In USD. Only for sorting: Lintel's servers use the current price, others the price at the time of the transfer. */
  value?: number
  from?: string
  to?: string
}

/** A transaction of an account. */
export type Transaction = {
  /** Unique among the transactions of an account. */
  id: string
  network: CaipNetworkId
  hash: string
  operation: OperationType
  status: (typeof transactionStatuses)[number]
  /** When it was mined, or, while it is pending, when it was sent, in ms since the epoch. */
  time: number
  from: string
  to: string
  /**
   * Whether the account has signed it, even if another account has sent it: a user operation (ERC-4337), or one of several
   * signers (Solana). Absent: the account has signed what it has sent.
   */
  isSigned?: boolean
  /** A known address that the address on the other side looks like. Anybody can make such an address (address poisoning). */
  imitates?: string
  nonce?: number
  /** The last block that may hold it, where a transaction expires (Solana). */
  lastBlock?: number
  block?: number
  /** In whole units of the native currency, as a decimal text. */
  fee?: { quantity: string; symbol: string }
  /** The name of the called function, or its selector. */
  method?: string
  /** The reason of a failure. */
  reason?: string
  application?: { name: string; iconUrl?: string }
  transfers: readonly Transfer[]
}

/** One page of an account's transactions, newest first. */
export type TransactionPage = {
  transactions: readonly Transaction[]
  /** The cursor of the next page; null on the last. */
  next: string | null
  /** Entries that were left out because they did not fit the schema. */
  dropped: number
}

/**
 * A page of activity. `local`: without a data API for this network only transactions sent from this browser are known; they
 * are in the state.
 */
export type ActivityPage = TransactionPage & { source: 'service' | 'local' }
