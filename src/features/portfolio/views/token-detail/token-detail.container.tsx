'use client'

import { findNetwork } from '../../../../core/format/find-network.js'
import type { View } from '../../../../core/model/views/view.js'
import { Coins } from '../../../../icons/coins.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { writeExplorerLink } from '../../../../parts/links/write-explorer-link.js'
import { enPortfolio } from '../../../../parts/messages/portfolio.js'
import { useLast } from '../../../../parts/state/use-last.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { FailedMessage } from '../../../../parts/view-body/failed-message.js'
import { ViewSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useViewLinks } from '../../../../parts/views/use-view-links.js'
import { readQueryStatus } from '../../../../react/read-query-status.js'
import { useAccount } from '../../../../react/use-account.js'
import { useNetwork, useNetworks } from '../../../../react/use-network.js'
import { noBalances, usePortfolio } from '../../../../react/use-portfolio.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enTokenDetail } from '../../messages/token-detail.js'
import { TokenDetailView } from './token-detail-view.js'

type TokenDetail = Extract<View, { name: 'TokenDetail' }>

/** Shows one of the account's tokens, with its newest balance. */
export function TokenDetailContainer({ view }: { view: TokenDetail }) {
  const account = useLast(useAccount().account)
  // While the modal closes it must not show data of another account.
  return <ShownToken key={account?.address} view={view} />
}

function ShownToken({ view }: { view: TokenDetail }) {
  const words = useModalWords()
  const labels = { ...useViewWords('portfolio', enPortfolio), ...useViewWords('tokenDetail', enTokenDetail) }
  const networks = useNetworks()
  const portfolio = usePortfolio({ network: view.network })
  const balances = portfolio.data?.balances ?? noBalances
  const active = useNetwork()
  const actions = useViewLinks('TokenDetail', {
    network: view.network,
    address: view.address,
    isActive: active?.caipNetworkId === view.network,
  })
  const address = useLast(useAccount().account)?.address
  const token = useLast(balances.find(({ address }) => address === view.address) ?? null)
  if (!token) {
    if (!portfolio.data) {
      return readQueryStatus(portfolio) === 'error' ? (
        <FailedMessage
          words={words}
          image={<IconTile as={Coins} />}
          title={labels.tokensFailedTitle}
          text={labels.failedText}
          isRetrying={portfolio.isFetching}
          onRetry={() => void portfolio.refetch()}
        />
      ) : (
        <ViewSkeleton label={words.common.loading} shape="message" />
      )
    }
    return <CenteredMessage image={<IconTile as={Coins} />} text={labels.tokenMissing} />
  }
  const network = findNetwork(networks, token.network)
  return (
    <TokenDetailView
      words={words}
      labels={labels}
      token={token}
      network={{ name: network?.name ?? words.common.unknownNetwork, imageUrl: network?.assets?.imageUrl }}
      // The native currency has no page of its own: its balance is on the account's page.
      explorerUrl={
        token.address === undefined
          ? writeExplorerLink(network, 'address', address)
          : writeExplorerLink(network, 'token', token.address)
      }
      actions={actions}
    />
  )
}
