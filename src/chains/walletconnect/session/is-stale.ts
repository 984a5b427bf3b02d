import type { Network } from '../../../core/model/network.js'
import type { WalletConnectSession } from '../../../core/model/wallet-connect.js'
import type { ClientSession } from '../client/client.js'
import { proposeNamespaces } from './propose-namespaces.js'

/**
 * Whether a stored session no longer fits the app (spec §4): its time is over, none of its chains is one of the app's,
 * or the app has a network that this wallet was never asked for. One that it was asked for and left out is its choice.
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
