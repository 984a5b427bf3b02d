'use client'

import { findNetwork } from '../../../../core/format/find-network.js'
import type { View } from '../../../../core/model/views/view.js'
import { Clock } from '../../../../icons/clock.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { writeExplorerLink } from '../../../../parts/links/write-explorer-link.js'
import { retryPages } from '../../../../parts/lists/read-pages.js'
import { useLast } from '../../../../parts/state/use-last.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { FailedMessage } from '../../../../parts/view-body/failed-message.js'
import { ViewSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { readFailure } from '../../../../parts/wallets/read-failure.js'
import { useAccount } from '../../../../react/use-account.js'
import { useIdentities } from '../../../../react/use-identities.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enActivity } from '../../messages/en.js'
import { useActivity } from '../../react/use-activity.js'
import { TransactionDetailView } from './transaction-detail-view.js'

/** Shows one of the transactions that Activity has loaded. It follows a pending one until it is confirmed. */
export function TransactionDetailContainer({ view }: { view: Extract<View, { name: 'TransactionDetail' }> }) {
  const account = useLast(useAccount().account)
  // While the modal closes it must not show data of another account.
  return <ShownTransaction key={account?.address} wanted={view.id} />
}

function ShownTransaction({ wanted }: { wanted: string }) {
  const words = useModalWords()
  const labels = useViewWords('activity', enActivity)
  const networks = useNetworks()
  const activity = useActivity()
  const transactions = activity.data?.transactions ?? []
  // A transaction sent from this browser has its hash as id, and another id once the service knows it.
  const found = transactions.find(({ id }) => id === wanted) ?? transactions.find(({ hash }) => hash === wanted)
  const transaction = useLast(found ?? null)
  // An address that looks like a known one is shown without a name, which would make it look trustworthy.
  const sides = transaction && transaction.imitates === undefined ? [transaction.from, transaction.to] : []
  const names = useIdentities(sides.map((address) => ({ address, network: transaction?.network ?? 'eip155:0' })))
  if (!transaction) {
    if (activity.isPending || activity.isPlaceholderData)
      return <ViewSkeleton label={words.common.loading} shape="message" />
    const failure = readFailure(activity.error, words, 'data-api-unavailable')
    if (failure) {
      return (
        <FailedMessage
          words={words}
          image={<IconTile as={Clock} />}
          title={labels.failedTitle}
          text={labels.failedText}
          failure={failure}
          onRetry={() => retryPages(activity)}
        />
      )
    }
    return <CenteredMessage image={<IconTile as={Clock} />} text={labels.missing} />
  }
  const network = findNetwork(networks, transaction.network)
  return (
    <TransactionDetailView
      words={words}
      labels={labels}
      transaction={transaction}
      networkName={network?.name ?? words.common.unknownNetwork}
      names={names}
      explorerUrl={writeExplorerLink(network, 'tx', transaction.hash)}
    />
  )
}
