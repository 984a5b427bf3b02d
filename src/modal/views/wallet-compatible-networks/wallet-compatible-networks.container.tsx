'use client'

import { enReceive } from '../../../core/messages/views/en-receive.js'
import { useAccount } from '../../../react/use-account.js'
import { useNetworks } from '../../../react/use-network.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { useLast } from '../../parts/state/use-last.js'
import { WalletCompatibleNetworksView } from './wallet-compatible-networks-view.js'

/** Shows the app's networks of the account's namespace. */
export function WalletCompatibleNetworksContainer() {
  const labels = useViewWords('receive', enReceive)
  const account = useLast(useAccount().account)
  const networks = useNetworks()
  return (
    <WalletCompatibleNetworksView
      labels={labels}
      networks={networks.filter(({ chainNamespace }) => chainNamespace === account?.namespace)}
    />
  )
}
