'use client'

import type { Transaction } from '../../../core/model/activity.js'
import type { ShownMessages } from '../../../core/words/messages.js'
import { retryPages, toListState, toMore } from '../../../parts/lists/read-pages.js'
import { useRememberedPlace } from '../../../parts/state/use-remembered.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useIdentities } from '../../../react/use-identities.js'
import { useNetwork } from '../../../react/use-network.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { enActivity } from '../messages/en.js'
import { findCounterparty } from '../model/find-counterparty.js'
import { useActivity } from '../react/use-activity.js'
import type { ActivityListProps } from './activity-list.js'

const none: readonly Transaction[] = []

/**
 * The props of ActivityList for the connected account. A row opens the transaction; on the way back the list starts where
 * it was left.
 *
 * @param key Names the place of the list, unique among all views.
 */
export function useActivityList(words: ShownMessages, key: string): Omit<ActivityListProps, 'words'> {
  const { actions } = useLintel()
  const labels = useViewWords('activity', enActivity)
  const network = useNetwork()
  const activity = useActivity()
  const transactions = activity.data?.transactions ?? none
  const names = useIdentities(
    transactions.map((transaction) => ({ address: findCounterparty(transaction), network: transaction.network })),
  )
  const { leave, ...list } = useRememberedPlace(key)
  return {
    ...list,
    labels,
    networkName: network?.name ?? words.common.unknownNetwork,
    activity: toListState(
      activity,
      transactions,
      words,
      activity.data?.source === 'local' ? labels.localOnly : undefined,
    ),
    names,
    more: toMore(activity, transactions.length === 0),
    onMore: () => void activity.fetchNextPage(),
    onRetryMore: () => retryPages(activity),
    onSelect: ({ id }) => {
      leave()
      actions.push({ name: 'TransactionDetail', id })
    },
  }
}
