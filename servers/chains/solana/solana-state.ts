import * as v from 'valibot'

const jsonObject = v.record(v.string(), v.unknown())
const tokenBalance = v.object({
  accountIndex: v.number(),
  mint: v.string(),
  owner: v.string(),
  programId: v.string(),
  uiTokenAmount: jsonObject,
})

/** A transaction in a block. Amounts in lamports; indexes are those of `keys`. */
const landedTransaction = v.object({
  signature: v.string(),
  slot: v.number(),
  /** Seconds since 1970. */
  blockTime: v.number(),
  /** The whole transaction in base64. */
  wire: v.string(),
  err: v.nullable(v.union([v.string(), jsonObject])),
  fee: v.number(),
  /** Micro-lamports of a compute unit. */
  unitPrice: v.number(),
  keys: v.array(
    v.object({
      pubkey: v.string(),
      signer: v.boolean(),
      writable: v.boolean(),
      source: v.picklist(['transaction', 'lookupTable']),
    }),
  ),
  preBalances: v.array(v.number()),
  postBalances: v.array(v.number()),
  preTokenBalances: v.array(tokenBalance),
  postTokenBalances: v.array(tokenBalance),
  logs: v.array(v.string()),
  innerInstructions: v.array(jsonObject),
  unitsConsumed: v.number(),
})
export type LandedTransaction = v.InferOutput<typeof landedTransaction>
export type TokenBalance = v.InferOutput<typeof tokenBalance>

const solanaState = v.object({
  version: v.literal(1),
  /** ms since 1970. */
  createdAt: v.number(),
  slot: v.number(),
  /** Every account that the contents or a transaction wrote. `data` in base64. */
  accounts: v.array(
    v.object({
      address: v.string(),
      lamports: v.string(),
      owner: v.string(),
      executable: v.boolean(),
      data: v.string(),
    }),
  ),
  /** The oldest first. */
  history: v.array(landedTransaction),
})

/** The content of the chain's state file. */
export type SolanaState = v.InferOutput<typeof solanaState>

/**
 * Checks a saved state.
 *
 * @throws ValiError when it has another form.
 */
export function parseSolanaState(value: unknown): SolanaState {
  return v.parse(solanaState, value)
}
