'use client'

import { findNetwork } from '../../../../core/format/find-network.js'
import { parseCaipNetworkId } from '../../../../core/format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../../../../core/model/caip.js'
import { getConnection } from '../../../../core/selectors.js'
import { useConsent } from '../../../../parts/legal/use-legal.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useViewLinks } from '../../../../parts/views/use-view-links.js'
import { useViewOf } from '../../../../parts/views/use-view-of.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useNetworks } from '../../../../react/use-network.js'
import { SwitchActiveChainView } from './switch-active-chain-view.js'

export type SwitchActiveChainContainerProps = { view: { network: CaipNetworkId } }

/** Shows the wallets of the other namespace, then the switch to the network. */
export function SwitchActiveChainContainer({ view: { network: id } }: SwitchActiveChainContainerProps) {
  const { actions } = useLintel()
  const words = useModalWords()
  const hasConsent = useConsent()
  const network = findNetwork(useNetworks(), id)
  const { namespace } = parseCaipNetworkId(id)
  const isConnected = useLintelState((state) => getConnection(state, namespace) !== null)
  const connectors = useLintelState((state) => state.namespaces[namespace]?.connectors)
  const toConnection = useViewOf('connection')
  const links = useViewLinks('SwitchActiveChain', {})
  const toWallets = useViewOf('suggest-wallets')
  return (
    <SwitchActiveChainView
      words={words}
      network={network ?? { name: words.common.unknownNetwork }}
      isConnected={isConnected}
      connectors={(connectors ?? []).filter(({ type }) => type !== 'WALLET_CONNECT' && type !== 'AUTH')}
      onSelect={({ id: connectorId }) => {
        if (hasConsent) void actions.connect({ connectorId, namespace, isShown: true })
        else if (toConnection) actions.push(toConnection({ connectorId }))
      }}
      links={links}
      onGetWallet={toWallets && (() => actions.push(toWallets({})))}
      onReload={() => window.location.reload()}
      onSwitch={() => actions.replace({ name: 'SwitchNetwork', network: id })}
    />
  )
}
