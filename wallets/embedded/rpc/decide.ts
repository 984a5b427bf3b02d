import type { Simulation } from '../../approval/describe/changes/read-simulation.js'
import { isPayable, readFee } from '../../approval/describe/cost.js'
import { listTokens, type TokenMap } from '../../approval/describe/token-facts.js'
import type { FrameApproval } from '../approval/request-context.js'
import { FrameError } from '../messaging/frame-error.js'
import type { ApproveStatus } from '../screens/approve/approve-view.js'
import { type ApprovalScreen, drawApproval } from '../screens/approve/draw-approval.js'
import { readProblem, writeProblem } from '../screens/parts/problem.js'
import { ServiceFailure } from '../service/service-failure.js'
import { type FrameWindow, openFrameWindow } from '../window/open-frame-window.js'
import type { WindowScreen } from '../window/window-messages.js'
import type { ApprovalPorts } from './approval-ports.js'
import type { Answer, Execution } from './execution/execution.js'
import { explain } from './explain.js'
import { readTokens } from './read-tokens.js'
import { simulateChanges } from './simulate-changes.js'

/** The code of EIP-1193 for a request that the visitor declined. */
const REJECTED = 4001

/**
 * Shows `approval` in `place` until the visitor has decided and `execution` has executed it.
 *
 * @throws FrameError with 4001 when the visitor declines or the page takes the request back, -32603 when the visitor gives
 * up what may have been sent
 */
export function decide(
  place: HTMLElement,
  { approval, execution, ports }: { approval: FrameApproval; execution: Execution; ports: ApprovalPorts },
): Promise<Answer> {
  const { network, signal, openKeyWorker } = ports
  let look = ports.look
  let cost = execution.firstCost
  // Null while they are read.
  let tokens: TokenMap | null = listTokens(approval).length === 0 ? new Map() : null
  let simulation: Simulation | null = null
  let progress: ApproveStatus = { status: 'asking' }
  let worker = openKeyWorker()
  let approvalWindow: FrameWindow | null = null

  return new Promise((resolve, reject) => {
    const readScreen = (fee = readFee(cost)): ApprovalScreen => ({
      kind: 'approve',
      id: 'request',
      look,
      approval,
      queue: ports.readQueue(),
      networkName: network.name,
      currency: network.nativeCurrency,
      tokens,
      cost,
      simulation,
      progress,
      onApprove: () => void approve(fee),
      onDecline: decline,
      onOpenWindow: openWindow,
    })
    let drawn = drawApproval(place, readScreen())
    const update = () => {
      drawn.update(readScreen())
      approvalWindow?.update(readWindowScreen())
    }
    const stopWatching = ports.watch(({ theme }) => {
      // Another language would rename the buttons and mirror the text under the pointer.
      look = { ...look, theme }
      update()
    })
    const abort = () => {
      // The signed transaction may already be sent.
      if (!execution.isUnderWay()) finish(() => reject(new FrameError(REJECTED, 'Request was aborted')))
    }
    let isFinished = false

    function finish(settle: () => void): void {
      if (isFinished) return
      isFinished = true
      signal.removeEventListener('abort', abort)
      stopWatching()
      worker.close()
      approvalWindow?.close()
      drawn.remove()
      settle()
    }

    function readWindowScreen(): WindowScreen {
      return {
        kind: 'approve',
        approval,
        queue: ports.readQueue(),
        networkName: network.name,
        currency: network.nativeCurrency,
        tokens,
        cost,
        simulation,
        progress,
        theme: look.theme,
        locale: look.words.approve.locale,
      }
    }

    /** Opens a window, if the browser cannot report what covers the frame. The window answers for the request that it shows. */
    function openWindow(): void {
      approvalWindow?.close()
      approvalWindow = openFrameWindow(readWindowScreen(), (answer) => {
        if (answer.type === 'approve') void approve(answer.fee)
        if (answer.type === 'decline') decline()
      })
      if (approvalWindow) return
      progress = { status: 'failed', reason: look.words.approve.windowBlocked }
      update()
    }

    function decline(): void {
      const words = 'The visitor declined the request.'
      // A page that treats it as a rejection might request the same payment again.
      const unclear =
        'The visitor stopped trying, and the transaction may have been sent. Look for it before you send another.'
      const error = execution.isUnderWay() ? new FrameError(-32603, unclear) : new FrameError(REJECTED, words)
      finish(() => reject(error))
    }

    /** In the language of the visitor, where there are words for it. */
    function writeReason(error: unknown): string {
      const problem = readProblem(error)
      return problem.kind === 'failed' ? explain(error) : writeProblem(problem, look.words.screens.problems)
    }

    async function readCost(): Promise<void> {
      if (cost.status === 'none' || execution.isUnderWay()) return
      cost = execution.firstCost
      simulation = null
      update()
      const next = await execution.readCost()
      // After the cost, which waits for an earlier operation. Both are shown at once: a part that appears later would
      // have to be read anew.
      const simulated = next.status === 'failed' ? null : await simulateChanges(ports.node, approval)
      cost = next
      simulation = simulated
      if (!isFinished) update()
    }

    async function readTokenFacts(): Promise<void> {
      if (tokens) return
      tokens = await readTokens(ports.node, approval, network.nativeCurrency)
      if (!isFinished) update()
    }

    /** Executes the request with this fee. Does nothing if the fee has changed, or cannot be paid. */
    async function approve(fee: bigint | null): Promise<void> {
      if (!tokens || progress.status === 'signing' || !isPayable(cost) || fee !== readFee(cost)) return
      progress = { status: 'signing' }
      update()
      try {
        const answer = await execution.carryOut(worker)
        finish(() => resolve(answer))
      } catch (error) {
        if (isFinished) return
        if (error instanceof ServiceFailure && error.code === 'login-too-old') return logInAgain()
        progress = { status: 'failed', reason: writeReason(error) }
        worker.close()
        worker = openKeyWorker()
        update()
        await readCost()
      }
    }

    /** The login is older than a day: the visitor logs in, then decides about the request anew. */
    async function logInAgain(): Promise<void> {
      approvalWindow?.close()
      approvalWindow = null
      drawn.remove()
      try {
        const outcome = await ports.logInAgain(place)
        if (isFinished) return
        if (outcome === 'cancelled') return decline()
        progress = { status: 'asking' }
        drawn = drawApproval(place, readScreen())
        await readCost()
      } catch (error) {
        finish(() => reject(error))
      }
    }

    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    void readCost()
    void readTokenFacts()
  })
}
