import type { Approval } from '../../protocol/approval.js'
import { failureCodes, toFailureData, WalletFailure } from '../../protocol/wallet-failure.js'
import { executeApproval, failForeignChain } from '../../requests/execute-approval.js'
import type { ExecutionPorts } from '../../requests/execution-ports.js'
import type { Kit, KitRequest } from '../kit/kit.js'
import { formatPeer } from '../pairing/peer.js'
import { readChainId } from '../pairing/supported.js'
import type { ConnectedSession } from './connected-session.js'
import { decideSessionRequest, viewAsSession } from './decide-session-request.js'

export type RequestQueuePorts = ExecutionPorts & {
  respond: Kit['respond']
  findSession: (topic: string) => ConnectedSession | undefined
  /** Adds a chain to a session. */
  shareChain: (topic: string, chainId: number) => Promise<void>
  /** Receives the waiting requests after each change. */
  showQueue: (approvals: readonly Approval[]) => void
  /** Called when an answer could not be sent. */
  reportLost: (session: ConnectedSession, error: unknown) => void
}

export type RequestQueue = {
  receive(request: KitRequest): Promise<void>
  decide(approvalId: string, isApproved: boolean): Promise<void>
  /** Removes expired requests. Returns whether there were any. */
  drop(isGone: (request: KitRequest) => boolean): boolean
}

/** The maximum number of unanswered requests per session, so that a loop cannot flood the wallet. */
const QUEUE_LIMIT = 20
/** WalletConnect's codes in place of those of EIP-1193. */
const walletConnectCodes = new Map<number, number>([
  [failureCodes.userRejected, 5000],
  [failureCodes.unsupportedMethod, -32601],
])

/**
 * Decides the requests of all sessions by the same rules as for injected sites, and queues those that need approval.
 */
export function createRequestQueue(ports: RequestQueuePorts): RequestQueue {
  let queue: { approval: Approval; request: KitRequest }[] = []

  const setQueue = (next: typeof queue) => {
    queue = next
    ports.showQueue(queue.map(({ approval }) => approval))
  }

  const settle = async (session: ConnectedSession, request: KitRequest, work: () => Promise<unknown> | unknown) => {
    const answer = await (async () => work())().then(
      (result) => ({ result }),
      (error: unknown) => ({ error: translate(toFailureData(error)) }),
    )
    await ports.respond(request, answer).catch((error: unknown) => ports.reportLost(session, error))
  }

  const ask = (session: ConnectedSession, request: KitRequest, approval: Approval) => {
    // The same delivery twice: the second came while the first was being decided.
    if (queue.some((entry) => entry.request.id === request.id)) return
    if (queue.filter((entry) => entry.request.topic === session.topic).length >= QUEUE_LIMIT) {
      throw new WalletFailure({ code: failureCodes.limitExceeded, message: 'Too many requests wait for approval.' })
    }
    setQueue([...queue, { approval, request }])
  }

  const execute = async (approval: Approval, { topic, params }: KitRequest) => {
    const chainId = readChainId(params.chainId) ?? 0
    const result = await executeApproval(
      {
        callChain: ports.callChain,
        readState() {
          const session = ports.findSession(topic)
          const state = ports.readState()
          return session ? viewAsSession(state, session, chainId) : { ...state, connectedSites: [] }
        },
        // A session has its own accounts; only the network comes from the wallet's state.
        writeState: ({ activeChainId }) => ports.writeState({ ...ports.readState(), activeChainId }),
      },
      { ...approval, origin: topic },
    )
    if (approval.kind === 'switch-chain') await ports.shareChain(topic, approval.to)
    if (approval.kind !== 'namespace-message' && approval.kind !== 'solana-transactions') return result
    const { toPairedAnswer } = await import('../namespaces/to-paired-answer.js')
    return toPairedAnswer(params.request.method, result, approval.account)
  }

  return {
    async receive(request) {
      const { id, topic, params } = request
      const session = ports.findSession(topic)
      const isKnown = queue.some((entry) => entry.request.id === id)
      if (!session || isKnown) return
      try {
        const { method, params: values } = params.request
        const decision = await decideSessionRequest(ports.readState(), session, {
          chain: params.chainId,
          method,
          params: values,
        })
        if (decision.type === 'ask') {
          const origin = formatPeer(session.peer)
          return ask(session, request, { ...decision.subject, id: String(id), origin, isSelfNamed: true })
        }
        await settle(session, request, () => {
          if (decision.type === 'forward') return ports.callChain(decision.chainId, decision.method, decision.params)
          return decision.result
        })
      } catch (error) {
        await settle(session, request, () => {
          throw error
        })
      }
    },

    async decide(approvalId, isApproved) {
      const entry = queue.find(({ approval }) => approval.id === approvalId)
      if (!entry) return
      const { approval, request } = entry
      setQueue(queue.filter((other) => other !== entry))
      const session = ports.findSession(request.topic)
      if (!session) return
      await settle(session, request, () => {
        if (isApproved) return execute(approval, request)
        throw approval.kind === 'add-chain' ? failForeignChain(approval.chainId) : failRejected()
      })
    },

    drop(isGone) {
      const left = queue.filter(({ request }) => !isGone(request))
      if (left.length === queue.length) return false
      setQueue(left)
      return true
    },
  }
}

function translate({ code, message, ...rest }: ReturnType<typeof toFailureData>) {
  return { code: walletConnectCodes.get(code) ?? code, message, ...rest }
}

function failRejected(): WalletFailure {
  return new WalletFailure({
    code: failureCodes.userRejected,
    message: 'User rejected: you declined the request in the practice wallet.',
  })
}
