'use client'

import { useLast } from '../../../../parts/state/use-last.js'
import { listOwnNetworks } from '../../../../parts/wallets/list-own-networks.js'
import { useAccount } from '../../../../react/use-account.js'
import { useEmbeddedWallet } from '../../../../react/use-embedded-wallet.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enReceive } from '../../messages/en.js'
import { WalletCompatibleNetworksView } from './wallet-compatible-networks-view.js'

/** Shows the networks on which the account's address is the visitor's. */
export function WalletCompatibleNetworksContainer() {
  const labels = useViewWords('receive', enReceive)
  const { account: current, network: active } = useAccount()
  const account = useLast(current)
  const networks = useNetworks()
  const { user } = useEmbeddedWallet()
  return (
    <WalletCompatibleNetworksView
      labels={labels}
      networks={account ? listOwnNetworks({ account, active, user }, networks) : []}
    />
  )
}
