import type { Namespace } from '../../../../core/model/caip.js'
import type { Network } from '../../../../core/model/network.js'

export type NetworkGroup = { namespace: Namespace; isTest: boolean; networks: readonly Network[] }

/** The networks by namespace, in the order of the namespaces; the test networks of each are a separate group at the end. */
export function groupNetworks(networks: readonly Network[]): readonly NetworkGroup[] {
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return [false, true]
    .flatMap((isTest) => namespaces.map((namespace) => ({ namespace, isTest })))
    .map((group) => ({
      ...group,
      networks: networks.filter(
        ({ chainNamespace, testnet = false }) => chainNamespace === group.namespace && testnet === group.isTest,
      ),
    }))
    .filter((group) => group.networks.length > 0)
}
