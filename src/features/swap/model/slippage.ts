import { tidyText } from '../../../core/format/tidy-text.js'
import { readTypedAmount } from '../../../core/requests/payments/read-typed-amount.js'

// In hundredths of a percent: 100 is 1 %.

/** The slippage of a new form. */
export const DEFAULT_SLIPPAGE = 100

/** The least and the most that a visitor can choose. */
export const MIN_SLIPPAGE = 1
export const MAX_SLIPPAGE = 5_000

/** Below this slippage a swap often fails. */
const LOW_SLIPPAGE = 5
/** Above this slippage other traders can take the difference. */
const HIGH_SLIPPAGE = 300

/** The note about the visitor's slippage. */
export type SlippageNote = 'low' | 'high' | null

export function readSlippageNote(slippage: number): SlippageNote {
  if (slippage < LOW_SLIPPAGE) return 'low'
  return slippage > HIGH_SLIPPAGE ? 'high' : null
}

/**
 * Reads a typed percentage. Null unless it is a number from 0.01 to 50 with at most two digits after the point.
 *
 * @example readSlippage('0.5') // 50
 */
export function readSlippage(text: string): number | null {
  // There are no thousands here: every separator is a decimal separator.
  const typed = readTypedAmount(tidyText(text).replace(/[,\u066B]/, '.'), { decimals: 2, locale: 'en' })
  const slippage = typed.status === 'valid' ? Number(typed.amount) : 0
  return slippage >= MIN_SLIPPAGE && slippage <= MAX_SLIPPAGE ? slippage : null
}

/** The percentage as text, for a field and a service: `0.5`. */
export function writeSlippage(slippage: number): string {
  return String(slippage / 100)
}

/** The warning level of a price impact. */
export type ImpactLevel = 'none' | 'high' | 'extreme' | 'unknown'

/** As fractions. Above the first the view warns, above the second the visitor must agree. */
const HIGH_IMPACT = 0.05
const EXTREME_IMPACT = 0.15
/** A renewed quote may be this much worse before the visitor must agree again. */
const IMPACT_STEP = 0.01

/** @param impact As a fraction: 0.01 is 1 %. Null is unknown. */
export function readImpactLevel(impact: number | null): ImpactLevel {
  if (impact === null || !Number.isFinite(impact)) return 'unknown'
  if (impact > EXTREME_IMPACT) return 'extreme'
  return impact > HIGH_IMPACT ? 'high' : 'none'
}

/** Whether the visitor agreed to this impact. `accepted`: the impact that they agreed to; null when they did not. */
export function isImpactAccepted(impact: number | null, accepted: number | null): boolean {
  if (readImpactLevel(impact) !== 'extreme') return true
  return accepted !== null && (impact ?? 0) <= accepted + IMPACT_STEP
}
