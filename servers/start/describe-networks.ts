import { parseCaipNetworkId } from '../../src/core/format/parse-caip-network-id.js'
import { localChains } from '../chains/local-chains.js'
import type { LocalNetwork } from '../chains/serving/local-networks.js'
import { localSponsor } from '../chains/smart-accounts/local-sponsor.js'
import type { FrameConfig } from '../frame/frame-config.js'

/** A local network as the sign-in server has it. */
export function toSignInNetwork({ caipNetworkId }: LocalNetwork) {
  const { namespace, chainId } = parseCaipNetworkId(caipNetworkId)
  return { id: chainId, chainNamespace: namespace }
}

/** An address on each local chain, as the variables of the sponsor have it. */
export function listSponsored(address: string): string {
  return localChains.map(({ id }) => `eip155:${id}=${address}`).join()
}

/** The networks that the embedded wallet signs for. */
export function listFrameNetworks(dataApiUrl: string, bundlerUrl: string): FrameConfig['networks'] {
  return localChains.map(({ id, name }) => ({
    caipNetworkId: `eip155:${id}`,
    name,
    rpcUrl: `${dataApiUrl}/v1/?chainId=eip155:${id}`,
    bundlerUrl: `${bundlerUrl}/v1/eip155:${id}`,
    paymaster: localSponsor.paymaster,
    nativeCurrency: { symbol: 'ETH', decimals: 18 },
  }))
}
