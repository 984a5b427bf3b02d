import { Button } from '../../../../components/button/button.js'
import { CircleAlert } from '../../../../icons/circle-alert.js'
import { CircleCheck } from '../../../../icons/circle-check.js'
import { Clock } from '../../../../icons/clock.js'
import { TriangleAlert } from '../../../../icons/triangle-alert.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { ProgressRing } from '../../../../parts/wallet-request/progress-ring.js'
import type { PayWords } from '../../messages/en.js'
import type { PayStep, PayView } from '../../model/read-pay-view.js'
import type { PayRequest } from '../../model/request.js'
import { ReadNotice } from './read-notice.js'
import { type NameNetwork, writePhase } from './write-phase.js'

export type PayStatusProps = {
  labels: PayWords
  locale: string
  request: PayRequest
  view: PayView
  nameNetwork: NameNetwork
  isOffline: boolean
  isUnread: boolean
  onStep: (step: Exclude<PayStep, null>) => void
}

/** The state of a payment: one sentence, and the next step. */
export function PayStatus(props: PayStatusProps) {
  const { labels, request, view, onStep } = props
  const { step, tone } = view
  return (
    <>
      <CenteredMessage
        image={<StatusImage merchant={request.merchant} view={view} />}
        {...writePhase(request, view.phase, props)}
        actions={
          step ? (
            <Button variant={tone === 'done' || step === 'pay-rest' ? 'solid' : 'soft'} onClick={() => onStep(step)}>
              {labels.steps[step]}
            </Button>
          ) : null
        }
      />
      {props.isOffline || props.isUnread ? (
        <ViewBody>
          <ReadNotice {...props} />
        </ViewBody>
      ) : null}
    </>
  )
}

function StatusImage({ merchant, view: { tone, phase } }: Pick<PayRequest, 'merchant'> & { view: PayView }) {
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
