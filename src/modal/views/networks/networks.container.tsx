'use client'

import { useAccount, useLintel, useMessages, useNetworks } from '../../../react/index.js'
import { NetworksView } from './networks-view.js'

/** The app's networks; choosing another one leads to SwitchNetwork, the current one back to where one came from. */
export function NetworksContainer() {
  const { actions } = useLintel()
  const words = useMessages()
  const networks = useNetworks()
  const { network: current } = useAccount()
  return (
    <NetworksView
      words={words}
      networks={networks}
      current={current}
      onSelect={(network) => (network === current ? actions.back() : actions.push({ name: 'SwitchNetwork', network }))}
    />
  )
}
