'use client'

import { useState } from 'react'
import { type Namespace, namespaces as namespaceNames } from '../../../../core/model/caip.js'
import { walletConnectId } from '../../../../core/model/wallet-connect.js'
import { getStartView } from '../../../../core/selectors.js'
import { useConsent } from '../../../../parts/legal/use-legal.js'
import { getAccountWallet } from '../../../../parts/names/get-account-wallet.js'
import { useLast } from '../../../../parts/state/use-last.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { getWalletView, useChooseWallet } from '../../../../parts/wallets/use-choose-wallet.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { type ConnectionResult, useConnections } from '../../../../react/use-connections.js'
import { useIdentities } from '../../../../react/use-identities.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useWallets } from '../../../../react/use-wallets.js'
import { ProfileWalletsView } from './profile-wallets-view.js'

/** Shows all connections. During the closing animation after the last disconnect, the ones before. */
export function ProfileWalletsContainer() {
  const { actions, store } = useLintel()
  const words = useModalWords()
  const choose = useChooseWallet()
  const hasConsent = useConsent()
  const namespaces = useLintelState((state) => state.namespaces)
  const live = useConnections()
  const connections = useLast(live.length > 0 ? live : null) ?? live
  const rows = useWallets().data.rows.filter(({ kind, tag }) => kind === 'recent' && tag !== 'connected')
  const identities = useIdentities(
    connections.flatMap(({ accounts, network }) => accounts.map(({ address }) => ({ address, network }))),
  )
  const [disconnecting, setDisconnecting] = useState<string | null>(null)

  const disconnect = async (which: string, targets: readonly ConnectionResult[]) => {
    setDisconnecting(which)
    // The active one last, because it closes the modal. A failed disconnect shows a toast.
    await Promise.allSettled(
      [...targets].reverse().map(({ connectorId, namespace }) => actions.disconnect({ connectorId, namespace })),
    )
    setDisconnecting(null)
  }
  const find = (key: string) => connections.filter((connection) => readKey(connection) === key)

  return (
    <ProfileWalletsView
      words={words}
      connections={connections.map((connection) => {
        const { namespace, accounts, isActive } = connection
        const [address = '', ...otherAddresses] = accounts.map((account) => account.address)
        const connectors = namespaces[namespace]?.connectors ?? []
        return {
          key: readKey(connection),
          namespace,
          wallet: getAccountWallet(connection, connectors, words),
          address,
          otherAddresses,
          names: Object.fromEntries(
            accounts.flatMap(({ address, name }) => {
              const shown = identities[address] ?? name
              return shown ? [[address, shown]] : []
            }),
          ),
          isActive,
          endsWith: listEnding(connections, connection),
        }
      })}
      recent={rows.map(({ key, name, imageUrl }) => ({ key, name, imageUrl }))}
      disconnecting={disconnecting}
      onSwitch={(key) => {
        for (const { connectorId, namespace } of find(key)) void actions.switchConnection({ connectorId, namespace })
      }}
      onRecent={(key) => {
        const row = rows.find((candidate) => candidate.key === key)
        if (!row) return
        const view = getWalletView(row, store.getState())
        if (hasConsent) choose(row)
        else if (view) actions.push(view)
      }}
      onAdd={() => actions.push(getStartView(store.getState()))}
      onDisconnect={(key) => disconnect(key, find(key))}
      onDisconnectAll={() => disconnect('all', connections)}
    />
  )
}

function readKey({ namespace, connectorId }: ConnectionResult): string {
  return `${namespace}:${connectorId}`
}

/** A paired wallet has one session for all its namespaces; any other connection has one namespace. */
function listEnding(connections: readonly ConnectionResult[], { connectorId, namespace }: ConnectionResult) {
  if (connectorId !== walletConnectId) return [namespace]
  const isPaired = (name: Namespace) =>
    connections.some((other) => other.connectorId === connectorId && other.namespace === name)
  return namespaceNames.filter(isPaired)
}
