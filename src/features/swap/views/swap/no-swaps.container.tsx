'use client'

import { nameNetwork } from '../../../../core/words/name-network.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useNetworkChoice } from '../../../../parts/wallet-request/network-choices/use-network-choice.js'
import { useDataAccount } from '../../../../react/use-data-account.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enSwap } from '../../messages/en.js'
import { useSwapNetworks } from '../../react/use-swap-networks.js'
import { NoSwapsView } from './no-swaps-view.js'

/** Offers the networks with swaps, on a network without them. */
export function NoSwapsContainer() {
  const { network } = useDataAccount({})
  const words = useModalWords()
  const labels = useViewWords('swap', enSwap)
  const choice = useNetworkChoice()
  const networks = useSwapNetworks()
  return (
    <NoSwapsView
      {...choice}
      words={words}
      labels={labels}
      currentName={nameNetwork(network, words)}
      networks={networks.filter(({ caipNetworkId }) => caipNetworkId !== network)}
    />
  )
}
