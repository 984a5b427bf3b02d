import type { SwapStep } from '../check/swap-facts.js'
import type { SwapProblem } from '../problems.js'
import type { Quote } from '../quote.js'
import type { SwapReview } from '../review.js'

/** How several steps reach the wallet: one by one, one by one with a batch on offer, or as one batch (EIP-5792). */
export type BatchUse = 'none' | 'offered' | 'used'

/** The stage of a reviewed swap. */
export type SwapStage =
  /** The needed steps are read. `mayRevert`: raising the allowance is simulated. */
  | { name: 'planning'; mayRevert: boolean }
  /** The visitor presses the button. */
  | { name: 'ready' }
  /** The transaction is built, simulated and checked. */
  | { name: 'preparing' }
  /** The wallet asks the visitor. */
  | { name: 'asking' }
  /** `id`: that of the transaction or the batch. */
  | { name: 'mining'; id: string }
  /** The allowance is read again: wallets let visitors lower it. */
  | { name: 'verifying' }
  /** The price is read again after the approval. */
  | { name: 'requoting' }
  /** The newest price gives less than the reviewed minimum; both numbers are shown. */
  | { name: 'changed' }
  | { name: 'failed'; problem: SwapProblem }
  | { name: 'done'; ids: readonly string[] }

/** A reviewed swap on its way. Amounts are in base units. */
export type SwapFlow = {
  review: SwapReview
  /** The newest quote for the key of the review. */
  newest: Quote | null
  /** The router's last known allowance; null before it is read. */
  allowance: bigint | null
  /** The steps, in order. Empty during planning. */
  steps: readonly SwapStep[]
  /** The index of the current step. */
  at: number
  /** Whether an approval of this flow is in a block. */
  hasApproved: boolean
  batch: BatchUse
  stage: SwapStage
}

/** A new flow. A swap that needs no allowance is ready at once. */
export function createSwapFlow(review: SwapReview): SwapFlow {
  return plan({
    review,
    newest: review.quote,
    allowance: null,
    steps: [],
    at: 0,
    hasApproved: false,
    batch: 'none',
    stage: { name: 'ready' },
  })
}

/** Plans the steps from the start. */
export function plan(flow: SwapFlow): SwapFlow {
  const { wrap, key } = flow.review
  const begun = { ...flow, allowance: null, at: 0 }
  if (wrap) return { ...begun, steps: [wrap], stage: { name: 'ready' } }
  if (key.from === null) return { ...begun, steps: ['swap'], stage: { name: 'ready' } }
  return { ...begun, steps: [], stage: { name: 'planning', mayRevert: false } }
}

/** The router's remaining allowance from an approval of this flow. An earlier allowance is the visitor's own. */
export function readLeftAllowance({ hasApproved, allowance }: SwapFlow): bigint {
  return hasApproved ? (allowance ?? 0n) : 0n
}

/** The current step; undefined during planning. */
export function getStep({ steps, at }: SwapFlow): SwapStep | undefined {
  return steps[at]
}

/** Whether the current request has all steps together. */
export function isBatch({ batch, steps }: SwapFlow): boolean {
  return batch === 'used' && steps.length > 1
}
