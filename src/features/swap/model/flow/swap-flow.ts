import type { SwapStep } from '../check/swap-facts.js'
import type { SwapProblem } from '../problems.js'
import type { Quote } from '../quote.js'
import type { SwapReview } from '../review.js'

/** How several steps reach the wallet: one by one, one by one with a batch on offer, or as one batch (EIP-5792). */
export type BatchUse = 'none' | 'offered' | 'used'

/** Where a reviewed swap is. */
export type SwapStage =
  /** It is read which steps are needed. `mayRevert`: raising the allowance is simulated. */
  | { name: 'planning'; mayRevert: boolean }
  /** The visitor presses the button. */
  | { name: 'ready' }
  /** The transaction is built, simulated and checked. */
  | { name: 'preparing' }
  /** The wallet asks the visitor. */
  | { name: 'asking' }
  /** `id`: of the transaction, or of the batch. */
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
  /** What the router may take, as last read; null before. */
  allowance: bigint | null
  /** What is done, in order. Empty while it is planned. */
  steps: readonly SwapStep[]
  /** The index of the present step. */
  at: number
  /** Whether an approval of this flow is in a block. */
  hasApproved: boolean
  batch: BatchUse
  stage: SwapStage
}

/** A flow that begins. What needs no allowance is ready at once. */
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

/** The present step; undefined while it is planned. */
export function getStep({ steps, at }: SwapFlow): SwapStep | undefined {
  return steps[at]
}

/** Whether the present request is all steps together. */
export function isBatch({ batch, steps }: SwapFlow): boolean {
  return batch === 'used' && steps.length > 1
}
