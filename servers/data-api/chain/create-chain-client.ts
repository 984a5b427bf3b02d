import { createPublicClient, custom, defineChain, type PublicClient, RpcRequestError } from 'viem'
import type { ChainNode } from '../../rpc/create-node.js'
import type { ChainFacts } from './chain-facts.js'

/**
 * Creates viem's client for a chain. It calls the node directly, and follows no redirect of a contract to another server
 * (CCIP Read, ERC-3668): a contract of anybody could make this server request any address.
 */
export function createChainClient(
  { id, name, nativeCurrency, contracts }: Pick<ChainFacts, 'id' | 'name' | 'nativeCurrency' | 'contracts'>,
  node: ChainNode,
): PublicClient {
  const { multicall3, ensUniversalResolver } = contracts
  const chain = defineChain({
    id,
    name,
    nativeCurrency,
    rpcUrls: { default: { http: [] } },
    contracts: {
      multicall3: { address: multicall3 },
      ...(ensUniversalResolver ? { ensUniversalResolver: { address: ensUniversalResolver } } : {}),
    },
  })
  const request = async ({ method, params = [] }: { method: string; params?: unknown }) => {
    const reply = await node.call({ method, params })
    if (reply.status === 'result') return reply.result
    const error = reply.status === 'error' ? reply.error : { code: -32_005, message: 'The reply is too large.' }
    throw new RpcRequestError({ body: { method }, error, url: `chain ${id}` })
  }
  return createPublicClient({ chain, transport: custom({ request }, { retryCount: 0 }), ccipRead: false, cacheTime: 0 })
}
