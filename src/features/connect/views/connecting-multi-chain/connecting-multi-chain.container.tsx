'use client'

import type { Namespace } from '../../../../core/model/caip.js'
import { withConsent } from '../../../../parts/legal/with-consent.js'
import { getWalletName } from '../../../../parts/names/get-wallet-name.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useNetworks } from '../../../../react/use-network.js'
import { ConnectingMultiChainView } from './connecting-multi-chain-view.js'

export type ConnectingMultiChainContainerProps = { view: { connectorIds: Partial<Record<Namespace, string>> } }

/** Asks the wallet during the press that chooses a namespace, so that it may open a window. */
export const ConnectingMultiChainContainer = withConsent(function ConnectingMultiChain({
  view: { connectorIds },
}: ConnectingMultiChainContainerProps) {
  const { actions } = useLintel()
  const words = useModalWords()
  const networks = useNetworks()
  const namespaces = useLintelState((state) => state.namespaces)
  const reached = (Object.keys(connectorIds) as Namespace[]).filter((namespace) => namespaces[namespace])
  const connectors = reached.flatMap(
    (namespace) => namespaces[namespace]?.connectors.filter(({ id }) => id === connectorIds[namespace]) ?? [],
  )
  return (
    <ConnectingMultiChainView
      words={words}
      wallet={{ name: getWalletName(connectors[0], words), imageUrl: connectors[0]?.imageUrl }}
      choices={reached.map((namespace) => ({
        namespace,
        networks: networks.filter(({ chainNamespace }) => chainNamespace === namespace),
      }))}
      onSelect={(namespace) => {
        const connectorId = connectorIds[namespace]
        if (connectorId !== undefined) void actions.connect({ connectorId, namespace, isShown: true })
      }}
    />
  )
})
