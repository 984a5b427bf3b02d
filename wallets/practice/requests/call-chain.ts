import {
  createJsonRpcRequest,
  type JsonRpcCall,
  type JsonRpcReply,
  readJsonRpcReply,
} from '../../../src/rules/rpc/json-rpc.js'
import type { CallNode } from '../../requests/prepare-transaction.js'
import { failureCodes, WalletFailure } from '../protocol/wallet-failure.js'

/** Calls a chain's node. `chainId` is a number of eip155, or an id of CAIP-2. */
export type CallChain = (chainId: number | string, method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Makes the function that calls the nodes at `rpcUrls`.
 *
 * @throws WalletFailure with the node's own code, or 4901 when it does not answer.
 */
export function createCallChain(rpcUrls: ReadonlyMap<number | string, string>, post: typeof fetch = fetch): CallChain {
  return async (chainId, method, params) => {
    const url = rpcUrls.get(chainId)
    if (url === undefined) throw failUnreachable(chainId)
    const reply = await ask(post, url, { method, params }).catch(() => {
      throw failUnreachable(chainId)
    })
    if ('error' in reply) {
      const { code, message, data } = reply.error
      throw new WalletFailure({
        code: code || failureCodes.internal,
        message: message || 'The chain refused the request.',
        data,
      })
    }
    return reply.result
  }
}

/** The function that calls the node of one chain. */
export function bindChain(callChain: CallChain, chainId: number): CallNode {
  return (method, params) => callChain(chainId, method, params)
}

async function ask(post: typeof fetch, url: string, call: JsonRpcCall): Promise<JsonRpcReply> {
  const response = await post(url, createJsonRpcRequest(call))
  return readJsonRpcReply(await response.json())
}

function failUnreachable(chainId: number | string): WalletFailure {
  return new WalletFailure({
    code: failureCodes.chainDisconnected,
    message: `Chain ${chainId} does not answer. Is \`npm start\` still running?`,
  })
}
