'use client'

import { useState } from 'react'
import type { Account } from '../../../core/model/account.js'
import { useAccount, useBalance, useConnectors, useLintel, useMessages, useNetwork } from '../../../react/index.js'
import { type AccountBalance, AccountView } from './account-view.js'

/** The connected account; while the modal fades after a disconnect, the one that was. */
export function AccountContainer() {
  const { account } = useAccount()
  const [last, setLast] = useState(account)
  if (account && account !== last) setLast(account)
  const shown = account ?? last
  return shown ? <ShownAccount account={shown} /> : null
}

function ShownAccount({ account: { address, connectorId } }: { account: Account }) {
  const { actions } = useLintel()
  const words = useMessages()
  const network = useNetwork()
  const connector = useConnectors().find(({ id }) => id === connectorId)
  const explorer = network?.blockExplorers?.default.url
  return (
    <AccountView
      words={words}
      address={address}
      wallet={{ name: connector?.name ?? words.common.yourWallet, imageUrl: connector?.imageUrl }}
      balance={toAccountBalance(useBalance(), network?.nativeCurrency.symbol ?? '')}
      explorerUrl={explorer ? `${explorer.replace(/\/$/, '')}/address/${address}` : null}
      onDisconnect={() => void actions.disconnect()}
    />
  )
}

function toAccountBalance({ data, isError }: ReturnType<typeof useBalance>, symbol: string): AccountBalance {
  if (data) return { status: 'ready', balance: data }
  return isError ? { status: 'unavailable', symbol } : { status: 'loading' }
}
