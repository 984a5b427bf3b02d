'use client'

import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Connection } from '../../../core/model/connection.js'
import type { Network } from '../../../core/model/network.js'
import type { LintelState } from '../../../core/model/state.js'
import { useAccount, useConnections, useLintel, useMessages, useNetworks } from '../../../react/index.js'
import { NetworksView } from './networks-view.js'

/**
 * The app's networks; choosing another one leads to SwitchNetwork, or where it needs an account of another kind to
 * SwitchActiveChain; the current one back to where one came from.
 */
export function NetworksContainer() {
  const { actions, store } = useLintel()
  const words = useMessages()
  const networks = useNetworks()
  const { network: current } = useAccount()
  const active = useConnections().find(({ isActive }) => isActive)
  const select = (network: CaipNetworkId) => {
    if (network === current) return actions.back()
    actions.push({
      name: needsOtherAccount(store.getState(), network) ? 'SwitchActiveChain' : 'SwitchNetwork',
      network,
    })
  }
  return (
    <NetworksView
      words={words}
      networks={networks}
      current={current}
      approved={active?.approvedNetworks && withOtherNamespaces(active, networks)}
      canApproveMore={active?.canApproveMore}
      onHelp={() => actions.push({ name: 'WhatIsANetwork' })}
      onSelect={select}
    />
  )
}

/** What the wallet has approved of its own kind; a network of another kind asks for an account of its own first. */
function withOtherNamespaces(
  { namespace, approvedNetworks = [] }: Connection,
  networks: readonly Network[],
): readonly CaipNetworkId[] {
  const others = networks.filter(({ chainNamespace }) => chainNamespace !== namespace)
  return [...approvedNetworks, ...others.map(({ caipNetworkId }) => caipNetworkId)]
}

/** Somebody is connected, and not in the namespace of this network. */
function needsOtherAccount({ namespaces, activeNamespace }: LintelState, network: CaipNetworkId): boolean {
  const target = Object.entries(namespaces).find(([namespace]) => network.startsWith(`${namespace}:`))?.[1]
  return namespaces[activeNamespace]?.account != null && target?.account === null
}
