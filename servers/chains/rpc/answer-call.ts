import { isRecord } from '../../../src/rules/is-record.js'
import { allowedMethods } from './allowed-methods.js'
import { countLogBlocks } from './count-log-blocks.js'
import { readUpTo } from './read-up-to.js'

/** Codes of JSON-RPC 2.0 (section 5.1) and EIP-1474. */
export const codes = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  limitExceeded: -32_005,
} as const

export type CallContext = {
  /** URL of the node. */
  node: string
  /** Blocks that one filter for logs may cover. */
  logBlocks: number
  /** Bytes that the node may still answer. Calls of one batch share it. */
  budget: { left: number }
}

/** How long a node may take for one call, ms. */
const TIMEOUT = 30_000

/**
 * Answers one JSON-RPC call: forwards it, or returns an error when it is not allowed.
 *
 * @throws Error when the node does not answer.
 */
export async function answerCall(call: unknown, { node, logBlocks, budget }: CallContext): Promise<unknown> {
  if (!isRecord(call) || typeof call.method !== 'string') {
    return fail(null, codes.invalidRequest, 'Send {jsonrpc: "2.0", id, method, params}.')
  }
  const { id = null, method, params = [] } = call
  if (!allowedMethods.has(method)) return fail(id, codes.methodNotFound, 'Pages may not call this method.')
  if (method === 'eth_getLogs' || method === 'eth_newFilter') {
    const filter = Array.isArray(params) ? params[0] : undefined
    if ((await countLogBlocks(filter, () => readHead(node))) > logBlocks) {
      return fail(id, codes.limitExceeded, `A filter covers ${logBlocks} blocks at most. Ask for fewer.`)
    }
  }
  const reply = await callNode(node, { jsonrpc: '2.0', id, method, params }, budget.left)
  if (reply === undefined) {
    budget.left = 0
    return fail(id, codes.limitExceeded, 'The reply is too large. Ask for less.')
  }
  budget.left -= reply.size
  return reply.value
}

/** A JSON-RPC error. */
export function fail(id: unknown, code: number, message: string): object {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

async function readHead(node: string): Promise<number> {
  const reply = await callNode(node, { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }, 1_000)
  return isRecord(reply?.value) ? Number(reply.value.result) : Number.NaN
}

/** Returns undefined when the reply has more than `limit` bytes. */
async function callNode(
  node: string,
  call: object,
  limit: number,
): Promise<{ value: unknown; size: number } | undefined> {
  const response = await fetch(node, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  const text = await readUpTo(limit, response)
  return text === undefined ? undefined : { value: JSON.parse(text), size: text.length }
}
