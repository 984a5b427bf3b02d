import { callJsonRpc, callJsonRpcBatch } from '../../src/rules/rpc/call-json-rpc.js'
import type { JsonRpcReply } from '../../src/rules/rpc/json-rpc.js'

/**
 * Calls a method of the anvil at `url`. Loading viem for few calls would add half a second to every start.
 *
 * @throws Error with the node's message.
 */
export async function callAnvil(url: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  return readResult(method, await callJsonRpc(url, { method, params }))
}

/**
 * Calls one method with each of `paramsList`, in one request. The node may answer in any order: use it to read.
 *
 * @throws Error with the node's first message.
 */
export async function callAnvilForEach(
  url: string,
  method: string,
  paramsList: readonly (readonly unknown[])[],
): Promise<unknown[]> {
  if (paramsList.length === 0) return []
  const calls = paramsList.map((params) => ({ method, params }))
  return (await callJsonRpcBatch(url, calls)).map((reply) => readResult(method, reply))
}

function readResult(method: string, reply: JsonRpcReply): unknown {
  if ('error' in reply) throw new Error(`${method}: ${reply.error.message}`)
  return reply.result
}
