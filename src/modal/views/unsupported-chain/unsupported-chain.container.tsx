'use client'

import { getNamespace } from '../../../core/index.js'
import { useAccount, useLintel, useLintelState, useMessages, useNetworks } from '../../../react/index.js'
import { UnsupportedChainView } from './unsupported-chain-view.js'

/** Switches in place: the visitor cannot go back while this view is in the stack, so no view is pushed on top. */
export function UnsupportedChainContainer() {
  const { actions } = useLintel()
  const words = useMessages()
  const networks = useNetworks()
  const app = useLintelState((state) => state.settings.metadata.name)
  const { account } = useAccount()
  const switching = useLintelState((state) => getNamespace(state)?.switching ?? null)
  return (
    <UnsupportedChainView
      words={words}
      app={app}
      networks={networks}
      switching={switching}
      onSelect={(network) => void actions.switchNetwork({ network })}
      onDisconnect={() => {
        if (account) void actions.disconnect({ connectorId: account.connectorId, namespace: account.namespace })
      }}
    />
  )
}
