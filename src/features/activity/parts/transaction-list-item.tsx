'use client'

import type { Transaction } from '../../../core/model/activity.js'
import { useGivenMessages } from '../../../react/use-given-messages.js'
import { useIdentity } from '../../../react/use-identity.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { enActivity } from '../messages/en.js'
import { findCounterparty } from '../model/find-counterparty.js'
import { TransactionRow } from './transaction-row.js'

export type TransactionListItemProps = { transaction: Transaction; onClick: () => void }

/**
 * One transaction of `useActivity` as an item of a List: its kind, the name of the other side, and the amounts it added or
 * took, as the modal shows it. Its words are in the language of the messages.
 *
 * @example
 * <List label="Activity">
 *   {transactions.map((one) => <TransactionListItem key={one.id} transaction={one} onClick={show} />)}
 * </List>
 */
export function TransactionListItem(props: TransactionListItemProps) {
  const address = findCounterparty(props.transaction)
  const { data } = useIdentity({ address, network: props.transaction.network })
  const names = data?.name ? { [address]: data.name } : {}
  const words = useViewWords('activity', enActivity)
  return <TransactionRow {...props} words={words} locale={useGivenMessages().locale} names={names} />
}
