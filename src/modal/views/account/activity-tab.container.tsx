'use client'

import { useMessages } from '../../../react/use-messages.js'
import { ActivityList } from '../../parts/portfolio/activity-list.js'
import { useActivityList } from '../../parts/portfolio/use-activity-list.js'
import { useListPlace } from './use-list-place.js'

/** The transactions of the connected account on its network. */
export function ActivityTab() {
  const { leave, ...list } = useListPlace('account.activity')
  const words = useMessages()
  const { onSelect, ...props } = useActivityList(words)
  return (
    <ActivityList
      {...list}
      {...props}
      words={words}
      onSelect={(transaction) => {
        leave()
        onSelect(transaction)
      }}
    />
  )
}
