'use client'

import { useEffect } from 'react'
import type { Namespace } from '../../../core/model/caip.js'
import type { Connector } from '../../../core/model/connector.js'
import type { DirectoryWallet } from '../../../core/model/directory.js'
import type { LintelState } from '../../../core/model/state.js'
import { useLintel, useLintelState, useMessages, useWalletSearch } from '../../../react/index.js'
import { withConsent } from '../../parts/legal/with-consent.js'
import { getWalletName } from '../../parts/names/get-wallet-name.js'
import { ConnectingExternalView } from './connecting-external-view.js'

export type ConnectingExternalContainerProps = { view: { connectorId: string } }

/** Asks the wallet as soon as it is shown, and again on Try again. */
export const ConnectingExternalContainer = withConsent(function ConnectingExternal({
  view: { connectorId },
}: ConnectingExternalContainerProps) {
  const { actions, store } = useLintel()
  const words = useMessages()
  const namespace = useLintelState((state) => findAsked(state, connectorId))
  const attempt = useLintelState((state) => (namespace ? state.namespaces[namespace]?.attempt : null))
  const connector = useLintelState((state) => findConnector(state, connectorId))
  const custom = useLintelState((state) => state.settings.wallets.custom)
  // What Connect has shown is here already; one that nobody knows is no reason to wait.
  const listed = useWalletSearch().wallets
  const wallet = [...custom, ...listed].find((known) => isSame(known, connectorId, connector)) ?? null

  // Once per visit: Connect has asked within the click already, and a wallet that refused before this view was here
  // is not asked again without a press.
  useEffect(() => {
    if (!findAsked(store.getState(), connectorId)) void actions.connect({ connectorId })
  }, [actions, store, connectorId])

  const failure = attempt?.failure ?? null
  // What is in this browser needs no download, unless it turns out not to be here.
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

/** The namespace in which this wallet is being asked, or was last. */
function findAsked({ namespaces }: LintelState, connectorId: string): Namespace | undefined {
  return (Object.keys(namespaces) as Namespace[]).find((name) => namespaces[name]?.attempt?.connectorId === connectorId)
}

function findConnector({ namespaces }: LintelState, connectorId: string): Connector | null {
  const connectors = Object.values(namespaces).flatMap((namespace) => namespace.connectors)
  return connectors.find(({ id }) => id === connectorId) ?? null
}

/** By id or by rdns, which is the id of a wallet that announces itself. */
function isSame({ id, rdns }: DirectoryWallet, connectorId: string, connector: Connector | null): boolean {
  if (id === connectorId) return true
  const names = [connectorId, connector?.rdns].map((name) => name?.toLowerCase())
  return rdns !== undefined && names.includes(rdns.toLowerCase())
}
