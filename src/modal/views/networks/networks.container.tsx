'use client'

import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { LintelState } from '../../../core/model/state.js'
import { useAccount, useLintel, useMessages, useNetworks } from '../../../react/index.js'
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
      onHelp={() => actions.push({ name: 'WhatIsANetwork' })}
      onSelect={select}
    />
  )
}

/** Somebody is connected, and not in the namespace of this network. */
function needsOtherAccount({ namespaces, activeNamespace }: LintelState, network: CaipNetworkId): boolean {
  const target = Object.entries(namespaces).find(([namespace]) => network.startsWith(`${namespace}:`))?.[1]
  return namespaces[activeNamespace]?.account != null && target?.account === null
}
