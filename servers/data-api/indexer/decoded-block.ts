import type { Hex } from 'viem'
import type { approvals, transactions, transfers, userOperations } from '../database/schema.js'

/** A transfer in the index. Its position is its place in the list of its transaction. */
export type DecodedTransfer = Omit<typeof transfers.$inferSelect, 'chain' | 'block' | 'index' | 'position'>

export type DecodedApproval = Omit<typeof approvals.$inferSelect, 'chain' | 'block' | 'index' | 'position'>

export type DecodedUserOperation = Omit<typeof userOperations.$inferSelect, 'chain' | 'block' | 'index' | 'position'>

export type DecodedTransaction = Omit<typeof transactions.$inferSelect, 'chain' | 'block'> & {
  transfers: DecodedTransfer[]
  approvals: DecodedApproval[]
  userOperations: DecodedUserOperation[]
}

export type DecodedBlock = {
  number: number
  hash: Hex
  parentHash: Hex
  /** Seconds since 1970. */
  time: number
  transactions: DecodedTransaction[]
}
