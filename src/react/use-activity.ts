'use client'

import { useEffect, useMemo, useRef } from 'react'
import { listOwnAddresses } from '../core/data/addresses/list-own-addresses.js'
import { mergeActivity } from '../core/data/merge-activity.js'
import { mergeFirstPage } from '../core/data/merge-first-page.js'
import { markLookAlikes } from '../core/data/poisoning/mark-look-alikes.js'
import type { Transaction } from '../core/model/activity.js'
import { useLintel } from './lintel-context.js'
import { type DataAccount, useDataAccount } from './use-data-account.js'
import { useLintelState } from './use-lintel-state.js'
import { type PagesResult, usePages } from './use-pages.js'
import { useSentTransactions } from './use-sent-transactions.js'

export type ActivityResult = PagesResult & {
  /**
   * Pending ones first, then newest first. `imitates` warns of an address on the other side that looks like one that the
   * visitor knows.
   */
  transactions: readonly Transaction[]
  /**
   * `service`: the data API knows every transaction. `local`: only those sent from this browser are known. Null while
   * nothing is known.
   */
  source: 'service' | 'local' | null
}

/**
 * The transactions of an account on a network, by default the connected one, page by page, newest first. Those
 * that were sent from this browser are there at once. A page that fails sets `error`; what was read before stays.
 *
 * @example
 * const { transactions, hasMore, loadMore, error, retry } = useActivity()
 */
export function useActivity(parameters: DataAccount = {}): ActivityResult {
  const { queries } = useLintel()
  const { enabled, ...account } = useDataAccount(parameters)
  const { pages, result } = usePages((cursor) => queries.activity({ ...account, cursor }), {
    enabled,
    isEmpty: (page) => page.transactions.length === 0,
    mergeFirst: mergeFirstPage,
  })
  const sent = useSentTransactions(account)
  const namespaces = useLintelState((state) => state.namespaces)
  const { hasMore, refetch } = result
  const { address, network } = account
  const transactions = useMemo(() => {
    // A data API whose cursors count entries repeats some when transactions are added.
    const indexed = new Map(pages.flatMap((page) => page.transactions.map((one) => [one.id, one])))
    const merged = mergeActivity(sent, [...indexed.values()], hasMore)
    return markLookAlikes(merged, { account: address, own: [address, ...listOwnAddresses(namespaces, network)] })
  }, [pages, sent, hasMore, namespaces, address, network])
  const settled = sent.filter(({ status }) => status !== 'pending').length
  const shown = useRef(settled)
  useEffect(() => {
    if (settled > shown.current) refetch()
    shown.current = settled
  }, [settled, refetch])
  return { ...result, transactions, source: pages[0]?.source ?? null }
}
