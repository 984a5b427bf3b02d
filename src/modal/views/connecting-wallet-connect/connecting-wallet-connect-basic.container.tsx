'use client'

import { useEffect } from 'react'
import { useLintel, useLintelState } from '../../../react/index.js'
import { ConnectingWalletConnectContainer } from './connecting-wallet-connect.container.js'

const ANY = { wallet: null }

/** For an app without adapters: the QR code for any wallet, and AllWallets. On a phone only AllWallets. */
export function ConnectingWalletConnectBasicContainer() {
  const { actions } = useLintel()
  const isMobile = useLintelState((state) => state.isMobile)
  const hasAll = useLintelState(({ settings: { wallets } }) => wallets.hasDirectory && wallets.showsAll)
  const isReplaced = isMobile && hasAll
  useEffect(() => {
    if (isReplaced) actions.replace({ name: 'AllWallets' })
  }, [actions, isReplaced])
  if (isReplaced) return null
  return (
    <ConnectingWalletConnectContainer
      view={ANY}
      onAllWallets={hasAll ? () => actions.push({ name: 'AllWallets' }) : undefined}
    />
  )
}
