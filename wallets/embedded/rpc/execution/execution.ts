import type { Cost } from '../../../approval/describe/cost.js'
import type { KeyWorker } from '../../signer/open-key-worker.js'

/** Waits for what the page is answered. It is called once the request is no longer shown. */
export type Answer = () => Promise<unknown>

/** How one approved request is carried out, from the shown cost to the answer. */
export type Execution = {
  /** What it costs before that is read. */
  firstCost: Cost
  /** Reads what it costs. What was read for this is what is signed later. Failures are told as a cost, too. */
  readCost(): Promise<Cost>
  /**
   * Signs and sends. Once it is not known whether something was sent, each other call sends the same again.
   *
   * @throws NodeUnreachableError when that is not known; any other error, without one before, means that nothing was sent
   */
  carryOut(worker: KeyWorker): Promise<Answer>
  /** Whether something that was signed may be on its way, so that the page cannot take it back. */
  isUnderWay(): boolean
}
