'use client'

import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { ActivityList, type ActivityListProps } from '../../parts/activity-list.js'
import { tall } from './transactions-view.css.js'

/** All transactions of the account, as in the tab of Account but in the whole card. */
export function TransactionsView(props: ActivityListProps) {
  return (
    <ViewBody>
      <div className={tall}>
        <ActivityList {...props} />
      </div>
    </ViewBody>
  )
}
