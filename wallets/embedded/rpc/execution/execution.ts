import type { Cost } from '../../../approval/describe/cost.js'
import type { KeyWorker } from '../../signer/open-key-worker.js'

/** Waits for the answer to the page. Called once the request is no longer shown. */
export type Answer = () => Promise<unknown>

/** The execution of one approved request, from the shown cost to the answer. */
export type Execution = {
  /** The estimated cost, before the exact one is known. */
  firstCost: Cost
  /** Reads the cost. The values read here are signed later. Failures are returned as a cost, too. */
  readCost(): Promise<Cost>
  /**
   * Signs and sends. Once it is not known whether something was sent, each other call sends the same again.
   *
   * @throws NodeUnreachableError when it is not known whether the request was sent; any other error, without one before, means that nothing was sent
   */
  carryOut(worker: KeyWorker): Promise<Answer>
  /** Whether something that was signed may be on its way, so that the page cannot cancel it. */
  isUnderWay(): boolean
}
