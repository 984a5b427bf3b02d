import type { AtomicBatches, BatchOutcome } from '../../../../core/model/contract-calls.js'
import type { SwapFault, SwapProblem } from '../problems.js'
import { isSameKey, type Quote } from '../quote.js'
import { isSameToken } from '../token.js'
import { reviewGain, type SimulatedGain } from '../token-fee.js'
import { findReviewBlock, readExpected, reviewAgain } from './review-block.js'
import { getStep, isBatch, plan, type SwapFlow } from './swap-flow.js'

/** An event of a reviewed swap. */
export type SwapFlowEvent =
  /** The router's allowance, in base units. */
  | { type: 'allowance'; allowance: bigint }
  /** Whether raising the allowance without a reset reverts. */
  | { type: 'approve-simulated'; reverts: boolean }
  /**
   * The received amount in a simulation of all steps. If the token takes a fee, this amount is reviewed. Afterwards a lower amount
   * means that the price moved.
   */
  | { type: 'gain'; gain: SimulatedGain }
  /** `isRefused`: the wallet has refused a batch since the page loaded. */
  | { type: 'batches'; support: AtomicBatches; isRefused: boolean }
  /** The visitor chose one batch, or single steps. */
  | { type: 'use-batch'; isUsed: boolean }
  /** The visitor pressed the button of the step. */
  | { type: 'press' }
  /** The request was compared with the review. Ask the wallet only if the stage is `asking` after it. */
  | { type: 'checked'; faults: readonly SwapFault[] }
  | { type: 'sent'; id: string }
  | { type: 'mined'; id: string }
  | { type: 'rejected' }
  /** The wallet does not support batches after all. */
  | { type: 'batch-refused' }
  | { type: 'batch-ended'; outcome: BatchOutcome }
  | { type: 'failed'; problem: SwapProblem }
  /** Null: there is no longer a route. */
  | { type: 'quoted'; quote: Quote | null }
  /** The simulation failed, and this quote explains why. */
  | { type: 'price-moved'; quote: Quote }
  /** The visitor agreed to the newest price. */
  | { type: 'accept-price' }
  | { type: 'retry' }
  /** The revocation is in a block. `allowance`: the router's allowance now. */
  | { type: 'revoked'; allowance: bigint }
  /** The current account or network of the wallet. */
  | { type: 'place'; network: string | null; account: string | null }

/**
 * A reviewed swap after an event. Events that do not fit its stage change nothing.
 *
 * @param now ms since 1970.
 */
export function reduceSwapFlow(flow: SwapFlow, event: SwapFlowEvent, now: number): SwapFlow {
  const { stage } = flow
  switch (event.type) {
    case 'allowance':
      return takeAllowance({ ...flow, allowance: event.allowance })
    case 'approve-simulated':
      if (stage.name !== 'planning' || !stage.mayRevert) return flow
      return begin(flow, event.reverts ? ['reset', 'approve', 'swap'] : ['approve', 'swap'])
    case 'gain':
      return stage.name === 'ready' && event.gain.lost > 0 && flow.review.tokenFee === 0
        ? { ...flow, review: reviewGain(flow.review, event.gain) }
        : flow
    case 'batches':
      return canChooseBatch(flow) ? { ...flow, batch: event.isRefused ? 'none' : batchUses[event.support] } : flow
    case 'use-batch':
      return flow.batch === 'none' || stage.name !== 'ready' || !canChooseBatch(flow)
        ? flow
        : { ...flow, batch: event.isUsed ? 'used' : 'offered' }
    case 'press':
      return press(flow, now)
    case 'checked':
      return stage.name === 'preparing' ? ask(flow, event.faults, now) : flow
    case 'sent':
      return isAsked(flow) ? { ...flow, stage: { name: 'mining', id: event.id } } : flow
    case 'mined':
      return stage.name === 'mining' ? goOn(flow, event.id) : flow
    case 'rejected':
      return stage.name === 'asking' ? fail(flow, describeRejection(flow)) : flow
    case 'batch-refused':
      if (stage.name !== 'asking' || !isBatch(flow)) return flow
      return { ...flow, batch: 'none', stage: { name: 'preparing' } }
    case 'batch-ended':
      return stage.name === 'mining' ? endBatch(flow, event.outcome) : flow
    case 'failed':
      return canFail(flow, event.problem) ? fail(flow, event.problem) : flow
    case 'quoted':
      return takeQuote(flow, event.quote)
    case 'price-moved':
      return stage.name === 'preparing' ? { ...flow, newest: event.quote, stage: { name: 'changed' } } : flow
    case 'accept-price':
      return acceptPrice(flow)
    case 'retry':
      return stage.name === 'failed' ? plan(flow) : flow
    case 'revoked':
      return stage.name === 'failed' ? takeRevocation(flow, stage.problem, event.allowance) : flow
    case 'place':
      return move(flow, event)
  }
}

/** A wallet may answer late: a running request does not change. */
function canChooseBatch({ stage, at }: SwapFlow): boolean {
  return at === 0 && ['planning', 'ready', 'changed', 'failed'].includes(stage.name)
}

/** The wallet may still send the request after its account or network has changed. A swap is then followed. */
function isAsked(flow: SwapFlow): boolean {
  const { stage } = flow
  if (stage.name === 'asking') return true
  return stage.name === 'failed' && stage.problem.code === 'place-changed' && isLast(flow)
}

/** Whether the current request is the swap itself. */
function isLast(flow: SwapFlow): boolean {
  return isBatch(flow) || flow.at === flow.steps.length - 1
}

const batchUses = { supported: 'used', ready: 'offered', unsupported: 'none' } as const

/** The problems that mean a failed transaction, not an unknown state. */
const outcomes: readonly SwapProblem['code'][] = [
  ...(['price-moved', 'took-too-long', 'sale-fails', 'no-route', 'reverted'] as const),
  ...(['cancelled', 'replaced', 'partly-done'] as const),
]

/** A failed renewal of a quote does not end the swap, and a sent transaction may still confirm: it must not be sent again. */
function canFail({ stage }: SwapFlow, { code }: SwapProblem): boolean {
  if (stage.name === 'mining') return outcomes.includes(code)
  return stage.name !== 'ready' && stage.name !== 'changed' && stage.name !== 'done'
}

function fail(flow: SwapFlow, problem: SwapProblem): SwapFlow {
  return { ...flow, stage: { name: 'failed', problem } }
}

function begin(flow: SwapFlow, steps: SwapFlow['steps']): SwapFlow {
  return { ...flow, steps, at: 0, stage: { name: 'ready' } }
}

/** Before the first step the allowance decides the steps; after an approval it shows whether the wallet allowed enough. */
function takeAllowance(flow: SwapFlow): SwapFlow {
  const { stage, review } = flow
  const allowed = flow.allowance ?? 0n
  const needed = review.key.amount
  if (stage.name === 'planning') {
    if (allowed >= needed) return begin(flow, ['swap'])
    if (allowed === 0n) return begin(flow, ['approve', 'swap'])
    return { ...flow, stage: { name: 'planning', mayRevert: true } }
  }
  if (stage.name !== 'verifying') return flow
  if (allowed < needed) return fail(flow, { code: 'allowance-low', allowed, needed })
  return { ...flow, at: flow.at + 1, stage: { name: 'requoting' } }
}

/** Does not ask the wallet with a price that is old or lower than the reviewed one. */
function press(flow: SwapFlow, now: number): SwapFlow {
  if (flow.stage.name !== 'ready') return flow
  const block = findReviewBlock(flow.review, flow.newest, now)
  if (block === 'price-old') return flow
  return { ...flow, stage: { name: block === null ? 'preparing' : 'changed' } }
}

/** Asks the wallet only for the reviewed request. A price that got too old meanwhile is read again. */
function ask(flow: SwapFlow, faults: readonly SwapFault[], now: number): SwapFlow {
  if (faults.length > 0) return fail(flow, { code: 'tampered', faults })
  const isPriced = isBatch(flow) || getStep(flow) === 'swap'
  const block = isPriced ? findReviewBlock(flow.review, flow.newest, now) : null
  if (block === null) return { ...flow, stage: { name: 'asking' } }
  return { ...flow, stage: { name: block === 'price-old' ? 'requoting' : 'changed' } }
}

/** Goes to the next step once a step is in a block. The swap follows without a press only with a new price. */
function goOn(flow: SwapFlow, id: string): SwapFlow {
  const step = getStep(flow)
  if (step === 'approve') return { ...flow, hasApproved: true, stage: { name: 'verifying' } }
  if (step === 'reset') return { ...flow, at: flow.at + 1, stage: { name: 'preparing' } }
  return { ...flow, stage: { name: 'done', ids: [id] } }
}

function endBatch(flow: SwapFlow, { status, ids }: BatchOutcome): SwapFlow {
  if (!isBatch(flow)) return flow
  if (status === 'done') return { ...flow, stage: { name: 'done', ids } }
  if (status === 'partly') return fail(flow, { code: 'partly-done', ids })
  return fail(flow, status === 'failed' ? { code: 'wallet-failed' } : { code: 'reverted', reason: null })
}

function describeRejection(flow: SwapFlow): SwapProblem {
  const isApproving = getStep(flow) === 'approve' || getStep(flow) === 'reset'
  if (isApproving && !isBatch(flow)) return { code: 'approve-rejected' }
  return { code: 'swap-rejected' }
}

/** Ignores a quote for another key. */
function takeQuote(flow: SwapFlow, quote: Quote | null): SwapFlow {
  const { stage, review } = flow
  if (quote && !isSameKey(quote.key, review.key)) return flow
  const quoted = { ...flow, newest: quote }
  if (stage.name !== 'ready' && stage.name !== 'requoting' && stage.name !== 'changed') return quoted
  if (quote === null) return fail(quoted, { code: 'no-route' })
  if (stage.name === 'changed') return quoted
  if (readExpected(review, quote) < review.minToAmount) return { ...quoted, stage: { name: 'changed' } }
  return stage.name === 'ready' ? quoted : { ...quoted, stage: { name: 'preparing' } }
}

function acceptPrice(flow: SwapFlow): SwapFlow {
  const { stage, newest, review } = flow
  if (stage.name !== 'changed' || newest === null) return flow
  return { ...flow, review: reviewAgain(review, newest, newest.priceImpact), stage: { name: 'ready' } }
}

/** A refused swap can be tried again. After another problem its own remedy is next. */
function takeRevocation(flow: SwapFlow, { code }: SwapProblem, allowance: bigint): SwapFlow {
  const revoked = { ...flow, allowance }
  return code === 'swap-rejected' && allowance === 0n ? plan(revoked) : revoked
}

/** A sent swap is followed even if the wallet's account or network changes. Anything else ends with the reason. */
function move(flow: SwapFlow, { network, account }: { network: string | null; account: string | null }): SwapFlow {
  const { key } = flow.review
  const { stage } = flow
  if ((stage.name === 'mining' && isLast(flow)) || stage.name === 'done') return flow
  if (account === null) return fail(flow, { code: 'place-changed', what: 'wallet' })
  if (network !== key.network) return fail(flow, { code: 'place-changed', what: 'network' })
  return isSameToken(account, key.account) ? flow : fail(flow, { code: 'place-changed', what: 'account' })
}
