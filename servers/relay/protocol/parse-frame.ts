import * as v from 'valibot'
import { isRecord } from '../../../src/rules/is-record.js'
import { RpcError, rpcCodes } from './rpc-error.js'
import {
  answerFrame,
  type RequestMethod,
  type RequestParams,
  type RpcId,
  requestFrame,
  requestParams,
} from './schema.js'

export type RequestCall = {
  [Method in RequestMethod]: { method: Method; params: RequestParams[Method] }
}[RequestMethod]

/** A frame of a client: a request, an answer to a delivery, or an invalid frame with the error. */
export type Frame =
  | { kind: 'request'; id: RpcId; call: RequestCall }
  | { kind: 'answer'; id: RpcId; isAcknowledged: boolean }
  | { kind: 'invalid'; id: RpcId | null; error: RpcError }

/** Only the first issue is reported, so the search for further ones would be wasted time. */
const config = { abortEarly: true } as const

/** Parses one text frame. Never throws. Errors never repeat the content of the frame. */
export function parseFrame(text: string): Frame {
  const value = parseJson(text)
  if (value === undefined)
    return refuse(null, rpcCodes.parseError, 'The frame is no JSON. Send one JSON-RPC 2.0 object.')
  if (isRecord(value) && 'method' in value) return parseRequest(value)
  const answer = v.safeParse(answerFrame, value, config)
  if (answer.success) {
    return { kind: 'answer', id: answer.output.id, isAcknowledged: 'result' in answer.output && answer.output.result }
  }
  return refuse(
    readId(value),
    rpcCodes.invalidRequest,
    'The frame is no JSON-RPC 2.0 request and no answer. Send {jsonrpc: "2.0", id, method, params}.',
  )
}

function parseRequest(value: object): Frame {
  const frame = v.safeParse(requestFrame, value, config)
  if (!frame.success)
    return refuse(readId(value), rpcCodes.invalidRequest, `Invalid request: ${explain(frame.issues[0])}.`)
  const { id, method, params } = frame.output
  if (!isMethod(method)) {
    return refuse(
      id,
      rpcCodes.methodNotFound,
      `Unknown method. The relay has ${Object.keys(requestParams).join(', ')}.`,
    )
  }
  const parsed = v.safeParse(requestParams[method], params, config)
  if (!parsed.success) {
    return refuse(id, rpcCodes.invalidParams, `Invalid params of ${method}: ${explain(parsed.issues[0])}.`)
  }
  // The schema was looked up by this method.
  return { kind: 'request', id, call: { method, params: parsed.output } as RequestCall }
}

function refuse(id: RpcId | null, code: RpcError['code'], message: string): Frame {
  return { kind: 'invalid', id, error: new RpcError(code, message) }
}

/** A path and a reason. Only our own reasons are used, because valibot's repeat the received value. */
function explain(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the whole'
  if (issue.received === 'undefined') return `${path} is missing`
  if (!issue.message.startsWith('Invalid')) return `${path} ${issue.message}`
  return issue.expected ? `${path} must be ${issue.expected}` : `${path} does not fit`
}

function isMethod(method: string): method is RequestMethod {
  return Object.hasOwn(requestParams, method)
}

function readId(value: unknown): RpcId | null {
  const id = isRecord(value) ? value.id : null
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 64) ? id : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON. JSON cannot represent undefined, so undefined means invalid.
    return undefined
  }
}
