import { type MouseEvent, type Ref, useId } from 'react'
import { Callout, Text } from '../../../../src/components/index.js'
import { type Cost, isPayable } from '../../../approval/describe/cost.js'
import { CostProblem } from '../../../approval/draw/cost-problem.js'
import { nameLead, nameTitle } from '../../../approval/draw/name-request.js'
import { anywhere } from '../../../approval/draw/parts.css.js'
import { RequestDetails, type RequestDetailsProps } from '../../../approval/draw/request-details.js'
import type { ApproveWords } from '../../../approval/words/en-approve.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { FrameApproval } from '../../approval/request-context.js'
import type { Attention } from '../../approval/watch-attention.js'
import { LeaveButton } from '../parts/leave-button.js'
import { WatchedButton } from '../parts/watched-button.js'
import { actions, reason as reasonClass } from './approve-place.css.js'
import { ApprovePlace } from './approve-place.js'

/** `asking`: the visitor decides. `failed`: it was approved and failed; `reason` explains why. */
export type ApproveStatus = { status: 'asking' } | { status: 'signing' } | { status: 'failed'; reason: string }

export type ApproveViewProps = Omit<RequestDetailsProps, 'siteName' | 'approval'> & {
  ref?: Ref<HTMLDivElement> | undefined
  approval: FrameApproval
  /** The position of this request in the queue, from 1. */
  queue: { position: number; total: number }
  attention: Attention
  progress: ApproveStatus
  /** Called while the button is enabled. Check the event before anything is signed. */
  onApprove: (event: MouseEvent) => void
  onDecline: () => void
  /** Opens the request in a window, if the browser cannot report what covers a frame. */
  onOpenWindow: () => void
}

/** One request: its whole effect, and the buttons that decide. Mount a new instance for each approval. */
export function ApproveView(props: ApproveViewProps) {
  const {
    ref,
    approval,
    queue,
    cost,
    tokens,
    simulation,
    attention,
    progress,
    words,
    currency,
    networkName,
    onApprove,
    onDecline,
    onOpenWindow,
  } = props
  const reasonId = useId()
  const isSigning = progress.status === 'signing'
  const reason = isSigning
    ? words.notReady.signing
    : attention !== 'ready'
      ? words.notReady[attention]
      : cost.status === 'loading'
        ? words.notReady.fee
        : tokens
          ? ''
          : words.notReady.tokens
  const { origin, name } = approval.host
  const site = readSite(origin)
  return (
    <ApprovePlace
      ref={ref}
      title={words.titles[nameTitle(approval)]}
      queue={queue.total > 1 ? words.queue(queue) : undefined}
      readOn={attention === 'unread' ? words.readOn : undefined}
      isLoading={cost.status === 'loading' || tokens === null}
      lead={nameLead(approval, cost, words)({ site })}
      foot={
        <>
          <Text as="p" size="2" tone="muted" align="center" id={reasonId} role="status" className={reasonClass}>
            {reason}
          </Text>
          <div className={actions}>
            <LeaveButton label={words.decline} isBusy={isSigning} onLeave={onDecline} />
            <WatchedButton
              {...{ words, attention, onOpenWindow }}
              label={progress.status === 'failed' ? words.retry : words.approve}
              isReady={isPayable(cost) && tokens !== null}
              isBusy={isSigning}
              statusId={reasonId}
              onPress={onApprove}
            />
          </div>
        </>
      }
    >
      <Problem cost={cost} progress={progress} words={words} symbol={currency.symbol} />
      <RequestDetails {...{ approval, cost, tokens, simulation, words, networkName, currency }} siteName={name} />
    </ApprovePlace>
  )
}

type ProblemProps = { cost: Cost; progress: ApproveStatus; words: ApproveWords; symbol: string }

/** Why it did not work, or would not. */
function Problem({ progress, ...props }: ProblemProps) {
  if (progress.status !== 'failed') return <CostProblem {...props} />
  return (
    <Callout tone="danger" heading={props.words.failed} className={anywhere}>
      {revealHidden(progress.reason)}
    </Callout>
  )
}

/** Without the scheme where it is https. */
function readSite(origin: string): string {
  return origin.replace(/^https:\/\//, '')
}
