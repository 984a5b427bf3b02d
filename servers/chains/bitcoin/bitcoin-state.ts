import * as v from 'valibot'

const hex = v.pipe(v.string(), v.regex(/^(?:[\da-f]{2})*$/))
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A transaction that was accepted. `height` is that of its block, which may not have been made yet. Amounts in sat. */
const acceptedTransaction = v.object({
  hex,
  height: v.number(),
  /** Seconds since 1970. */
  time: v.number(),
  /** What its inputs spend. Empty for those of the contents. */
  spent: v.array(v.object({ script: hex, amount })),
})
export type AcceptedTransaction = v.InferOutput<typeof acceptedTransaction>

const addressStats = v.object({
  fundedCount: amount,
  fundedSum: amount,
  spentCount: amount,
  spentSum: amount,
  txCount: amount,
})
/** What an address received and spent, also in transactions that are no longer kept. */
export type AddressStats = v.InferOutput<typeof addressStats>

const bitcoinState = v.object({
  version: v.literal(1),
  /** ms since 1970. */
  createdAt: v.number(),
  height: v.number(),
  /** The oldest first. */
  transactions: v.array(acceptedTransaction),
  /** Outputs that are not spent, by `txid:vout`. */
  outputs: v.array(v.object({ id: v.string(), script: hex, amount, height: v.number(), time: v.number() })),
  /** By script in hex. */
  stats: v.record(v.string(), addressStats),
})

/** What the state file of the chain holds. */
export type BitcoinState = v.InferOutput<typeof bitcoinState>

/**
 * Checks a saved state.
 *
 * @throws ValiError when it has another form.
 */
export function parseBitcoinState(value: unknown): BitcoinState {
  return v.parse(bitcoinState, value)
}
