'use client'

import { useState } from 'react'
import { parseCaipNetworkId } from '../../../core/format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import { getNamespace } from '../../../core/selectors.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useAccount } from '../../../react/use-account.js'
import { useLintelState } from '../../../react/use-lintel-state.js'
import { useOpenWallet } from '../use-open-wallet.js'
import type { NetworkChoicesProps } from './network-choices.js'

/** Switches the network within the current view. Returns the props of NetworkChoices except the networks. */
export function useNetworkChoice(): Pick<NetworkChoicesProps, 'switching' | 'wallet' | 'onSelect'> {
  const { actions } = useLintel()
  const { account } = useAccount()
  const [asked, setAsked] = useState<CaipNetworkId | null>(null)
  const switching = useLintelState(
    (state) => getNamespace(state, asked ? parseCaipNetworkId(asked).namespace : undefined)?.switching ?? null,
  )
  const onOpen = useOpenWallet(account)
  return {
    switching,
    wallet: account?.wallet && { name: account.wallet.name, onOpen },
    onSelect(network) {
      setAsked(network)
      void actions.switchNetwork({ network })
    },
  }
}
