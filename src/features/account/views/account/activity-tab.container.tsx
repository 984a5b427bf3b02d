'use client'

import { ActivityList } from '../../../activity/parts/activity-list.js'
import { useActivityList } from '../../../activity/parts/use-activity-list.js'
import { useMessages } from '../../../use-messages.js'

/** The transactions of the connected account on its network. */
export function ActivityTab() {
  const words = useMessages()
  return <ActivityList {...useActivityList(words, 'account.activity')} words={words} />
}
