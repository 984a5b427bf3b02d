import { callJsonRpc } from '../../../src/rules/rpc/call-json-rpc.js'
import type { CallNode } from '../../requests/prepare-transaction.js'
import { failureCodes, WalletFailure } from '../protocol/wallet-failure.js'

/** Calls a chain's node. `chainId` is a number of eip155, or an id of CAIP-2. */
export type CallChain = (chainId: number | string, method: string, params: readonly unknown[]) => Promise<unknown>

/** How long a node may take to answer. A local one that takes longer hangs, and the wallet would wait for it forever. */
const NODE_TIMEOUT_MS = 15_000

/**
 * Makes the function that calls the nodes at `rpcUrls`.
 *
 * @throws WalletFailure with the node's own code, or 4901 when it does not answer within 15 s.
 */
export function createCallChain(rpcUrls: ReadonlyMap<number | string, string>, post?: typeof fetch): CallChain {
  return async (chainId, method, params) => {
    const url = rpcUrls.get(chainId)
    if (url === undefined) throw failUnreachable(chainId)
    const signal = AbortSignal.timeout(NODE_TIMEOUT_MS)
    const reply = await callJsonRpc(url, { method, params }, { signal, fetch: post }).catch(() => {
      throw signal.aborted ? failTooSlow(chainId) : failUnreachable(chainId)
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

function failUnreachable(chainId: number | string): WalletFailure {
  return new WalletFailure({
    code: failureCodes.chainDisconnected,
    message: `Chain ${chainId} does not answer. Is \`npm start\` still running?`,
  })
}

function failTooSlow(chainId: number | string): WalletFailure {
  return new WalletFailure({
    code: failureCodes.chainDisconnected,
    message: `Chain ${chainId} did not answer within ${NODE_TIMEOUT_MS / 1_000} s. Restart \`npm start\`, then try again.`,
  })
}
