import type { Hex } from 'viem'

/** The effect of one instruction, as far as the wallet knows it. */
export type SolanaStep =
  | { type: 'sol-transfer'; from: string; to: string; lamports: bigint }
  | {
      type: 'token-transfer'
      mint: string
      amount: bigint
      decimals: number
      authority: string
      /** The account of the token that receives, and its owner where the transaction names it. */
      to: string
      owner?: string
    }
  | { type: 'token-account'; owner: string; mint: string }
  | { type: 'memo'; text: string }

/**
 * A transaction for the visitor to read. `steps` is null if one of its instructions cannot be explained: its effect is
 * then not known. `fee`: the most that the fee payer pays, in lamports.
 */
export type ExplainedTransaction = {
  /** The whole transaction, as the site gave it. */
  wire: Hex
  feePayer: string
  fee: bigint
  steps: readonly SolanaStep[] | null
  /** The programs of the instructions that are not known, each once. */
  unknownPrograms: readonly string[]
  /** The accounts that must sign, the fee payer first. */
  signers: readonly string[]
}
