'use client'

import { Button } from '../../../components/button/button.js'
import type { SendWords } from '../../../core/messages/views/en-send.js'
import { CircleCheck } from '../../../icons/circle-check.js'
import { FooterLine, FooterLink } from '../../parts/footer-line/footer-line.js'
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
    <>
      <CenteredMessage
        image={<IconTile as={CircleCheck} />}
        title={labels.sent}
        text={labels.sentText({ network: networkName })}
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
