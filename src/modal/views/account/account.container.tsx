'use client'

import type { Account } from '../../../core/model/account.js'
import type { LintelActions } from '../../../core/model/lintel.js'
import type { Network } from '../../../core/model/network.js'
import { useAccount, useBalance, useConnectors, useLintel, useMessages, useNetwork } from '../../../react/index.js'
import { getAccountWallet } from '../../parts/names/get-account-wallet.js'
import { useLast } from '../../parts/use-last.js'
import { type AccountBalance, AccountView } from './account-view.js'

/** Shows the connected account. During the closing animation after a disconnect, the last one. */
export function AccountContainer() {
  const shown = useLast(useAccount().account)
  return shown ? <ShownAccount account={shown} /> : null
}

function ShownAccount({ account }: { account: Account }) {
  const { address, connectorId, namespace } = account
  const { actions } = useLintel()
  const words = useMessages()
  const network = useNetwork()
  const connectors = useConnectors()
  const explorer = network?.blockExplorers?.default.url
  return (
    <AccountView
      words={words}
      address={address}
      wallet={getAccountWallet(account, connectors, words)}
      balance={toAccountBalance(useBalance(), network, actions.retryBalance)}
      explorerUrl={explorer ? `${explorer.replace(/\/$/, '')}/address/${address}` : null}
      onWallets={() => actions.push({ name: 'ProfileWallets' })}
      onDisconnect={() => void actions.disconnect({ connectorId, namespace })}
    />
  )
}

/** On a network that the app does not list there is no RPC endpoint. A retry after a failure does not count as loading. */
function toAccountBalance(
  { data, errorUpdateCount, isFetching, refetch }: ReturnType<typeof useBalance>,
  network: Network | null,
  retryBalance: LintelActions['retryBalance'],
): AccountBalance {
  if (data) return { status: 'ready', balance: data }
  const symbol = network?.nativeCurrency.symbol ?? 'ETH'
  if (!network) return { status: 'unavailable', symbol }
  if (errorUpdateCount === 0) return { status: 'loading' }
  const onRetry = () => {
    retryBalance({ network: network.caipNetworkId })
    void refetch()
  }
  return { status: 'unavailable', symbol, isRetrying: isFetching, onRetry }
}
