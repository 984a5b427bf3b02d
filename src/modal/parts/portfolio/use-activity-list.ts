'use client'

import type { Messages } from '../../../core/messages/en.js'
import { enActivity } from '../../../core/messages/views/en-activity.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useActivity } from '../../../react/use-activity.js'
import { useNetwork } from '../../../react/use-network.js'
import { useViewWords } from '../../../react/use-view-words.js'
import type { ActivityListProps } from './activity-list.js'
import { toListState, toMore } from './read-pages.js'

/** The props of ActivityList for the connected account. A row opens the transaction. */
export function useActivityList(words: Messages): Omit<ActivityListProps, 'words' | 'place' | 'ref'> {
  const { actions } = useLintel()
  const labels = useViewWords('activity', enActivity)
  const network = useNetwork()
  const activity = useActivity()
  const { transactions, source, loadMore, retry } = activity
  return {
    labels,
    networkName: network?.name ?? words.common.unknownNetwork,
    activity: toListState(activity, transactions, source === 'local' ? labels.localOnly : undefined),
    more: toMore(activity, transactions.length === 0),
    onMore: loadMore,
    onRetryMore: retry,
    onSelect: ({ id }) => actions.push({ name: 'TransactionDetail', id }),
  }
}
