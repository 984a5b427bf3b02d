import { type MouseEvent, type Ref, useId } from 'react'
import { Callout, Text } from '../../../../src/components/index.js'
import type { Approval } from '../../../approval/describe/approval.js'
import type { Simulation } from '../../../approval/describe/changes/read-simulation.js'
import { type Cost, isPayable } from '../../../approval/describe/cost.js'
import { listAllowanceWarnings, type TokenMap } from '../../../approval/describe/token-facts.js'
import { ApprovalWarnings } from '../../../approval/draw/approval-warnings.js'
import { ChangeSummary } from '../../../approval/draw/details/change-summary.js'
import type { DetailContext } from '../../../approval/draw/details/detail-context.js'
import { MessageDetails } from '../../../approval/draw/details/message-details.js'
import { PermissionDetails, RevocationDetails } from '../../../approval/draw/details/permission-details.js'
import { SolanaDetails } from '../../../approval/draw/details/solana-details.js'
import {
  CallsDetails,
  OperationDetails,
  TransactionDetails,
} from '../../../approval/draw/details/transaction-details.js'
import { TypedDataDetails } from '../../../approval/draw/details/typed-data-details.js'
import type { ApproveWords } from '../../../approval/words/en-approve.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { Attention } from '../../approval/watch-attention.js'
import { LeaveButton } from '../parts/leave-button.js'
import { WatchedButton } from '../parts/watched-button.js'
import { actions, anywhere, reason as reasonClass } from './approve-place.css.js'
import { ApprovePlace } from './approve-place.js'

/** `asking`: the visitor decides. `failed`: it was approved and did not work; `reason` says why. */
export type ApproveStatus = { status: 'asking' } | { status: 'signing' } | { status: 'failed'; reason: string }

export type ApproveViewProps = Omit<DetailContext, 'siteName' | 'tokens'> & {
  /** Null while they are read. */
  tokens: TokenMap | null
  ref?: Ref<HTMLDivElement> | undefined
  approval: Approval
  /** Of the requests that wait, which one this is, from 1. */
  queue: { position: number; total: number }
  cost: Cost
  /** What the node finds out by running it; null before that, and for what sends nothing. */
  simulation: Simulation | null
  attention: Attention
  progress: ApproveStatus
  /** Called while the button is awake. Check the event before anything is signed. */
  onApprove: (event: MouseEvent) => void
  onDecline: () => void
  /** Opens the request in a window, where the browser cannot tell what covers a frame. */
  onOpenWindow: () => void
}

const noTokens: TokenMap = new Map()

/** One request: what it does in whole, and the buttons that decide. Mount a new instance for each approval. */
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
    onApprove,
    onDecline,
    onOpenWindow,
  } = props
  const reasonId = useId()
  const isSigning = progress.status === 'signing'
  const reason = isSigning
    ? words.asleep.signing
    : attention !== 'awake'
      ? words.asleep[attention]
      : cost.status === 'loading'
        ? words.asleep.fee
        : tokens
          ? ''
          : words.asleep.tokens
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
      <ApprovalWarnings
        warnings={[...approval.warnings, ...(tokens ? listAllowanceWarnings(approval, tokens) : [])]}
        words={words}
      />
      <ChangeSummary
        {...{ approval, cost, simulation }}
        context={{ ...props, tokens: tokens ?? noTokens, siteName: name }}
      />
      <Details {...props} tokens={tokens ?? noTokens} siteName={name} />
    </ApprovePlace>
  )
}

function Details({ approval, cost, ...context }: Omit<ApproveViewProps, 'tokens'> & DetailContext) {
  switch (approval.kind) {
    case 'message':
      return <MessageDetails approval={approval} context={context} />
    case 'typed-data':
      return <TypedDataDetails approval={approval} context={context} />
    case 'transaction':
      return <TransactionDetails approval={approval} cost={cost} context={context} />
    case 'calls':
      return <CallsDetails approval={approval} cost={cost} context={context} />
    case 'operation':
      return <OperationDetails approval={approval} cost={cost} context={context} />
    case 'permission':
      return <PermissionDetails approval={approval} context={context} />
    case 'revocation':
      return <RevocationDetails approval={approval} cost={cost} context={context} />
    case 'solana-transactions':
      return <SolanaDetails approval={approval} cost={cost} context={context} />
  }
}

type ProblemProps = { cost: Cost; progress: ApproveStatus; words: ApproveWords; symbol: string }

/** Why it did not work, or would not. */
function Problem({ cost, progress, words, symbol }: ProblemProps) {
  if (progress.status === 'failed') {
    return (
      <Callout tone="danger" heading={words.failed} className={anywhere}>
        {revealHidden(progress.reason)}
      </Callout>
    )
  }
  if (cost.status === 'insufficient') return <Callout tone="danger">{words.insufficient({ symbol })}</Callout>
  if (cost.status !== 'failed') return null
  return (
    <Callout tone="danger" heading={words.feeFailed} className={anywhere}>
      {revealHidden(cost.reason)}
    </Callout>
  )
}

function nameTitle(approval: Approval): keyof ApproveWords['titles'] {
  switch (approval.kind) {
    case 'message':
      return approval.signIn ? 'signIn' : 'message'
    case 'typed-data':
      return approval.effect?.type ?? 'typedData'
    case 'transaction':
      return approval.call.type === 'transfer' ? 'payment' : 'transaction'
    case 'calls':
      return 'calls'
    case 'operation':
      return approval.calls ? 'calls' : 'operation'
    case 'permission':
    case 'revocation':
      return approval.kind
    case 'solana-transactions': {
      const [{ steps } = { steps: null }, ...others] = approval.transactions
      if (others.length > 0) return 'transactions'
      return steps?.length === 1 && steps[0]?.type === 'sol-transfer' ? 'payment' : 'transaction'
    }
  }
}

/**
 * A site that gets a signed transaction sends it itself. Of signatures only that of a readable text costs nothing: others may move
 * something, such as bytes that are the hash of a transaction.
 */
function nameLead(approval: Approval, cost: Cost, words: ApproveWords): ApproveWords['asksToSend'] {
  if (approval.kind === 'message' && approval.format === 'text') return words.asksToSign
  if (cost.status === 'none') return words.asksToAllow
  const isForSite = approval.kind === 'solana-transactions' && approval.request.answer !== 'sent'
  return isForSite ? words.asksForTransaction : words.asksToSend
}

/** Without the scheme where it is https. */
function readSite(origin: string): string {
  return origin.replace(/^https:\/\//, '')
}
