import { createJsonRpcRequest, readJsonRpcReply } from '../../rules/rpc/json-rpc.js'
import { createNodeReader, NodeRefusal } from './create-node-reader.js'
import { parseExactJson } from './parse-exact-json.js'

/** Calls the JSON-RPC nodes of one network. */
export type JsonRpc = {
  /**
   * Asks the nodes in their order until one answers. `check` reads the result and throws if its form is wrong.
   * Whole numbers of 16 digits and more become texts.
   *
   * @throws RpcUnavailableError within 10 s
   */
  read<Result>(method: string, params: readonly unknown[], check: (result: unknown) => Result): Promise<Result>
  /** Like `read`, for several calls that one node answers. `check` reads the results in the order of `calls`. */
  readTogether<Result>(
    calls: readonly (readonly [method: string, params: readonly unknown[]])[],
    check: (results: readonly unknown[]) => Result,
  ): Promise<Result>
  /**
   * Like `read`, for a call that changes the chain: no node gets it before its genesis is known. `onFailure` gets the error of each
   * node, a `NodeRefusal` if the node did nothing.
   *
   * @throws RpcUnavailableError within 10 s
   */
  write<Result>(
    method: string,
    params: readonly unknown[],
    check: (result: unknown) => Result,
    onFailure: (failure: unknown) => void,
  ): Promise<Result>
}

/** The call that reads a node's genesis. */
type GenesisQuestion = { method: string; params: readonly unknown[]; isExpected(result: unknown): boolean }

/** JSON-RPC over the nodes at `urls`. Ignores nodes with another genesis. */
export function createJsonRpc(urls: readonly string[], genesis: GenesisQuestion): JsonRpc {
  const nodes = createNodeReader(urls, async (url, signal) => {
    const hash = await call(url, genesis.method, genesis.params, signal)
    if (genesis.isExpected(hash)) return
    throw new Error(`The node is on another chain: its genesis hash is ${String(hash).slice(0, 66)}.`)
  })
  return {
    read: (method, params, check) => nodes.read((url, signal) => call(url, method, params, signal), check),
    readTogether: (calls, check) =>
      nodes.read(
        (url, signal) => Promise.all(calls.map(([method, params]) => call(url, method, params, signal))),
        check,
      ),
    write: (method, params, check, onFailure) =>
      nodes.write((url, signal) => call(url, method, params, signal), check, onFailure),
  }
}

/** Sends one call. Throws unless the answer is a result. */
async function call(url: string, method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { ...createJsonRpcRequest({ method, params }), signal })
  const { status } = response
  if (status >= 400 && status < 500) throw new NodeRefusal(`The node answered ${method} with HTTP ${status}.`)
  if (!response.ok) throw new Error(`The node answered ${method} with HTTP ${status}.`)
  const reply = readJsonRpcReply(parseExactJson(await response.text()))
  if ('result' in reply) return reply.result
  throw new NodeRefusal(`The node refused ${method}: ${reply.error.message}`, { data: reply.error.data })
}
