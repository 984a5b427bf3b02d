import { Callout } from '../../../../components/callout/callout.js'
import type { PayWords } from '../../messages/en.js'

export type ReadNoticeProps = { labels: PayWords; isOffline: boolean; isUnread: boolean }

/** Says why the shown state may be outdated. */
export function ReadNotice({ labels, isOffline, isUnread }: ReadNoticeProps) {
  if (!isOffline && !isUnread) return null
  return (
    <Callout size="1" tone="warning">
      {isOffline ? labels.offline : labels.notRead}
    </Callout>
  )
}
