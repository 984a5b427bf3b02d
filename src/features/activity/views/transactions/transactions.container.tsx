'use client'

import { useMessages } from '../../../use-messages.js'
import { useActivityList } from '../../parts/use-activity-list.js'
import { TransactionsView } from './transactions-view.js'

/** Shows the transactions of the connected account on its network. */
export function TransactionsContainer() {
  const words = useMessages()
  return <TransactionsView {...useActivityList(words, 'transactions')} words={words} />
}
