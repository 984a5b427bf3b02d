'use client'

import { useAccount, useConnectors, useLintel, useLintelState, useMessages } from '../../../react/index.js'
import { ConnectView } from './connect-view.js'
import { useDiscovery } from './use-discovery.js'

/** The wallets that were found, each a way into ConnectingExternal. */
export function ConnectContainer() {
  const { actions } = useLintel()
  const words = useMessages()
  const connectors = useConnectors()
  const recentIds = useLintelState((state) => state.recentConnectorIds)
  const { account, isRestoring } = useAccount()
  const isDiscovering = useDiscovery()
  const { termsConditionsUrl, privacyPolicyUrl } = useLintelState((state) => state.settings)
  return (
    <ConnectView
      words={words}
      status={isRestoring ? 'restoring' : isDiscovering ? 'searching' : 'ready'}
      connectors={connectors}
      recentIds={recentIds}
      connectedId={account?.connectorId ?? null}
      termsUrl={termsConditionsUrl}
      privacyUrl={privacyPolicyUrl}
      onSelect={(connectorId) => {
        actions.push({ name: 'ConnectingExternal', connectorId })
        // Asked within the click, so that a wallet may open its window; the view that follows joins this try.
        void actions.connect({ connectorId })
      }}
      onReload={() => window.location.reload()}
    />
  )
}
