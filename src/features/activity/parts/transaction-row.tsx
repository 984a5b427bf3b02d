import { Badge } from '../../../components/badge/badge.js'
import { ListItem } from '../../../components/list/list-item.js'
import type { Transaction } from '../../../core/model/activity.js'
import { IconTile } from '../../../parts/icons/icon-tile.js'
import type { ActivityWords } from '../messages/en.js'
import { mergeTransfers, pickTransfers } from '../model/merge-transfers.js'
import { amounts } from './activity.css.js'
import { describeTransaction, isEffective } from './describe-transaction.js'
import { TransferAmount } from './transfer-amount.js'

const badges = { pending: 'amber', failed: 'red', replaced: 'gray', cancelled: 'gray', expired: 'gray' } as const

export type TransactionRowProps = {
  words: ActivityWords
  locale: string
  transaction: Transaction
  /** The names of addresses on the other side. */
  names?: Readonly<Record<string, string>> | undefined
  onClick: () => void
}

/**
 * A transaction: its kind, the other side, and the amounts it added or took. A failed one took only its fee. A confirmed one
 * warns when the address on the other side looks like a known one.
 */
export function TransactionRow({ words, locale, transaction, names, onClick }: TransactionRowProps) {
  const { name, icon, detail } = describeTransaction(transaction, words, names)
  const { status, operation, transfers, imitates } = transaction
  const moved = isEffective(transaction) ? mergeTransfers(transfers) : []
  return (
    <ListItem
      icon={<IconTile as={icon} size="36" />}
      name={name}
      description={detail}
      tag={
        status !== 'confirmed' ? (
          <Badge accent={badges[status]}>{words[status]}</Badge>
        ) : imitates !== undefined ? (
          <Badge accent="amber">{words.lookAlike}</Badge>
        ) : undefined
      }
      end={
        moved.length > 0 ? (
          <span className={amounts}>
            {pickTransfers(moved).map((transfer, index) => (
              <TransferAmount
                // biome-ignore lint/suspicious/noArrayIndexKey: transfers of a transaction have a fixed order
                key={index}
                words={words}
                locale={locale}
                operation={operation}
                transfer={transfer}
                transfers={moved}
                size={index === 0 ? '4' : '2'}
              />
            ))}
          </span>
        ) : null
      }
      onClick={onClick}
    />
  )
}
