import { isSolanaNetwork } from '../../../servers/frame/frame-config.js'
import { describeRequest } from '../approval/describe-request.js'
import type { FrameApproval } from '../approval/request-context.js'
import { FrameError } from '../messaging/frame-error.js'
import { drawApproval } from '../screens/approve/draw-approval.js'
import { needsSessions, readSessions } from '../sessions/read-sessions.js'
import type { ApprovalPorts } from './approval-ports.js'
import { decide } from './decide.js'
import { createExecution } from './execution/create-execution.js'
import type { Answer, Execution } from './execution/execution.js'

/**
 * Shows a request in `place`, and executes it once the visitor approves it.
 *
 * @returns a function that waits for the result of the JSON-RPC method. The request is no longer shown then.
 * @throws FrameError with 4001 if the visitor declines or the page cancels it, 5720 for an id of calls that is already used
 * (EIP-5792), or as `describeRequest` does
 */
export async function approveRequest(
  place: HTMLElement,
  request: { method: string; params?: unknown },
  ports: ApprovalPorts,
): Promise<Answer> {
  let prepared: { approval: FrameApproval; execution: Execution }
  try {
    prepared = isSolanaNetwork(ports.network)
      ? // Only for a request of Solana: it decodes its transactions.
        (await import('./solana/prepare-solana.js')).prepareSolana(request, ports)
      : prepare(request, ports, needsSessions(request) ? await readSessions(request, ports) : {})
  } catch (error) {
    if (error instanceof FrameError && typeof error.code === 'number') await showRefusal(place, error, ports)
    throw error
  }
  return decide(place, { ...prepared, ports })
}

/** A request of eip155, described and ready to execute. */
function prepare(
  request: { method: string; params?: unknown },
  ports: ApprovalPorts,
  granted: Awaited<ReturnType<typeof readSessions>>,
) {
  const { accounts, accountType, network, host, batches } = ports
  const approval = describeRequest(request, {
    ...{ accounts, accountType, chainId: network.caipNetworkId, host },
    ...granted,
  })
  if (approval.kind === 'calls' && approval.request.id !== undefined && batches.find(approval.request.id)) {
    throw new FrameError(5720, 'There are calls with this `id` already. Use another one, or none.')
  }
  return { approval, execution: createExecution(approval, ports) }
}

/** Tells the visitor that the frame refused a request, until they close it. */
function showRefusal(place: HTMLElement, error: FrameError, { look, host, signal, watch }: ApprovalPorts) {
  return new Promise<void>((resolve) => {
    const close = () => {
      stopWatching()
      signal.removeEventListener('abort', close)
      drawn.remove()
      resolve()
    }
    const { code, message } = error
    const screen = { kind: 'refused', id: 'refused', site: host.origin, code: Number(code), message } as const
    const drawn = drawApproval(place, { ...screen, look, onClose: close })
    const stopWatching = watch((next) => drawn.update({ ...screen, look: next, onClose: close }))
    signal.addEventListener('abort', close, { once: true })
  })
}
