import * as v from 'valibot'
import {
  EmbeddedWalletFailedError,
  EmbeddedWalletTimeoutError,
  MethodNotAllowedError,
  SessionExpiredError,
} from '../../core/errors/embedded-errors.js'
import { RequestCancelledError, RequestRejectedError } from '../../core/errors/wallet-errors.js'
import { type AppMessageName, type AppPayload, type AppResult, appMessages } from '../protocol/app-messages.js'
import { frameFailureSchema, nameTypes, replySchema } from '../protocol/envelope.js'
import { readRpcPolicy } from '../protocol/rpc-policy.js'
import { createRandomText } from './create-random-text.js'

/**
 * How long the frame may take to answer: its own limit for a node, 15 s, ends before. An approval or a screen has none: the visitor
 * decides when.
 */
const ANSWER_TIMEOUT_MS = 30_000

/** The provider's codes of EIP-1193. */
const rpcCodes = { rejected: 4001, notAllowed: 4200 } as const

type Pending = { name: AppMessageName; request: string; settle(reply: { result: unknown } | { error: Error }): void }

export type FrameRequests = {
  request<Name extends AppMessageName>(
    name: Name,
    payload: AppPayload<Name>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<AppResult<Name>>
  /** Rejects every request without an answer. Call it when the frame is gone. */
  rejectAll(createError: () => Error): void
  /** Settles the request that `data` answers. Ignores anything else. */
  receive(data: unknown): void
}

/** Requests over one port, each settled by its answer, its time limit, its signal or the end of the frame. */
export function createFrameRequests(port: Pick<MessagePort, 'postMessage'>): FrameRequests {
  const pending = new Map<string, Pending>()

  function request<Name extends AppMessageName>(
    name: Name,
    payload: AppPayload<Name>,
    { signal }: { signal?: AbortSignal | undefined } = {},
  ): Promise<AppResult<Name>> {
    const method = name === 'RPC_REQUEST' ? (payload as AppPayload<'RPC_REQUEST'>).method : null
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new RequestCancelledError())
      const checked = v.safeParse(appMessages[name].payload as v.GenericSchema, payload)
      if (!checked.success) {
        return reject(new EmbeddedWalletFailedError({ request: method ?? name, details: v.summarize(checked.issues) }))
      }
      const policy = method === null ? 'free' : readRpcPolicy(method)
      if (method !== null && policy === 'refused') return reject(new MethodNotAllowedError({ method }))
      const waitsForVisitor = policy === 'approval' || name === 'OPEN_SCREEN' || name === 'UPDATE_EMAIL'

      const id = createRandomText()
      const timer = waitsForVisitor
        ? undefined
        : setTimeout(
            () => settle({ error: new EmbeddedWalletTimeoutError({ request: method ?? name }) }),
            ANSWER_TIMEOUT_MS,
          )
      const abort = () => {
        settle({ error: new RequestCancelledError() })
        // Without it the frame would still show the request, and sign it for a page that no longer waits.
        if (waitsForVisitor) {
          port.postMessage({ id: createRandomText(), type: nameTypes('RPC_ABORT').request, payload: { requestId: id } })
        }
      }
      const settle: Pending['settle'] = (reply) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        pending.delete(id)
        if ('error' in reply) reject(reply.error)
        else resolve(reply.result as AppResult<Name>)
      }
      pending.set(id, { name, request: method ?? name, settle })
      signal?.addEventListener('abort', abort, { once: true })
      port.postMessage({ id, type: nameTypes(name).request, ...(payload === undefined ? {} : { payload }) })
    })
  }

  return {
    request,
    receive(data) {
      const reply = v.safeParse(replySchema, data)
      const waiting = reply.success ? pending.get(reply.output.id) : undefined
      if (!reply.success || !waiting) return
      const { name, request, settle } = waiting
      const { type, payload } = reply.output
      const types = nameTypes(name)
      if (type === types.failure) return settle({ error: toError(request, payload) })
      const result = v.safeParse(appMessages[name].result as v.GenericSchema, payload)
      if (type === types.success && result.success) return settle({ result: result.output })
      const details = result.success ? `It answered with ${type}.` : v.summarize(result.issues)
      settle({ error: new EmbeddedWalletFailedError({ request, details }) })
    },
    rejectAll(createError) {
      for (const { settle } of [...pending.values()]) settle({ error: createError() })
    },
  }
}

function toError(request: string, payload: unknown): Error {
  const failure = v.safeParse(frameFailureSchema, payload)
  if (!failure.success) return new EmbeddedWalletFailedError({ request, details: v.summarize(failure.issues) })
  const { code, message } = failure.output
  if (code === rpcCodes.rejected) return new RequestRejectedError({ details: message })
  if (code === rpcCodes.notAllowed) return new MethodNotAllowedError({ method: request, details: message })
  if (code === 'login-required' || code === 'login-too-old')
    return new SessionExpiredError({ request, details: message })
  return new EmbeddedWalletFailedError({ request, reason: code, details: message })
}
