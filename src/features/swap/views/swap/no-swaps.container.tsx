'use client'

import { nameNetwork } from '../../../../core/format/name-network.js'
import type { CaipNetworkId } from '../../../../core/model/caip.js'
import type { Network } from '../../../../core/model/network.js'
import { useNetworkChoice } from '../../../../modal/parts/wallet-request/network-choices/use-network-choice.js'
import { useMessages } from '../../../../react/use-messages.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enSwap } from '../../messages/en.js'
import { NoSwapsView } from './no-swaps-view.js'

type NoSwapsContainerProps = {
  /** That of the account. */
  network: CaipNetworkId
  /** Those with swaps. */
  networks: readonly Network[]
}

/** Leads from a network without swaps to those that have them. */
export function NoSwapsContainer({ network, networks }: NoSwapsContainerProps) {
  const words = useMessages()
  const labels = useViewWords('swap', enSwap)
  const choice = useNetworkChoice()
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
