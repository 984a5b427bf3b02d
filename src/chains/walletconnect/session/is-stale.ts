import type { Network } from '../../../core/model/network.js'
import type { WalletConnectSession } from '../../../core/model/wallet-connect.js'
import type { ClientSession } from '../sign-client.js'
import { proposeNamespaces } from './propose-namespaces.js'

/**
 * Whether a stored session no longer fits the app: it has expired, it has none of the app's chains, or the app has a
 * network that was not in its proposal. A network that was proposed but not approved does not count.
 */
export function isStale(
  session: WalletConnectSession,
  { struct, networks, now }: { struct: ClientSession; networks: readonly Network[]; now: number },
): boolean {
  if (session.expiresAt <= now) return true
  const wanted = Object.values(proposeNamespaces(networks)).flatMap(({ chains }) => chains)
  const approved: readonly string[] = session.chains
  const known = [...approved, ...listChains(struct.optionalNamespaces), ...listChains(struct.requiredNamespaces)]
  return !wanted.some((chain) => approved.includes(chain)) || !wanted.every((chain) => known.includes(chain))
}

function listChains(namespaces: ClientSession['optionalNamespaces'] | undefined): string[] {
  return Object.values(namespaces ?? {}).flatMap((namespace) => namespace?.chains ?? [])
}
