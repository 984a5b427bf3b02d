import type { ReactNode } from 'react'
import { Button } from '../../../../components/button/button.js'
import { CircleAlert } from '../../../../icons/circle-alert.js'
import { CircleCheck } from '../../../../icons/circle-check.js'
import { Clock } from '../../../../icons/clock.js'
import { TriangleAlert } from '../../../../icons/triangle-alert.js'
import { IconTile } from '../../../../modal/parts/icons/icon-tile.js'
import { WalletIcon } from '../../../../modal/parts/icons/wallet-icon.js'
import { toPlainName } from '../../../../modal/parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../modal/parts/view-body/centered-message.js'
import { ProgressRing } from '../../../../modal/parts/wallet-request/progress-ring.js'
import type { PayWords } from '../../messages/en.js'
import type { PayStep, PayView } from '../../model/read-pay-view.js'

export type PayStatusProps = {
  labels: PayWords
  /** Its name and icon are inside the ring. */
  merchant: { name: string; iconUrl: string | null }
  view: PayView
  title: string
  text: string
  onStep: (step: Exclude<PayStep, null>) => void
  /** Beside the next step. */
  children?: ReactNode
}

/** What has become of a payment: one sentence, and the next step. */
export function PayStatus({ labels, merchant, view, title, text, onStep, children }: PayStatusProps) {
  const { step, tone } = view
  return (
    <CenteredMessage
      image={<StatusImage merchant={merchant} view={view} />}
      title={title}
      text={text}
      actions={
        step || children ? (
          <>
            {step ? (
              <Button variant={tone === 'done' || step === 'pay-rest' ? 'solid' : 'soft'} onClick={() => onStep(step)}>
                {labels.steps[step]}
              </Button>
            ) : null}
            {children}
          </>
        ) : null
      }
    />
  )
}

function StatusImage({ merchant, view: { tone, phase } }: Pick<PayStatusProps, 'merchant' | 'view'>) {
  if (tone === 'done') return <IconTile as={CircleCheck} accent="green" />
  if (phase === 'expired') return <IconTile as={Clock} accent="red" />
  if (tone === 'failed') return <IconTile as={CircleAlert} accent="red" />
  if (tone === 'warning') return <IconTile as={TriangleAlert} accent="amber" />
  return (
    <ProgressRing status="waiting">
      <WalletIcon name={toPlainName(merchant.name)} imageUrl={merchant.iconUrl ?? undefined} size="64" />
    </ProgressRing>
  )
}
