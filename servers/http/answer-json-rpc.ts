import { isRecord } from '../../src/rules/is-record.js'
import { readUpTo } from '../../src/rules/rpc/read-up-to.js'
import { answerFailure } from './failure.js'

/** Codes of JSON-RPC 2.0 (section 5.1) and EIP-1474. */
export const rpcCodes = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
  invalidInput: -32_000,
  resourceUnavailable: -32_002,
  limitExceeded: -32_005,
} as const

/** A call that has the form of JSON-RPC. `params` is not checked. */
export type RpcRequest = { id: unknown; method: string; params: unknown }

export type JsonRpcOptions = {
  /** Bytes of a request. */
  maxBytes: number
  /** Calls in one batch. */
  maxBatch: number
  /** Counts the calls of a request. Some may be malformed. Returns the reply to a caller over its limit. */
  charge: (calls: readonly unknown[]) => Response | undefined
  /** Returns the whole reply to a call, with its id. */
  answer: (call: RpcRequest) => Promise<unknown>
}

/**
 * Answers a JSON-RPC request, one call or a batch. The calls of a batch are answered one after another.
 *
 * @throws The errors of `answer`.
 */
export async function answerJsonRpc(request: Request, options: JsonRpcOptions): Promise<Response> {
  const { maxBytes, maxBatch, charge } = options
  // Browsers let any page send other types without a preflight.
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return answerFailure(400, [{ field: 'content-type', description: 'Must be application/json.' }])
  }
  const text = await readUpTo(maxBytes, request)
  if (text === undefined) {
    return answerFailure(400, [{ field: 'body', description: `Must have ${maxBytes} bytes at most.` }])
  }
  const calls = parseJson(text)
  const refusal = charge(Array.isArray(calls) ? calls.slice(0, maxBatch) : [calls])
  return refusal ?? Response.json(await answerCalls(calls, options), { headers: { 'cache-control': 'no-store' } })
}

/** The reply with an error. */
export function answerRpcError(id: unknown, code: number, message: string): object {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

async function answerCalls(calls: unknown, { maxBatch, answer }: JsonRpcOptions): Promise<unknown> {
  if (calls === undefined) return answerRpcError(null, rpcCodes.parseError, 'The request is no JSON.')
  if (!Array.isArray(calls)) return answerCall(calls, answer)
  if (calls.length === 0) return answerRpcError(null, rpcCodes.invalidRequest, 'The batch is empty.')
  if (calls.length > maxBatch) {
    return answerRpcError(null, rpcCodes.limitExceeded, `A batch has ${maxBatch} calls at most. Send several.`)
  }
  const answers: unknown[] = []
  for (const call of calls) answers.push(await answerCall(call, answer))
  return answers
}

async function answerCall(call: unknown, answer: JsonRpcOptions['answer']): Promise<unknown> {
  if (!isRecord(call) || typeof call.method !== 'string') {
    return answerRpcError(null, rpcCodes.invalidRequest, 'Send {jsonrpc: "2.0", id, method, params}.')
  }
  const { id = null, method, params = [] } = call
  return answer({ id, method, params })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON. JSON cannot represent undefined, so undefined means invalid.
    return undefined
  }
}
