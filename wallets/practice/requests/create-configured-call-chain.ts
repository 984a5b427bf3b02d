import type { RuntimeConfig } from '../../../servers/pages/runtime-config.js'
import { type CallChain, createCallChain } from './call-chain.js'

/** Makes the function that calls the nodes of the page's config. */
export function createConfiguredCallChain({ chains, networks }: RuntimeConfig): CallChain {
  return createCallChain(
    new Map<number | string, string>([
      ...chains.map(({ id, rpcUrl }) => [id, rpcUrl] as const),
      ...networks.map(({ caipNetworkId, rpcUrl }) => [caipNetworkId, rpcUrl] as const),
    ]),
  )
}
