'use client'

import { useEffect, useState } from 'react'
import { findNetwork } from '../../../../core/format/find-network.js'
import type { Lintel } from '../../../../core/lintel.js'
import { getHomeView } from '../../../../core/selectors.js'
import { writeExplorerLink } from '../../../../parts/links/write-explorer-link.js'
import { getAccountWallet } from '../../../../parts/names/get-account-wallet.js'
import { FailedMessage } from '../../../../parts/view-body/failed-message.js'
import { ViewSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useOpenWallet } from '../../../../parts/wallet-request/use-open-wallet.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useAccount } from '../../../../react/use-account.js'
import { useConnectors } from '../../../../react/use-connectors.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import type { SwapRunState } from '../../create-swap-run.js'
import { enSwap, type SwapWords } from '../../messages/en.js'
import { readValue } from '../../model/amounts.js'
import { listShownSteps } from '../../model/flow/read-swap-flow.js'
import { findReviewBlock, readExpected } from '../../model/flow/review-block.js'
import { getStep, isBatch, readLeftAllowance } from '../../model/flow/swap-flow.js'
import type { SwapRemedy } from '../../model/problem-text.js'
import type { SwapReview } from '../../model/review.js'
import { type SwapToken, toTokenKey } from '../../model/token.js'
import { isFeeAccepted, isFeeTooHigh } from '../../model/token-fee.js'
import { useSwapForm } from '../../react/use-swap-form.js'
import { useSwapRun } from '../../react/use-swap-run.js'
import { getSwaps } from '../../swaps.js'
import { formatTokenAmount, toPlainToken } from '../parts/format-token-amount.js'
import type { SwapProblemCardProps } from '../parts/swap-problem-card.js'
import { describeQuote } from '../parts/to-facts.js'
import { toProblemCard } from '../parts/to-problem-card.js'
import { SwapDoneView, SwapPreviewView } from './swap-preview-view.js'

/** Shows the swap of the form, and signs exactly that. */
export function SwapPreviewContainer() {
  const lintel = useLintel()
  const { actions } = lintel
  const words = useModalWords()
  const [review] = useState(() => getSwaps(lintel).review)
  useEffect(() => {
    // Opened by its name, or again after a reload: there is nothing to sign.
    if (!review) actions.reset({ name: 'Swap' })
  }, [review, actions])
  return review ? <Reviewed review={review} /> : <ViewSkeleton label={words.common.loading} shape="message" />
}

/** Goes to the account, or back to the view of another flow that opened Swap. */
function leaveSwap({ store, actions }: Pick<Lintel, 'store' | 'actions'>): void {
  const state = store.getState()
  const { stack } = state.router
  const home = getHomeView(state)
  const before = stack.findIndex(({ name }) => name === 'Swap') - 1
  if (before >= 0 && stack[0].name !== home.name) actions.backTo(before)
  else actions.reset(home)
}

function Reviewed({ review }: { review: SwapReview }) {
  const lintel = useLintel()
  const { actions } = lintel
  const words = useModalWords()
  const labels = useViewWords('swap', enSwap)
  const { account } = useAccount()
  const connectors = useConnectors()
  const network = findNetwork(useNetworks(), review.key.network)
  const { form, tokens, dispatch: change } = useSwapForm({ isQuoted: false })
  const { run, state, reload } = useSwapRun(review)
  const [acceptedFee, setAcceptedFee] = useState(0)
  const onOpen = useOpenWallet(account)
  if (reload) {
    const { viewFailed: title, viewFailedText: text } = words.shell
    return <FailedMessage words={words} image={null} title={title} text={text} onRetry={reload} />
  }
  if (!run || !state) return <ViewSkeleton label={words.common.loading} shape="message" />
  const { locale } = words
  const { flow, fee, moved } = state
  const { tokenFee } = flow.review
  const isHeld = !isFeeAccepted(tokenFee, acceptedFee)
  const { from, to } = flow.review
  const native = { symbol: network?.nativeCurrency.symbol ?? '', decimals: network?.nativeCurrency.decimals ?? 18 }
  const write = (amount: bigint, token: SwapToken | typeof native) =>
    formatTokenAmount(amount, toPlainToken(token), locale)
  const leave = () => {
    change({ type: 'refresh' })
    actions.back()
  }
  if (flow.stage.name === 'done') {
    const [id] = flow.stage.ids
    return (
      <SwapDoneView
        labels={labels}
        moved={moved && { paid: write(moved.paid, from), received: write(moved.received, to) }}
        explorerUrl={id === undefined ? null : writeExplorerLink(network, 'tx', id)}
        onDone={() => {
          change({ type: 'amount', typed: '' })
          leaveSwap(lintel)
        }}
      />
    )
  }
  const worth = (token: SwapToken, amount: bigint) =>
    readValue({ amount, decimals: token.decimals }, form.prices[toTokenKey(token.address)])
  const received = flow.newest ? readExpected(flow.review, flow.newest) : flow.review.toAmount
  const step = getStep(flow)
  return (
    <SwapPreviewView
      words={words}
      labels={labels}
      pay={{ token: from, amount: review.key.amount, value: worth(from, review.key.amount) }}
      receive={{ token: to, amount: received, value: worth(to, received) }}
      networkName={network?.name ?? words.common.unknownNetwork}
      router={flow.review.wrap ? flow.review.wrapped : (flow.review.quote?.router ?? null)}
      facts={{
        ...(flow.review.quote && {
          impact: flow.newest?.priceImpact ?? null,
          minimum: { amount: flow.review.minToAmount, token: to },
        }),
        fee:
          fee === null
            ? 'unknown'
            : {
                amount: fee,
                token: native,
                value: readValue({ amount: fee, decimals: native.decimals }, form.prices.native),
              },
        ...describeQuote(flow.review.quote, tokens),
      }}
      steps={listShownSteps(flow)}
      batch={
        flow.batch === 'none' || flow.steps.length < 2 || flow.at > 0
          ? null
          : { isUsed: flow.batch === 'used', onChange: (isUsed) => run.dispatch({ type: 'use-batch', isUsed }) }
      }
      tokenFee={
        tokenFee > 0
          ? {
              percent: tokenFee / 10_000,
              ...(isFeeTooHigh(tokenFee) && {
                accept: { isAccepted: !isHeld, onChange: (isAccepted) => setAcceptedFee(isAccepted ? tokenFee : 0) },
              }),
            }
          : null
      }
      problem={describeStage(state, {
        labels,
        write,
        symbol: native.symbol,
        accept: () => run.dispatch({ type: 'accept-price' }),
        refresh: run.refresh,
        onRemedy(remedy) {
          if (remedy.action === 'revoke') void run.revoke()
          else if (remedy.action === 'retry' || remedy.action === 'approve') run.dispatch({ type: 'retry' })
          else leave()
        },
      })}
      action={isBatch(flow) || step === undefined ? 'swap' : step}
      status={readStatus(state, isHeld)}
      wallet={getAccountWallet(account, connectors, words).name}
      onCancel={leave}
      onAction={() => run.dispatch({ type: 'press' })}
      onOpen={flow.stage.name === 'asking' ? onOpen : undefined}
    />
  )
}

function readStatus({ flow, isRehearsed }: SwapRunState, isHeld: boolean): 'blocked' | 'ready' | 'busy' {
  switch (flow.stage.name) {
    case 'ready':
      // The rehearsal shows the fee that the token takes of each transfer.
      return isHeld || !isRehearsed || findReviewBlock(flow.review, flow.newest, Date.now()) === 'price-old'
        ? 'blocked'
        : 'ready'
    case 'changed':
    case 'failed':
    case 'planning':
    case 'done':
      return 'blocked'
    default:
      return 'busy'
  }
}

type StageContext = {
  labels: SwapWords
  write: (amount: bigint, token: SwapToken | { symbol: string; decimals: number }) => string
  /** The symbol of the native currency. */
  symbol: string
  accept: () => void
  refresh: () => void
  onRemedy: (remedy: SwapRemedy) => void
}

/** The reason why the swap does not continue; null without a problem. */
function describeStage({ flow, isIdle, isRevoking }: SwapRunState, context: StageContext): SwapProblemCardProps | null {
  const { stage, review, newest } = flow
  const { labels, write, symbol, accept, refresh, onRemedy } = context
  const format = {
    from: (amount: bigint) => write(amount, review.from),
    to: (amount: bigint) => write(amount, review.to),
    symbol,
  }
  if (stage.name === 'failed') {
    const { remedy, ...card } = toProblemCard(stage.problem, {
      labels,
      format,
      left: readLeftAllowance(flow),
      onRemedy,
    })
    return { ...card, ...(remedy && { remedy: { ...remedy, isBusy: isRevoking } }) }
  }
  if (stage.name === 'changed' && newest) {
    const now = format.to(readExpected(review, newest))
    return {
      tone: 'warning',
      heading: labels.changedTitle,
      text: labels.changedText({ least: format.to(review.minToAmount), now }),
      remedy: { label: labels.acceptPrice({ amount: now }), onPress: accept },
    }
  }
  if (stage.name === 'ready' && findReviewBlock(review, newest, Date.now()) === 'price-old') {
    if (!navigator.onLine) return { tone: 'warning', text: labels.stale.offline }
    if (!isIdle) return { tone: 'warning', text: labels.stale.waiting }
    return {
      tone: 'warning',
      text: labels.stale.idle,
      remedy: { label: labels.phases['price-old'], onPress: refresh },
    }
  }
  return null
}
