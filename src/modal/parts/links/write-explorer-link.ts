import type { Network } from '../../../core/model/network.js'

/** A page of the network's block explorer (EIP-3091). Null when the app names none. */
export function writeExplorerLink(
  network: Network | null | undefined,
  kind: 'address' | 'tx' | 'token',
  id: string | undefined,
): string | null {
  const url = network?.blockExplorers?.default.url
  return url && id ? `${url.replace(/\/$/, '')}/${kind}/${id}` : null
}
