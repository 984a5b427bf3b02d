'use client'

import { useMemo } from 'react'
import type { Transaction } from '../core/model/activity.js'
import { useLintel } from './lintel-context.js'
import { type DataAccount, useDataAccount } from './use-data-account.js'
import { type PagesResult, usePages } from './use-pages.js'

export type ActivityResult = PagesResult & {
  /** Newest first. */
  transactions: readonly Transaction[]
  /**
   * `service`: the data API knows every transaction. `local`: only those sent from this browser are known. Null while
   * nothing is known.
   */
  source: 'service' | 'local' | null
}

/**
 * The transactions of an account on a network, by default the connected one, page by page, newest first. A page that fails
 * sets `error`; what was read before stays.
 *
 * @example
 * const { transactions, hasMore, loadMore, error, retry } = useActivity()
 */
export function useActivity(parameters: DataAccount = {}): ActivityResult {
  const { queries } = useLintel()
  const { enabled, ...account } = useDataAccount(parameters)
  const { pages, result } = usePages((cursor) => queries.activity({ ...account, cursor }), enabled)
  // A page that was read after a new transaction repeats the last one of the page before it.
  const transactions = useMemo(
    () => [...new Map(pages.flatMap((page) => page.transactions.map((one) => [one.id, one]))).values()],
    [pages],
  )
  return { ...result, transactions, source: pages[0]?.source ?? null }
}
