import type { Approval, ApprovalDecision } from '../protocol/approval.js'
import type { FrameMessage, SiteMessage } from '../protocol/site-messages.js'
import { failureCodes, toFailureData, WalletFailure } from '../protocol/wallet-failure.js'
import type { QueueMessage, WindowMessage } from '../protocol/window-messages.js'
import { decideRequest, type RequestDecision, type WalletRequest } from '../requests/decide-request.js'
import { executeApproval, failForeignChain } from '../requests/execute-approval.js'
import type { ExecutionPorts } from '../requests/execution-ports.js'
import { listStateEvents } from '../state/list-state-events.js'
import { otherNamespaces } from '../state/namespace-accounts.js'
import type { WalletState } from '../state/wallet-state.js'

/** The connection to one window of the wallet. */
export type WindowChannel = { send: (message: QueueMessage) => void; close: () => void }

export type SiteSessionPorts = ExecutionPorts & {
  /** Origin of the site, as the browser reported it. */
  origin: string
  sendToSite: (message: FrameMessage) => void
  openChannel: (windowId: string, receive: (message: WindowMessage) => void) => WindowChannel
  createId: () => string
}

export type SiteSession = {
  receive(message: SiteMessage): Promise<void>
  /** Sends the site the events for a change of the wallet's state. */
  handleStateChange(after: WalletState, before: WalletState): void
  /** Call when the site has closed: its approval window has no requests left. */
  end(): void
}

/** The maximum number of unanswered requests per site, so that a loop cannot flood the window. */
const QUEUE_LIMIT = 20

type OpenWindow = { id: string; channel: WindowChannel; queue: { approval: Approval; requestId: string }[] }

/** Handles one site: decides its requests and queues those that need approval in one window. */
export function createSiteSession(ports: SiteSessionPorts): SiteSession {
  const { origin, sendToSite, createId } = ports
  let open: OpenWindow | null = null

  const settle = async (requestId: string, work: () => Promise<unknown> | unknown) => {
    try {
      sendToSite({ type: 'result', id: requestId, result: await work() })
    } catch (error) {
      sendToSite({ type: 'failure', id: requestId, failure: toFailureData(error) })
    }
  }

  const showQueue = ({ channel, queue }: OpenWindow) =>
    channel.send({ type: 'queue', approvals: queue.map(({ approval }) => approval) })

  const closeWindow = () => {
    open?.channel.send({ type: 'close' })
    open?.channel.close()
    open = null
  }

  const decide = async ({ id, isApproved, address }: ApprovalDecision) => {
    const entry = open?.queue.find(({ approval }) => approval.id === id)
    if (!open || !entry) return
    open.queue = open.queue.filter((other) => other !== entry)
    // A window without requests closes and is not reused: the next request opens a new one.
    if (open.queue.length === 0) closeWindow()
    else showQueue(open)
    await settle(entry.requestId, () => {
      if (isApproved) return executeApproval(ports, entry.approval, address)
      throw entry.approval.kind === 'add-chain' ? failForeignChain(entry.approval.chainId) : failRejected()
    })
  }

  const openWindow = (): OpenWindow => {
    const id = createId()
    const channel = ports.openChannel(id, (message) => {
      if (message.type === 'decide') void decide(message.decision)
      else if (open?.id === id) showQueue(open)
    })
    return { id, channel, queue: [] }
  }

  const ask = (requestId: string, approval: Approval) => {
    open ??= openWindow()
    if (open.queue.length >= QUEUE_LIMIT) {
      throw new WalletFailure({ code: failureCodes.limitExceeded, message: 'Too many requests wait for approval.' })
    }
    open.queue.push({ approval, requestId })
    showQueue(open)
    sendToSite({ type: 'open-window', windowId: open.id })
  }

  const dropWindow = async (windowId: string, failure: WalletFailure) => {
    if (open?.id !== windowId) return
    const { queue } = open
    closeWindow()
    await Promise.all(
      queue.map(({ requestId }) =>
        settle(requestId, () => {
          throw failure
        }),
      ),
    )
  }

  const handleRequest = async ({ id, method, params }: Extract<SiteMessage, { type: 'request' }>) => {
    try {
      const decision = await decideAny(ports.readState, origin, { method, params })
      if (decision.type === 'ask') return ask(id, { ...decision.subject, id: createId(), origin })
      await settle(id, () => {
        if (decision.type === 'forward') return ports.callChain(decision.chainId, decision.method, decision.params)
        if (decision.type === 'change') ports.writeState(decision.state)
        return decision.result
      })
    } catch (error) {
      sendToSite({ type: 'failure', id, failure: toFailureData(error) })
    }
  }

  return {
    async receive(message) {
      if (message.type === 'request') return handleRequest(message)
      await dropWindow(message.windowId, message.type === 'window-closed' ? failRejected() : failBlocked())
    },
    handleStateChange(after, before) {
      for (const event of listStateEvents(before, after, origin)) sendToSite({ type: 'event', ...event })
    },
    end: closeWindow,
  }
}

/** The code of other namespaces loads with the first request of one. */
async function decideAny(
  readState: () => WalletState,
  origin: string,
  request: WalletRequest,
): Promise<RequestDecision> {
  if (!isNamespaceMethod(request.method)) return decideRequest(readState(), origin, request)
  const { decideNamespaceRequest } = await import('../namespaces/decide-namespace-request.js')
  return decideNamespaceRequest(readState, origin, request)
}

/** Whether a method belongs to another namespace than eip155: `solana_signMessage`. */
function isNamespaceMethod(method: string): boolean {
  return otherNamespaces.some((namespace) => method.startsWith(`${namespace}_`))
}

function failRejected(): WalletFailure {
  return new WalletFailure({
    code: failureCodes.userRejected,
    message: 'You declined the request in the practice wallet.',
  })
}

function failBlocked(): WalletFailure {
  return new WalletFailure({
    code: failureCodes.windowBlocked,
    message: 'The wallet window was blocked. Allow pop-ups for this site, then try again.',
  })
}
