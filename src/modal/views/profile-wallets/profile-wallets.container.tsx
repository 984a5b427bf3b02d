'use client'

import { useState } from 'react'
import type { Messages } from '../../../core/messages/en.js'
import type { Namespace } from '../../../core/model/caip.js'
import type { LintelState } from '../../../core/model/state.js'
import { useLintel, useLintelState, useMessages, useWallets } from '../../../react/index.js'
import { getAccountWallet } from '../../parts/plain-name/get-account-wallet.js'
import { useChooseWallet } from '../../wallets/use-choose-wallet.js'
import { type ProfileConnection, ProfileWalletsView } from './profile-wallets-view.js'

/** What is connected in each namespace, the active one first. */
export function ProfileWalletsContainer() {
  const { actions } = useLintel()
  const words = useMessages()
  const choose = useChooseWallet()
  const namespaces = useLintelState((state) => state.namespaces)
  const activeNamespace = useLintelState((state) => state.activeNamespace)
  const rows = useWallets().rows.filter(({ kind, tag }) => kind === 'recent' && tag !== 'connected')
  const [disconnecting, setDisconnecting] = useState<Namespace | 'all' | null>(null)
  const connections = listConnections(namespaces, activeNamespace, words)

  const disconnect = async (which: Namespace | 'all') => {
    setDisconnecting(which)
    // The active one last: with it the modal closes.
    const others = connections.map(({ namespace }) => namespace).reverse()
    const wanted = which === 'all' ? others : [which]
    // One that would not let go has said so by a toast; the others are asked all the same.
    await Promise.allSettled(wanted.map((namespace) => actions.disconnect({ namespace })))
    setDisconnecting(null)
  }

  return (
    <ProfileWalletsView
      words={words}
      connections={connections}
      recent={rows.map(({ key, name, imageUrl }) => ({ key, name, imageUrl }))}
      disconnecting={disconnecting}
      onSwitch={(namespace) => {
        const network = namespaces[namespace]?.network
        if (network) void actions.switchNetwork({ network })
      }}
      onRecent={(key) => {
        const row = rows.find((candidate) => candidate.key === key)
        if (row) choose(row)
      }}
      onAdd={() => actions.push({ name: 'Connect' })}
      onDisconnect={(namespace) => void disconnect(namespace)}
      onDisconnectAll={() => void disconnect('all')}
    />
  )
}

function listConnections(
  namespaces: LintelState['namespaces'],
  activeNamespace: Namespace,
  words: Messages,
): readonly ProfileConnection[] {
  const connected = Object.values(namespaces).flatMap(({ account, addresses, connectors }) => {
    if (!account) return []
    const { namespace, address } = account
    const wallet = getAccountWallet(account, connectors, words)
    const otherAddresses = addresses.filter((other) => other !== address)
    return [{ namespace, wallet, address, otherAddresses, isActive: namespace === activeNamespace }]
  })
  return connected.sort((one, other) => Number(other.isActive) - Number(one.isActive))
}
