'use client'

import { useEffect, useMemo, useRef } from 'react'
import { listOwnAddresses } from '../../../core/data/addresses/list-own-addresses.js'
import type { Transaction } from '../../../core/model/activity.js'
import { useLintel } from '../../../react/lintel-context.js'
import { type DataAccount, useDataAccount } from '../../../react/use-data-account.js'
import { useLintelState } from '../../../react/use-lintel-state.js'
import { type PagesResult, usePages } from '../../../react/use-pages.js'
import { markLookAlikes } from '../model/mark-look-alikes.js'
import { mergeActivity } from '../model/merge-activity.js'
import { mergeFirstPage } from '../model/merge-first-page.js'
import { useSentTransactions } from './use-sent-transactions.js'

export type ActivityData = {
  /**
   * Pending ones first, then newest first. `imitates` warns that the other side's address looks like one that the
   * visitor knows.
   */
  transactions: readonly Transaction[]
  /**
   * `service`: the data API knows every transaction. `local`: only those sent from this browser are known. Null while
   * this is not known.
   */
  source: 'service' | 'local' | null
}

/**
 * The transactions of an account on a network, by default the connected one, page by page, newest first. Those
 * that were sent from this browser appear at once (`isPlaceholderData`). A page that fails sets `error`; earlier entries stay.
 *
 * @example
 * const { data, hasNextPage, fetchNextPage, error, refetch } = useActivity()
 */
export function useActivity(parameters: DataAccount = {}): PagesResult<ActivityData> {
  const { queries } = useLintel()
  const { enabled, ...account } = useDataAccount(parameters)
  const { pages, toResult } = usePages((cursor) => queries.activity({ ...account, cursor }), {
    enabled,
    isEmpty: (page) => page.transactions.length === 0,
    mergeFirst: mergeFirstPage,
  })
  const sent = useSentTransactions(account)
  const namespaces = useLintelState((state) => state.namespaces)
  const { address, network } = account
  const source = pages[0]?.source ?? null
  const hasMore = pages[pages.length - 1]?.next !== null
  const transactions = useMemo(() => {
    // A data API whose cursors count entries repeats some of them when transactions are added.
    const indexed = new Map(pages.flatMap((page) => page.transactions.map((one) => [one.id, one])))
    const merged = mergeActivity(sent, [...indexed.values()], hasMore)
    return markLookAlikes(merged, { account: address, own: [address, ...listOwnAddresses(namespaces, network)] })
  }, [pages, sent, hasMore, namespaces, address, network])
  const data = useMemo(
    (): ActivityData | undefined => (source || transactions.length > 0 ? { transactions, source } : undefined),
    [transactions, source],
  )
  const result = toResult(data)
  const { refetch } = result
  const settled = sent.filter(({ status }) => status !== 'pending').length
  const shown = useRef(settled)
  useEffect(() => {
    if (settled > shown.current) void refetch()
    shown.current = settled
  }, [settled, refetch])
  return result
}
