import type { Simulation } from '../../../core/model/contract-calls.js'
import { readChange } from './check/check-simulation.js'
import { computeMinimum } from './quote.js'
import type { SwapReview } from './review.js'

/** Above this fee the visitor must agree, in hundredths of a percent of the quoted amount: 15 %. */
const MAX_LOST = 1_500n
const WHOLE = 10_000n

/** The result of a simulated swap, compared with the quote. */
export type SimulatedGain = {
  /** The received amount, in base units. Show it instead of the quote's. */
  gained: bigint
  /** The missing part of the quote, in hundredths of a percent: 500 is 5 %. 0 if nothing is missing. */
  lost: number
  /** Whether the visitor must agree to it. */
  mustAgree: boolean
  /** The least that is received, by the slippage of the review. */
  minimum: bigint
}

/** @param lost In hundredths of a percent. */
export function isFeeTooHigh(lost: number): boolean {
  return BigInt(lost) > MAX_LOST
}

/**
 * Whether a swap may continue with a token that takes this fee.
 *
 * @param accepted The fee that the visitor agreed to, in hundredths of a percent. 0: none.
 */
export function isFeeAccepted(lost: number, accepted: number): boolean {
  return !isFeeTooHigh(lost) || lost <= accepted
}

/** Compares a simulation with the review, for tokens that take a fee of each transfer. Null if it reverted or gave nothing. */
export function readSimulatedGain(simulation: Simulation, { key, toAmount }: SwapReview): SimulatedGain | null {
  if (simulation.revertReason !== null || toAmount <= 0n) return null
  const gained = readChange(simulation, key.to)
  // No token takes everything: the check before the wallet is asked reports the fault.
  if (gained <= 0n) return null
  const lost = gained >= toAmount ? 0n : ((toAmount - gained) * WHOLE) / toAmount
  return { gained, lost: Number(lost), mustAgree: lost > MAX_LOST, minimum: computeMinimum(gained, key.slippage) }
}

/** The review with the result of a simulation, for a token that takes a fee of each transfer. */
export function reviewGain(review: SwapReview, { gained, lost, minimum }: SimulatedGain): SwapReview {
  return { ...review, toAmount: gained, minToAmount: minimum || 1n, tokenFee: lost }
}
