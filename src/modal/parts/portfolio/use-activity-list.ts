'use client'

import type { Messages } from '../../../core/messages/en.js'
import { enActivity } from '../../../core/messages/views/en-activity.js'
import { useActivity, useLintel, useNetwork } from '../../../react/index.js'
import { useViewWords } from '../../../react/use-view-words.js'
import type { ActivityListProps } from './activity-list.js'
import type { ListState } from './list-state.js'
import { toMore } from './to-more.js'

/** The props of ActivityList for the connected account. A row opens the transaction. */
export function useActivityList(words: Messages): Omit<ActivityListProps, 'words' | 'place' | 'ref'> {
  const { actions } = useLintel()
  const labels = useViewWords('activity', enActivity)
  const network = useNetwork()
  const activity = useActivity()
  const { transactions, isLoading, error, source, loadMore, retry } = activity
  const isEmpty = transactions.length === 0
  const state: ListState<(typeof transactions)[number]> = isLoading
    ? { status: 'loading' }
    : error && isEmpty
      ? { status: 'failed', onRetry: retry }
      : { status: 'ready', items: transactions, note: source === 'local' ? labels.localOnly : undefined }
  return {
    labels,
    networkName: network?.name ?? words.common.unknownNetwork,
    activity: state,
    more: toMore(activity, isEmpty),
    onMore: loadMore,
    onRetryMore: retry,
    onSelect: ({ id }) => actions.push({ name: 'TransactionDetail', id }),
  }
}
