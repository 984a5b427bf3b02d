import type { Quote } from './quote.js'

// All in ms.

/** How long the inputs must stay the same before a quote is requested. */
export const QUOTE_DEBOUNCE_MS = 200

/** How long after a reply the next quote is requested. */
export const QUOTE_RENEW_MS = 10_000

/** An older quote can be neither reviewed nor signed. */
export const QUOTE_STALE_MS = 20_000

/** How long after the last input quotes are renewed. */
export const QUOTE_IDLE_MS = 180_000

/** Whether a quote may be reviewed and signed. False if its age is unknown because the clock was set back. */
export function isFresh({ receivedAt, validUntil }: Quote, now: number): boolean {
  const age = now - receivedAt
  // If the time had passed already when the reply came, the clocks differ, and it says nothing about the quote.
  const hasEnded = validUntil !== null && validUntil > receivedAt && now >= validUntil
  return age >= 0 && age <= QUOTE_STALE_MS && !hasEnded
}

/** The age of a quote from 0, just received, to 1, too old. */
export function readAge({ receivedAt }: Quote, now: number): number {
  return Math.min(Math.max((now - receivedAt) / QUOTE_STALE_MS, 0), 1)
}

export type RenewalFacts = {
  now: number
  /** The quote for the current inputs; null while there is none. */
  quote: Pick<Quote, 'receivedAt'> | null
  /** When the current inputs were entered. */
  changedAt: number
  /** When to try again after a reply without a quote; null after one with a quote. */
  retryAt: number | null
  /** When the visitor last did something. */
  lastInputAt: number
  isVisible: boolean
  isOnline: boolean
  /** Whether a wallet asks the visitor. */
  isPrompting: boolean
  /** Whether a request for the current inputs is running. */
  isRequesting: boolean
}

/** The next action for the quote: `wait` until a time, `renew` it now, or nothing until something else changes. */
export type Renewal =
  | { action: 'wait'; until: number }
  | { action: 'renew' }
  /** `idle`: the visitor presses "Refresh price". */
  | { action: 'stopped'; reason: 'hidden' | 'offline' | 'prompting' | 'requesting' | 'idle' }

/**
 * Decides when a quote for the current inputs is requested. Call it again after each change of its facts, and at `until`.
 *
 * @example decideRenewal({ ...facts, now: 10_000, quote: { receivedAt: 0 } }) // { action: 'renew' }
 */
export function decideRenewal(facts: RenewalFacts): Renewal {
  const { now, quote, changedAt, retryAt, lastInputAt } = facts
  if (facts.isRequesting) return { action: 'stopped', reason: 'requesting' }
  if (facts.isPrompting) return { action: 'stopped', reason: 'prompting' }
  if (!facts.isOnline) return { action: 'stopped', reason: 'offline' }
  if (!facts.isVisible) return { action: 'stopped', reason: 'hidden' }
  if (now - lastInputAt >= QUOTE_IDLE_MS) return { action: 'stopped', reason: 'idle' }
  const next = Math.max(
    // Times in the future come from a clock that was set back since.
    changedAt > now ? 0 : changedAt + QUOTE_DEBOUNCE_MS,
    quote && quote.receivedAt <= now ? quote.receivedAt + QUOTE_RENEW_MS : 0,
    retryAt ?? 0,
  )
  if (now >= next) return { action: 'renew' }
  return { action: 'wait', until: Math.min(next, lastInputAt + QUOTE_IDLE_MS) }
}
