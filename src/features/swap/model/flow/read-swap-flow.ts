import type { SwapStep } from '../check/swap-facts.js'
import { findReviewBlock } from './review-block.js'
import { getStep, isBatch, type SwapFlow, type SwapStage } from './swap-flow.js'

/** The next task that needs no visitor. */
export type SwapTask =
  | { task: 'read-allowance' }
  /** Simulates whether `approve` with the reviewed amount reverts while there is another allowance. */
  | { task: 'simulate-approve' }
  /** Builds, simulates and checks these steps, then dispatches `checked` and asks the wallet. */
  | { task: 'prepare'; steps: readonly SwapStep[] }
  | { task: 'follow'; id: string; isBatch: boolean }
  | { task: 'quote' }

/** The task of a stage; null while it waits for the visitor or the wallet, and at the end. */
export function readSwapTask(flow: SwapFlow): SwapTask | null {
  const { stage } = flow
  const step = getStep(flow)
  switch (stage.name) {
    case 'planning':
      return { task: stage.mayRevert ? 'simulate-approve' : 'read-allowance' }
    case 'preparing':
      return { task: 'prepare', steps: isBatch(flow) ? flow.steps : step ? [step] : [] }
    case 'mining':
      return { task: 'follow', id: stage.id, isBatch: isBatch(flow) }
    case 'verifying':
      return { task: 'read-allowance' }
    case 'requoting':
      return { task: 'quote' }
    default:
      return null
  }
}

/** The state of one step, for its row. */
export type StepState = 'waiting' | 'ready' | 'checking' | 'asking' | 'mining' | 'done' | 'failed'

const states: Record<SwapStage['name'], StepState> = {
  planning: 'checking',
  ready: 'ready',
  preparing: 'checking',
  asking: 'asking',
  mining: 'mining',
  verifying: 'checking',
  requoting: 'checking',
  changed: 'ready',
  failed: 'failed',
  done: 'done',
}

export type ShownStep = { step: SwapStep; state: StepState; position: number; total: number }

/** The steps in order. Those of a batch have the same state. */
export function listShownSteps(flow: SwapFlow): readonly ShownStep[] {
  const total = flow.steps.length
  return flow.steps.map((step, index) => ({ step, state: readState(flow, index), position: index + 1, total }))
}

function readState(flow: SwapFlow, index: number): StepState {
  const { stage, at } = flow
  if (isBatch(flow) || stage.name === 'done') return states[stage.name]
  if (index < at) return 'done'
  return index > at ? 'waiting' : states[stage.name]
}

/** Whether the button of the step works at `now` (ms since 1970). */
export function canPress(flow: SwapFlow, now: number): boolean {
  return flow.stage.name === 'ready' && findReviewBlock(flow.review, flow.newest, now) === null
}
