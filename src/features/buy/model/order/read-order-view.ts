import type { BuyOrder } from './order.js'

/** The window of the provider's page, as far as this page knows. It says nothing about the order. */
export type PageWindow =
  | 'open'
  | 'closed'
  /** The browser did not open it. */
  | 'blocked'
  /** It was opened before this page was loaded, or by another tab. */
  | 'unknown'

/** The sentence about an order, by its name in the messages. */
export type OrderPhase =
  | 'blocked'
  | 'waiting'
  /** The window is closed: has the visitor paid? */
  | 'unfinished'
  | 'paying'
  | 'held'
  | 'paid'
  | 'delayed'
  | 'delivering'
  | 'confirmed'
  | 'cancelled'
  | 'declined'
  /** Declined: the provider does not sell to this visitor. */
  | 'refused'
  | 'expired'
  | 'refunded'

/** The next step, by its name in the messages. */
export type OrderStep = 'continue' | 'done' | 'start-again' | 'other-payment' | 'other-provider' | null

/** How an order is shown, and the next step for the visitor. */
export type OrderView = {
  phase: OrderPhase
  tone: 'waiting' | 'done' | 'warning' | 'failed'
  step: OrderStep
  /** How many stages are done: paid, sent, received. Null if the order ended before. */
  stage: 0 | 1 | 2 | 3 | null
}

/** The sentence and the next step of an order. The window changes only the wording while nothing is paid. */
export function readOrderView({ status, reason, isDelayed }: BuyOrder, page: PageWindow): OrderView {
  switch (status) {
    case 'created':
    case 'paying': {
      const waiting = { tone: 'waiting', step: 'continue', stage: 0 } as const
      if (page === 'blocked') return { ...waiting, phase: 'blocked', tone: 'warning' }
      if (status === 'paying') return { ...waiting, phase: 'paying' }
      return { ...waiting, phase: page === 'closed' ? 'unfinished' : 'waiting' }
    }
    case 'held':
      return { phase: 'held', tone: 'warning', step: 'continue', stage: 0 }
    case 'paid':
    case 'delivering':
      if (isDelayed) return { phase: 'delayed', tone: 'warning', step: null, stage: status === 'paid' ? 1 : 2 }
      return { phase: status, tone: 'waiting', step: null, stage: status === 'paid' ? 1 : 2 }
    case 'confirmed':
      return { phase: 'confirmed', tone: 'done', step: 'done', stage: 3 }
    case 'declined':
      return reason === 'kyc'
        ? { phase: 'refused', tone: 'failed', step: 'other-provider', stage: null }
        : { phase: 'declined', tone: 'failed', step: 'other-payment', stage: null }
    case 'cancelled':
    case 'expired':
      return { phase: status, tone: 'failed', step: 'start-again', stage: null }
    case 'refunded':
      return { phase: 'refunded', tone: 'failed', step: 'start-again', stage: null }
  }
}
