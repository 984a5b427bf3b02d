'use client'

import { parseCaipNetworkId } from '../../../../core/format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../../../../core/model/caip.js'
import type { Connection } from '../../../../core/model/connection.js'
import type { Network } from '../../../../core/model/network.js'
import type { LintelState } from '../../../../core/model/state.js'
import { getConnection, getNamespace } from '../../../../core/selectors.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useConnections } from '../../../../react/use-connections.js'
import { useNetworks } from '../../../../react/use-network.js'
import { NetworksView } from './networks-view.js'

/**
 * Choosing a network opens SwitchNetwork, or SwitchActiveChain when it needs an account of another namespace. Choosing
 * the current one, or one that needs no request to a wallet, goes back.
 */
export function NetworksContainer() {
  const { actions, store } = useLintel()
  const words = useModalWords()
  const networks = useNetworks()
  const { network: current } = useAccount()
  const active = useConnections().find(({ isActive }) => isActive)
  const select = (network: CaipNetworkId) => {
    if (network === current) return actions.back()
    if (isChosenByApp(store.getState(), network)) {
      void actions.switchNetwork({ network })
      return actions.back()
    }
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

/** The approved networks, and all of other namespaces: those are connected separately. */
function withOtherNamespaces(
  { namespace, approvedNetworks = [] }: Connection,
  networks: readonly Network[],
): readonly CaipNetworkId[] {
  const others = networks.filter(({ chainNamespace }) => chainNamespace !== namespace)
  return [...approvedNetworks, ...others.map(({ caipNetworkId }) => caipNetworkId)]
}

/** Whether an account of this namespace is connected and its wallet has no network of its own. */
function isChosenByApp(state: LintelState, network: CaipNetworkId): boolean {
  const { namespace } = parseCaipNetworkId(network)
  return getConnection(state, namespace) !== null && getNamespace(state, namespace)?.can.switchNetwork === 'app'
}

/** Whether a wallet is connected, but none in the namespace of this network. */
function needsOtherAccount(state: LintelState, network: CaipNetworkId): boolean {
  const { namespace } = parseCaipNetworkId(network)
  return getConnection(state) !== null && getConnection(state, namespace) === null && namespace in state.namespaces
}
