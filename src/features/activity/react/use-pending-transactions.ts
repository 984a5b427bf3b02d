'use client'

import { useMemo } from 'react'
import type { Transaction } from '../../../core/model/activity.js'
import { type DataAccount, useDataAccount } from '../../../react/use-data-account.js'
import { useSentTransactions } from './use-sent-transactions.js'

/**
 * The transactions of an account that were sent from this browser and are not in a block yet, newest first. Default:
 * the connected account on its network.
 *
 * @example
 * const pending = usePendingTransactions()
 * if (pending.length > 0) return <Badge>{pending.length} pending</Badge>
 */
export function usePendingTransactions(parameters: DataAccount = {}): readonly Transaction[] {
  const sent = useSentTransactions(useDataAccount(parameters))
  return useMemo(() => sent.filter(({ status }) => status === 'pending'), [sent])
}
