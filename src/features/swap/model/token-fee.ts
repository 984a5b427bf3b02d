import type { Simulation } from '../../../core/requests/contract-calls.js'
import { readChange } from './check/check-simulation.js'
import { computeMinimum } from './quote.js'
import type { SwapReview } from './review.js'

/** Above it the visitor must agree, in ten-thousandths of what was quoted: 15 %. */
const MOST_LOST = 1_500n
const WHOLE = 10_000n

/** What a simulated swap gives, beside what was quoted. */
export type SimulatedGain = {
  /** What the account receives, in base units. Show it instead of the quote's number. */
  gained: bigint
  /** What is missing of the quote, in hundredths of a percent: 500 is 5 %. 0 when nothing is. */
  lost: number
  /** Whether the visitor must agree to it. */
  mustAgree: boolean
  /** The least that is received, by the slippage of the review. */
  minimum: bigint
}

/** @param lost In hundredths of a percent. */
export function isFeeTooHigh(lost: number): boolean {
  return BigInt(lost) > MOST_LOST
}

/** Compares a simulation with the review, for tokens that keep a fee of each transfer. Null when it reverted or gave nothing. */
export function readSimulatedGain(simulation: Simulation, { key, toAmount }: SwapReview): SimulatedGain | null {
  if (simulation.revertReason !== null || toAmount <= 0n) return null
  const gained = readChange(simulation, key.to)
  // No token keeps everything: the check before the wallet is asked says what is wrong.
  if (gained <= 0n) return null
  const lost = gained >= toAmount ? 0n : ((toAmount - gained) * WHOLE) / toAmount
  return { gained, lost: Number(lost), mustAgree: lost > MOST_LOST, minimum: computeMinimum(gained, key.slippage) }
}

/** A review of what a simulation gives, for a token that keeps a fee of each transfer. */
export function reviewGain(review: SwapReview, { gained, lost, minimum }: SimulatedGain): SwapReview {
  return { ...review, toAmount: gained, minToAmount: minimum || 1n, tokenFee: lost }
}
