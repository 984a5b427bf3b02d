'use client'

import { Button } from '../../../../components/button/button.js'
import type { Transaction } from '../../../../core/model/activity.js'
import { CircleAlert } from '../../../../icons/circle-alert.js'
import { CircleCheck } from '../../../../icons/circle-check.js'
import { Clock } from '../../../../icons/clock.js'
import { FooterLine, FooterLink } from '../../../../parts/footer-line/footer-line.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import type { SendWords } from '../../../../parts/messages/send.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'

const icons: Record<Transaction['status'], typeof CircleCheck> = {
  pending: Clock,
  confirmed: CircleCheck,
  failed: CircleAlert,
  replaced: CircleAlert,
  cancelled: CircleAlert,
  expired: CircleAlert,
}

export type WalletSendConfirmedViewProps = {
  labels: SendWords
  networkName: string
  /** The status of the transaction. */
  status: Transaction['status']
  /** The reason of a failure. */
  reason?: string | undefined
  /** The transaction's page in the block explorer. */
  explorerUrl?: string | null | undefined
  onDone: () => void
}

/** Confirms that the transaction was sent, then shows its outcome, for an app that opened Send itself. */
export function WalletSendConfirmedView(props: WalletSendConfirmedViewProps) {
  const { labels, networkName, status, reason, explorerUrl, onDone } = props
  const text = labels[`${status}Text`]({ network: networkName })
  return (
    <>
      <CenteredMessage
        image={<IconTile as={icons[status]} accent={status === 'failed' ? 'red' : undefined} />}
        title={labels[status]}
        text={reason ? `${text} (${reason})` : text}
        actions={<Button onClick={onDone}>{labels.done}</Button>}
      />
      {explorerUrl ? (
        <FooterLine>
          <FooterLink href={explorerUrl}>{labels.viewInExplorer}</FooterLink>
        </FooterLine>
      ) : null}
    </>
  )
}
