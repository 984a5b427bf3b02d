import { type CaipNetworkId, type Namespace, namespaces } from '../model/caip.js'

/**
 * The three parts of a CAIP-10 account; null unless there are exactly three, none empty, in a known namespace
 * (spec §5).
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
