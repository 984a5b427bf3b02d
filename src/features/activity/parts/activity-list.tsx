'use client'

import { type Ref, useMemo } from 'react'
import { Button } from '../../../components/button/button.js'
import { LongList, type LongListHandle, LongListHeading } from '../../../components/list/long-list.js'
import type { LongListPlace } from '../../../components/list/long-list-place.js'
import { Text } from '../../../components/text/text.js'
import type { Transaction } from '../../../core/model/activity.js'
import type { ShownMessages } from '../../../core/words/messages.js'
import { Clock } from '../../../icons/clock.js'
import { ListEmpty, ListFailed } from '../../../parts/lists/list-message.js'
import type { ListState } from '../../../parts/lists/list-state.js'
import { more as moreStyle } from '../../../parts/lists/lists.css.js'
import type { MorePages } from '../../../parts/lists/read-pages.js'
import { ListSkeleton } from '../../../parts/view-skeleton/view-skeleton.js'
import type { ActivityWords } from '../messages/en.js'
import { groupByMonth } from '../model/group-by-month.js'
import { TransactionRow } from './transaction-row.js'

/** Rows of the skeleton. */
const SKELETON_ROWS = 7

export type ActivityListProps = {
  words: ShownMessages
  labels: ActivityWords
  networkName: string
  activity: ListState<Transaction>
  more: MorePages
  /** The names of addresses on the other side, by address. */
  names?: Readonly<Record<string, string>> | undefined
  /** IANA name. Default: that of the browser. */
  timeZone?: string | undefined
  place?: LongListPlace | null | undefined
  ref?: Ref<LongListHandle> | undefined
  onMore: () => void
  onRetryMore: () => void
  onSelect: (transaction: Transaction) => void
}

type Row = { key: string; month: string | null } | { key: string; transaction: Transaction }

/** An account's transactions, grouped by month, with the next page loaded as the end comes near. */
export function ActivityList(props: ActivityListProps) {
  const { words, labels, networkName, activity, more, names, timeZone, place, ref, onMore, onRetryMore, onSelect } =
    props
  const transactions = activity.status === 'ready' ? activity.items : null
  const rows = useMemo<readonly Row[]>(
    () =>
      groupByMonth(transactions ?? [], { locale: words.locale, timeZone }).flatMap(({ key, month, transactions }) => [
        { key, month },
        ...transactions.map((transaction) => ({ key: transaction.id, transaction })),
      ]),
    [transactions, words.locale, timeZone],
  )
  if (activity.status === 'loading')
    return <ListSkeleton label={words.common.loading} rows={SKELETON_ROWS} item="transaction" />
  if (activity.status === 'failed') {
    return <ListFailed {...activity} words={words} title={labels.failedTitle} text={labels.failedText} />
  }
  if (activity.items.length === 0) {
    return (
      <ListEmpty
        icon={Clock}
        title={labels.emptyTitle}
        text={activity.note ?? labels.emptyText({ network: networkName })}
      />
    )
  }
  return (
    <LongList
      ref={ref}
      label={labels.list}
      items={rows}
      getKey={({ key }) => key}
      isHeading={isMonth}
      place={place}
      onNearEnd={() => {
        if (more === 'ready') onMore()
      }}
      after={<After words={words} labels={labels} more={more} note={activity.note} onRetryMore={onRetryMore} />}
    >
      {(row) =>
        isMonth(row) ? (
          <LongListHeading>{row.month ?? labels.pending}</LongListHeading>
        ) : (
          <TransactionRow
            words={labels}
            locale={words.locale}
            transaction={row.transaction}
            names={names}
            onClick={() => onSelect(row.transaction)}
          />
        )
      }
    </LongList>
  )
}

function isMonth(row: Row): row is Extract<Row, { month: string | null }> {
  return 'month' in row
}

type AfterProps = Pick<ActivityListProps, 'words' | 'labels' | 'more' | 'onRetryMore'> & { note: string | undefined }

/** Below the last row: the state of the next page, or a note about what the list leaves out. */
function After({ words, labels, more, note, onRetryMore }: AfterProps) {
  if (more === 'loading') return <ListSkeleton label={words.common.loading} rows={2} item="transaction" />
  if (more === 'failed') {
    return (
      <div className={moreStyle} role="status">
        <Text size="2" tone="muted" align="center">
          {labels.failedTitle}
        </Text>
        <Button size="2" variant="soft" accent="gray" onClick={onRetryMore}>
          {words.common.tryAgain}
        </Button>
      </div>
    )
  }
  return more === 'none' && note ? (
    <Text as="p" size="2" tone="muted" align="center" wrap="balance">
      {note}
    </Text>
  ) : null
}
