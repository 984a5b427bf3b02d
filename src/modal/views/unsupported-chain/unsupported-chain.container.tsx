'use client'

import { useState } from 'react'
import { nameNetwork } from '../../../core/format/name-network.js'
import { parseCaipNetworkId } from '../../../core/format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import { getNamespace } from '../../../core/selectors.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useAccount } from '../../../react/use-account.js'
import { useLintelState } from '../../../react/use-lintel-state.js'
import { useMessages } from '../../../react/use-messages.js'
import { useNetworks } from '../../../react/use-network.js'
import { useOpenWallet } from '../../parts/wallet-request/use-open-wallet.js'
import { UnsupportedChainView } from './unsupported-chain-view.js'

/** Switches in place: the visitor cannot go back while this view is in the stack, so no view is pushed on top. */
export function UnsupportedChainContainer() {
  const { actions } = useLintel()
  const words = useMessages()
  const networks = useNetworks()
  const app = useLintelState((state) => state.settings.metadata.name)
  const { account, network: current } = useAccount()
  const [asked, setAsked] = useState<CaipNetworkId | null>(null)
  const switching = useLintelState(
    (state) => getNamespace(state, asked ? parseCaipNetworkId(asked).namespace : undefined)?.switching ?? null,
  )
  const onOpen = useOpenWallet(account)
  return (
    <UnsupportedChainView
      words={words}
      app={app}
      currentName={current && nameNetwork(current, words)}
      networks={networks}
      switching={switching}
      wallet={account?.wallet && { name: account.wallet.name, onOpen }}
      onSelect={(network) => {
        setAsked(network)
        void actions.switchNetwork({ network })
      }}
      onDisconnect={() =>
        account && actions.disconnect({ connectorId: account.connectorId, namespace: account.namespace })
      }
    />
  )
}
