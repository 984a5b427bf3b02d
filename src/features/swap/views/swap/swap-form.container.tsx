'use client'

import { useEffect, useState } from 'react'
import { Skeleton } from '../../../../components/skeleton/skeleton.js'
import { findNetwork } from '../../../../core/format/find-network.js'
import { writeTypedAmount } from '../../../../core/requests/payments/read-typed-amount.js'
import { describeAmountProblem } from '../../../../parts/amount-entry/describe-amount-problem.js'
import { lazyComponent } from '../../../../parts/lazy/lazy-component.js'
import { ViewSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useDataAccount } from '../../../../react/use-data-account.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enSwap } from '../../messages/en.js'
import { isSameToken, type SwapToken } from '../../model/token.js'
import { type SwapResult, useSwap } from '../../react/use-swap.js'
import { formatTokenAmount, writeReceived } from '../parts/format-token-amount.js'
import { SwapView } from './swap-view.js'

// Without an amount there is no price, so the parts that show it load after the form.
const SwapDetails = /* @__PURE__ */ lazyComponent(() =>
  import('./swap-details.container.js').then((module) => module.SwapDetailsContainer),
)
const SwapNotes = /* @__PURE__ */ lazyComponent(() =>
  import('./swap-notes.container.js').then((module) => module.SwapNotesContainer),
)

/** Digits after the point of the amount that Max keeps. */
const KEPT_DIGITS = 8

export type SwapFormProps = {
  /** The token to pay: a contract, or `native`. Filled in once, when the tokens have loaded. */
  from?: string | undefined
  /** The token to receive: a contract, or `native`. Filled in once, when the tokens have loaded. */
  to?: string | undefined
  /** In whole tokens, with a point. Filled in once, when the tokens have loaded. */
  amount?: string | undefined
}

/** The form of the view Swap: the connected account on its network. */
export function SwapFormContainer(filled: SwapFormProps) {
  const words = useModalWords()
  const labels = useViewWords('swap', enSwap)
  const { network, enabled } = useDataAccount({})
  const currency = findNetwork(useNetworks(), network)?.nativeCurrency
  const swap = useSwap()
  useFillIn(filled, swap)
  const { locale } = words
  const { from, to, typed, paid, received, max, kept, phase } = swap
  const hasParts = useParts(typed)
  // After a disconnect, the input stays while the modal closes.
  if (!enabled && !from) return <ViewSkeleton label={words.common.loading} shape="message" />
  const shared = { swap, labels, locale, write: (amount: bigint, of: SwapToken) => writeReceived(amount, of, locale) }
  const isReading = phase === 'reading-price' || swap.isReading
  const keeps = currency && from?.address === null && kept !== null && max !== null && paid?.amount === max
  return (
    <SwapView
      words={words}
      labels={labels}
      pay={{ token: from, text: typed, balance: swap.balance, value: paid?.value ?? null }}
      receive={{
        token: to,
        amount: received?.amount ?? null,
        isUpdating: isReading,
        balance: swap.toBalance,
        value: received?.value ?? null,
      }}
      amountError={describeAmountProblem(swap.amount, { labels, locale, token: from, unit: 'token' })}
      note={keeps ? labels.kept({ amount: formatTokenAmount(kept, currency, locale, KEPT_DIGITS) }) : undefined}
      phase={phase}
      onAmount={swap.setAmount}
      onMax={max === null ? undefined : swap.setMax}
      onFlip={swap.flip}
      onPayToken={() => swap.selectToken('from')}
      onReceiveToken={() => swap.selectToken('to')}
      onRefresh={swap.refresh}
      onReview={swap.review}
    >
      {from && to && paid && (hasParts ? <SwapDetails {...shared} /> : <Skeleton height={44} />)}
      {hasParts ? <SwapNotes {...shared} /> : null}
    </SwapView>
  )
}

/** Whether the parts for a price have loaded. A failed fetch is tried again with the next input; the page keeps working. */
function useParts(typed: string): boolean {
  const [hasParts, setHasParts] = useState(false)
  useEffect(() => {
    if (typed === '' || hasParts) return
    // Together, so that a note about the connection can be shown without one.
    Promise.all([SwapDetails.load(), SwapNotes.load()]).then(
      () => setHasParts(true),
      () => {},
    )
  }, [typed, hasParts])
  return hasParts
}

/** Fills in the values of the app or another view, once. */
function useFillIn(filled: SwapFormProps, { tokens, setToken, setAmount }: SwapResult): void {
  const { locale } = useModalWords()
  const [asked, setAsked] = useState<SwapFormProps | null>(filled)
  useEffect(() => {
    if (tokens.length === 0 || !asked) return
    setAsked(null)
    for (const side of ['from', 'to'] as const) {
      const wanted = asked[side]
      const address = wanted === 'native' ? null : wanted
      const token = address === undefined ? undefined : tokens.find((one) => isSameToken(one.address, address))
      if (token) setToken(side, token)
    }
    if (asked.amount !== undefined) setAmount(writeTypedAmount(asked.amount, { unit: 'token', locale }))
  }, [asked, tokens, setToken, setAmount, locale])
}
