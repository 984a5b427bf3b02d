'use client'

import { useModalWords } from '../../../../parts/views/modal-words.js'
import { ActivityList } from '../../parts/activity-list.js'
import { useActivityList } from '../../parts/use-activity-list.js'

/** The transactions of the connected account on its network. */
export function ActivityTab() {
  const words = useModalWords()
  return <ActivityList {...useActivityList(words, 'account.activity')} words={words} />
}
