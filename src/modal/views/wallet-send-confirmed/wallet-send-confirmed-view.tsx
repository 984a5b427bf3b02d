'use client'

import { Button } from '../../../components/button/button.js'
import { Link } from '../../../components/link/link.js'
import type { SendWords } from '../../../core/messages/views/en-send.js'
import { CircleCheck } from '../../../icons/circle-check.js'
import { IconTile } from '../../parts/icons/icon-tile.js'
import { CenteredMessage } from '../../parts/view-body/centered-message.js'

export type WalletSendConfirmedViewProps = {
  labels: SendWords
  networkName: string
  /** The transaction's page in the block explorer. */
  explorerUrl?: string | null | undefined
  onDone: () => void
}

/** The transaction was sent, for an app that opened Send itself. */
export function WalletSendConfirmedView({ labels, networkName, explorerUrl, onDone }: WalletSendConfirmedViewProps) {
  return (
    <CenteredMessage
      image={<IconTile as={CircleCheck} />}
      title={labels.sent}
      text={labels.sentText({ network: networkName })}
      actions={
        <>
          {explorerUrl ? (
            <Button asChild variant="soft" accent="gray">
              <Link href={explorerUrl} external>
                {labels.viewInExplorer}
              </Link>
            </Button>
          ) : null}
          <Button onClick={onDone}>{labels.done}</Button>
        </>
      }
    />
  )
}
