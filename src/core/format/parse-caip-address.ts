import { type CaipNetworkId, type Namespace, namespaces } from '../model/caip.js'

/**
 * Splits a CAIP-10 account into its three parts. Returns null when a part is missing or empty, or the namespace is
 * unknown.
 *
 * @example parseCaipAddress('eip155:1:0xab…')?.address
 */
export function parseCaipAddress(
  account: string,
): { namespace: Namespace; chainId: string; address: string; network: CaipNetworkId } | null {
  const [name, chainId, address, ...rest] = account.split(':')
  const namespace = namespaces.find((known) => known === name)
  if (!namespace || !chainId || !address || rest.length > 0) return null
  return { namespace, chainId, address, network: `${namespace}:${chainId}` }
}
