'use client'

import { useState } from 'react'
import { findNetwork } from '../../../../core/format/find-network.js'
import { openLink } from '../../../../parts/links/open-link.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { isOwnNetwork } from '../../../../parts/wallets/list-own-networks.js'
import { useAccount } from '../../../../react/use-account.js'
import { useEmbeddedWallet } from '../../../../react/use-embedded-wallet.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enPay } from '../../messages/en.js'
import { type Exchange, readExchangePage } from '../../model/exchange.js'
import { DepositView } from './deposit-view.js'
import { ExchangeList } from './exchange-list.js'

export type OwnDepositProps = {
  exchanges: readonly Exchange[]
  exchange: Exchange | null
  onSelect: (exchange: Exchange) => void
}

/** A deposit into the connected account, on its network. */
export function OwnDepositContainer({ exchanges, exchange, onSelect }: OwnDepositProps) {
  const { common } = useModalWords()
  const labels = useViewWords('pay', enPay)
  const { account, network: active } = useAccount()
  const networks = useNetworks()
  const { user } = useEmbeddedWallet()
  const [isBlocked, setBlocked] = useState(false)
  const network = active === null ? undefined : findNetwork(networks, active)
  const chain = network?.name ?? common.unknownNetwork
  // A smart account is not on every network.
  const isOwn = account !== null && active !== null && isOwnNetwork({ account, active, user }, active)
  const canSend = ({ assets }: Exchange) => isOwn && assets.some((asset) => asset.split('/')[0] === active)
  const chosen = exchange && canSend(exchange) ? exchange : null
  const isFromAnywhere = isOwn && !exchanges.some(canSend)
  if (!account || (!chosen && !isFromAnywhere)) {
    return <ExchangeList labels={labels} exchanges={exchanges} canSend={canSend} chain={chain} onSelect={onSelect} />
  }
  const url = chosen && readExchangePage(chosen.origin, { origin: chosen.origin, pageHost: window.location.hostname })
  return (
    <DepositView
      labels={labels}
      exchange={chosen}
      address={account.address}
      amount={null}
      chain={chain}
      url={url}
      isBlocked={isBlocked}
      isFollowed={false}
      onOpen={() => setBlocked(url !== null && !openLink(url))}
    />
  )
}
