'use client'

import type { ReactNode } from 'react'
import { CircleHelp } from '../../../../icons/circle-help.js'
import { Unplug } from '../../../../icons/unplug.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { FailedMessage } from '../../../../parts/view-body/failed-message.js'
import { ViewSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enPay } from '../../messages/en.js'
import type { RequestResult } from '../../react/use-request.js'

/** Replaces a request that cannot be shown: it loads, is unknown, could not be read, or has no known option. */
export function RequestMessage({ data, isGone, isError, isFetching, refetch }: RequestResult): ReactNode {
  const words = useModalWords()
  const labels = useViewWords('pay', enPay)
  if (isGone || data?.options.length === 0) {
    return <CenteredMessage image={<IconTile as={CircleHelp} />} text={labels.gone} />
  }
  if (data || !isError) return <ViewSkeleton label={words.common.loading} shape="message" />
  return <NotReadMessage isRetrying={isFetching} onRetry={refetch} />
}

/** Says that the data API could not be reached. */
export function NotReadMessage(props: { isRetrying: boolean; onRetry: () => void }) {
  const words = useModalWords()
  const labels = useViewWords('pay', enPay)
  return (
    <FailedMessage
      {...props}
      words={words}
      image={<IconTile as={Unplug} />}
      title={labels.notReadTitle}
      text={labels.notReadText}
    />
  )
}
