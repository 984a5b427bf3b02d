'use client'

import { nameNetwork } from '../../../../core/words/name-network.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useNetworkChoice } from '../../../../parts/wallet-request/network-choices/use-network-choice.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useNetworks } from '../../../../react/use-network.js'
import { UnsupportedChainView } from './unsupported-chain-view.js'

/** Switches in place: the visitor cannot go back while this view is in the stack, so no view is pushed on top. */
export function UnsupportedChainContainer() {
  const { actions } = useLintel()
  const words = useModalWords()
  const networks = useNetworks()
  const app = useLintelState((state) => state.settings.metadata.name)
  const { account, network: current } = useAccount()
  return (
    <UnsupportedChainView
      {...useNetworkChoice()}
      words={words}
      app={app}
      currentName={current && nameNetwork(current, words)}
      networks={networks}
      onDisconnect={() =>
        account && actions.disconnect({ connectorId: account.connectorId, namespace: account.namespace })
      }
    />
  )
}
