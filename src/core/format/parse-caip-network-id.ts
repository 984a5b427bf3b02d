import { InvalidChainIdError } from '../errors/network-errors.js'
import { type Namespace, namespaces } from '../model/caip.js'

/**
 * Splits a CAIP-2 id into its two parts. The chain id is a number on eip155 and a string elsewhere.
 *
 * @throws InvalidChainIdError when the id is not `namespace:reference`, or is an eip155 id below 1
 * @example parseCaipNetworkId('eip155:8453') // { namespace: 'eip155', chainId: 8453 }
 */
export function parseCaipNetworkId(id: string): { namespace: Namespace; chainId: number | string } {
  const [name, reference, ...rest] = id.split(':')
  const namespace = namespaces.find((known) => known === name)
  if (!namespace || !reference || rest.length > 0) throw new InvalidChainIdError({ chainId: id })
  if (namespace !== 'eip155') return { namespace, chainId: reference }
  const chainId = /^\d+$/.test(reference) ? Number(reference) : 0
  if (chainId < 1 || !Number.isSafeInteger(chainId)) throw new InvalidChainIdError({ chainId: id })
  return { namespace, chainId }
}
