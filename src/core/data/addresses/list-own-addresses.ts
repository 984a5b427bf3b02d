import type { CaipNetworkId } from '../../model/caip.js'
import type { LintelState } from '../../model/state.js'

/** The accounts of every connected wallet of a network's namespace. */
export function listOwnAddresses(namespaces: LintelState['namespaces'], network: CaipNetworkId): readonly string[] {
  const connections = Object.values(namespaces).flatMap((namespace) => namespace.connections)
  return connections.flatMap(({ namespace, accounts }) =>
    network.startsWith(`${namespace}:`) ? accounts.map(({ address }) => address) : [],
  )
}
