'use client'

import { useEffect, useState } from 'react'
import { findNetwork } from '../../../../core/format/find-network.js'
import { nameNetwork } from '../../../../core/format/name-network.js'
import type { View } from '../../../../core/model/views/view.js'
import { writeSendAmount } from '../../../../core/requests/send/read-send-amount.js'
import { describeAmountProblem } from '../../../../modal/parts/amount-entry/describe-amount-problem.js'
import { toPlainName } from '../../../../modal/parts/names/to-plain-name.js'
import { useNetworkChoice } from '../../../../modal/parts/network-choices/use-network-choice.js'
import { ViewSkeleton } from '../../../../modal/parts/view-skeleton/view-skeleton.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useDataAccount } from '../../../../react/use-data-account.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useMessages } from '../../../../react/use-messages.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enSwap } from '../../messages/en.js'
import { swapNetworks } from '../../model/find-wrap.js'
import { startReview } from '../../model/review.js'
import { readSlippage, writeSlippage } from '../../model/slippage.js'
import type { SwapToken } from '../../model/token.js'
import { isSameToken } from '../../model/token.js'
import { useSwapForm } from '../../react/use-swap-form.js'
import { getSwaps } from '../../swaps.js'
import { formatTokenAmount, RECEIVED_DIGITS, toPlainToken } from '../parts/format-token-amount.js'
import { toFacts } from '../parts/to-facts.js'
import { toProblemCard } from '../parts/to-problem-card.js'
import { NoSwapsView } from './no-swaps-view.js'
import { SwapView } from './swap-view.js'

/** The form on a network with swaps; elsewhere the networks that have them. */
export function SwapContainer({ view }: { view: Extract<View, { name: 'Swap' }> }) {
  const words = useMessages()
  const labels = useViewWords('swap', enSwap)
  const choice = useNetworkChoice()
  const { network, enabled } = useDataAccount({})
  const added = useLintelState((state) => state.swap?.networks) ?? []
  const networks = useNetworks().filter(({ caipNetworkId: id }) => swapNetworks.includes(id) || added.includes(id))
  if (enabled && !networks.some(({ caipNetworkId }) => caipNetworkId === network)) {
    return (
      <NoSwapsView
        {...choice}
        words={words}
        labels={labels}
        currentName={nameNetwork(network, words)}
        networks={networks}
      />
    )
  }
  return <SwapForm view={view} />
}

/** The form over what can be swapped, with what was entered before. */
function SwapForm({ view }: { view: Extract<View, { name: 'Swap' }> }) {
  const lintel = useLintel()
  const { actions } = lintel
  const words = useMessages()
  const labels = useViewWords('swap', enSwap)
  const { network } = useDataAccount({})
  const currency = findNetwork(useNetworks(), network)?.nativeCurrency
  const { form, view: shown, dispatch, tokens } = useSwapForm()
  const [slippageText, setSlippageText] = useState<string | null>(null)
  useFillIn(view, tokens, dispatch)
  const { locale } = words
  const { from, to } = form
  const { phase, impact, problem, stale } = shown
  const native = { symbol: currency?.symbol ?? '', decimals: currency?.decimals ?? 18 }
  const write = (amount: bigint, token: SwapToken | typeof native) =>
    formatTokenAmount(amount, toPlainToken(token), locale, RECEIVED_DIGITS)
  if (!from && tokens.length === 0 && shown.phase === 'select-token' && form.typed === '' && form.account === '') {
    return <ViewSkeleton label={words.common.loading} shape="message" />
  }
  const { minimum } = shown
  const slippageNote =
    shown.slippage.note === 'low'
      ? labels.slippageLow
      : shown.slippage.note === 'high' && shown.slippage.loss && to
        ? labels.slippageHigh({ loss: write(shown.slippage.loss.amount, to) })
        : minimum && shown.slippage.loss && to
          ? labels.slippageMeaning({ amount: write(minimum.amount, to), loss: write(shown.slippage.loss.amount, to) })
          : null
  const reading = phase === 'reading-price'
  return (
    <SwapView
      words={words}
      labels={labels}
      pay={{ token: from, text: form.typed, balance: shown.balance, value: shown.paid?.value ?? null }}
      receive={{
        token: to,
        amount: shown.received?.amount ?? null,
        isUpdating: reading || shown.isReading,
        balance: to ? (form.balances[to.address === null ? 'native' : to.address.toLowerCase()] ?? null) : null,
        value: shown.received?.value ?? null,
      }}
      amountError={describeAmountProblem(form.paid, { labels, locale, token: from, unit: 'token' })}
      note={
        from?.address === null && shown.kept !== null && shown.max !== null && shown.paid?.amount === shown.max
          ? labels.kept({ amount: formatTokenAmount(shown.kept, native, locale, 8) })
          : undefined
      }
      details={
        from && to && shown.paid
          ? {
              rate: toRate(shown, from, to),
              readAt: shown.quote?.receivedAt ?? null,
              facts: toFacts(shown, { form, tokens, native }),
              slippage: shown.wrap
                ? null
                : {
                    text: slippageText ?? writeSlippage(form.slippage),
                    value: form.slippage,
                    isInvalid: slippageText !== null && readSlippage(slippageText) === null,
                    note: slippageNote,
                    onText(text) {
                      setSlippageText(text)
                      const slippage = readSlippage(text)
                      if (slippage !== null) dispatch({ type: 'slippage', slippage })
                    },
                    onChange(slippage) {
                      setSlippageText(null)
                      dispatch({ type: 'slippage', slippage })
                    },
                  },
              wrapText: shown.wrap ? labels.wrapText : undefined,
            }
          : null
      }
      impact={
        impact && impact.fraction !== null && (impact.level === 'high' || impact.level === 'extreme')
          ? {
              percent: impact.fraction,
              ...(impact.level === 'extreme' && {
                accept: {
                  isAccepted: impact.isAccepted,
                  onChange: (isAccepted) => dispatch({ type: 'impact', isAccepted }),
                },
              }),
            }
          : null
      }
      problem={
        problem
          ? toProblemCard(problem, {
              labels,
              format: {
                from: (amount) => (from ? write(amount, from) : ''),
                to: (amount) => (to ? write(amount, to) : ''),
                symbol: native.symbol,
              },
              onRemedy(remedy) {
                if (remedy.action === 'choose-token') actions.push({ name: 'SwapSelectToken', side: 'to' })
                else dispatch({ type: 'refresh' })
              },
            })
          : stale && stale !== 'waiting'
            ? { tone: 'warning', text: labels.stale[stale] }
            : null
      }
      phase={phase}
      onAmount={(typed) => dispatch({ type: 'amount', typed })}
      onMax={shown.max === null ? undefined : () => dispatch({ type: 'max' })}
      onFlip={() => dispatch({ type: 'flip' })}
      onPayToken={() => actions.push({ name: 'SwapSelectToken', side: 'from' })}
      onReceiveToken={() => actions.push({ name: 'SwapSelectToken', side: 'to' })}
      onRefresh={() => dispatch({ type: 'refresh' })}
      onReview={() => {
        // Read again: the price may have grown too old since it was drawn.
        const review = startReview(form, Date.now())
        if (!review) return dispatch({ type: 'refresh' })
        getSwaps(lintel).review = review
        actions.push({ name: 'SwapPreview' })
      }}
    />
  )
}

function toRate({ rate }: ReturnType<typeof useSwapForm>['view'], from: SwapToken, to: SwapToken) {
  if (!rate?.forward || !rate.backward) return null
  return { from: toPlainName(from.symbol), to: toPlainName(to.symbol), amount: rate.forward, inverse: rate.backward }
}

/** Fills in what the app or another view asks for, once. After a way back, what was entered counts. */
function useFillIn(
  view: Extract<View, { name: 'Swap' }>,
  tokens: readonly SwapToken[],
  dispatch: ReturnType<typeof useSwapForm>['dispatch'],
): void {
  const lintel = useLintel()
  const { locale } = useMessages()
  const [asked, setAsked] = useState(() => (lintel.store.getState().router.direction === 'back' ? {} : view))
  useEffect(() => {
    if (tokens.length === 0) return
    const { from, to, amount } = asked as typeof view
    for (const [side, address] of [['from', from] as const, ['to', to] as const]) {
      const wanted = address === 'native' ? null : address
      const token = wanted === undefined ? undefined : tokens.find((one) => isSameToken(one.address, wanted))
      if (token) dispatch({ type: 'token', side, token })
    }
    if (amount !== undefined) {
      dispatch({ type: 'amount', typed: writeSendAmount(amount, { unit: 'token', locale }) })
    }
    if (from !== undefined || to !== undefined || amount !== undefined) setAsked({})
  }, [asked, tokens, dispatch, locale])
}
