'use client'

import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useActivityList } from '../../parts/use-activity-list.js'
import { TransactionsView } from './transactions-view.js'

/** Shows the transactions of the connected account on its network. */
export function TransactionsContainer() {
  const words = useModalWords()
  return <TransactionsView {...useActivityList(words, 'transactions')} words={words} />
}
