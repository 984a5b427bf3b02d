'use client'

import { useEffect } from 'react'
import type { Namespace } from '../../../../core/model/caip.js'
import type { Connector } from '../../../../core/model/connector.js'
import type { DirectoryWallet } from '../../../../core/model/directory.js'
import type { LintelState } from '../../../../core/model/state.js'
import { withConsent } from '../../../../parts/legal/with-consent.js'
import { getWalletName } from '../../../../parts/names/get-wallet-name.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useWalletSearch } from '../../react/use-wallet-search.js'
import { ConnectingExternalView } from './connecting-external-view.js'

export type ConnectingExternalContainerProps = { view: { connectorId: string } }

/** Asks the wallet to connect when it mounts, and on Try again. */
export const ConnectingExternalContainer = withConsent(function ConnectingExternal({
  view: { connectorId },
}: ConnectingExternalContainerProps) {
  const { actions, store } = useLintel()
  const words = useModalWords()
  const namespace = useLintelState((state) => findAttemptNamespace(state, connectorId))
  const attempt = useLintelState((state) => (namespace ? state.namespaces[namespace]?.attempt : null))
  const connector = useLintelState((state) => findConnector(state, connectorId))
  const custom = useLintelState((state) => state.settings.customWallets)
  // Reads the cached directory: the view does not wait for it.
  const listed = useWalletSearch().data?.wallets ?? []
  const wallet = [...custom, ...listed].find((known) => isSame(known, connectorId, connector)) ?? null

  // Asks only when there is no attempt yet: Connect asks during the click, and the wallet may have refused before this
  // view mounted.
  useEffect(() => {
    if (!findAttemptNamespace(store.getState(), connectorId)) void actions.connect({ connectorId })
  }, [actions, store, connectorId])

  const failure = attempt?.failure ?? null
  // An installed wallet needs no download, unless connecting shows that it is missing.
  const isMissing = connector === null || connector.type === 'EXTERNAL' || failure?.code === 'connector-not-found'
  return (
    <ConnectingExternalView
      words={words}
      wallet={
        connector || !wallet
          ? { name: getWalletName(connector ?? undefined, words), imageUrl: connector?.imageUrl }
          : { name: wallet.name, imageUrl: wallet.imageUrl }
      }
      failure={failure}
      onRetry={() => void actions.connect({ connectorId, namespace })}
      onGet={isMissing && wallet ? () => actions.push({ name: 'Downloads', wallet }) : undefined}
    />
  )
})

/** The namespace of the current or last attempt to connect this wallet. */
function findAttemptNamespace({ namespaces }: LintelState, connectorId: string): Namespace | undefined {
  return (Object.keys(namespaces) as Namespace[]).find((name) => namespaces[name]?.attempt?.connectorId === connectorId)
}

function findConnector({ namespaces }: LintelState, connectorId: string): Connector | null {
  const connectors = Object.values(namespaces).flatMap((namespace) => namespace.connectors)
  return connectors.find(({ id }) => id === connectorId) ?? null
}

/** Compares ids and rdns. The rdns is the id of a wallet announced by EIP-6963. */
function isSame({ id, rdns }: DirectoryWallet, connectorId: string, connector: Connector | null): boolean {
  if (id === connectorId) return true
  const names = [connectorId, connector?.rdns].map((name) => name?.toLowerCase())
  return rdns !== undefined && names.includes(rdns.toLowerCase())
}
