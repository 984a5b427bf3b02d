'use client'

import { useState } from 'react'
import { nameNetwork } from '../../../../core/format/name-network.js'
import type { View } from '../../../../core/model/views/view.js'
import { useNetworkChoice } from '../../../../modal/parts/network-choices/use-network-choice.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useDataAccount } from '../../../../react/use-data-account.js'
import { useMessages } from '../../../../react/use-messages.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enSwap } from '../../messages/en.js'
import { useSwapNetworks } from '../../react/use-swap-networks.js'
import { NoSwapsView } from './no-swaps-view.js'
import { SwapForm } from './swap-form.js'

/** The form on a network with swaps; elsewhere the networks that have them. */
export function SwapContainer({ view: { name: _, ...filled } }: { view: Extract<View, { name: 'Swap' }> }) {
  const { store } = useLintel()
  const words = useMessages()
  const labels = useViewWords('swap', enSwap)
  const choice = useNetworkChoice()
  const { network, enabled } = useDataAccount({})
  const networks = useSwapNetworks()
  // After a way back, what was entered counts.
  const [isBack] = useState(() => store.getState().router.direction === 'back')
  if (enabled && !networks.some(({ caipNetworkId }) => caipNetworkId === network)) {
    return (
      <NoSwapsView
        {...choice}
        words={words}
        labels={labels}
        currentName={nameNetwork(network, words)}
        networks={networks}
      />
    )
  }
  return <SwapForm {...(isBack ? {} : filled)} />
}
