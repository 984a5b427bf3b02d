'use client'

import { useState } from 'react'
import { findNetwork } from '../../../../core/format/find-network.js'
import { toPlainName } from '../../../../modal/parts/names/to-plain-name.js'
import { useDataAccount } from '../../../../react/use-data-account.js'
import { useGivenMessages } from '../../../../react/use-given-messages.js'
import { useNetworks } from '../../../../react/use-network.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enSwap, type SwapWords } from '../../messages/en.js'
import { readSlippage, writeSlippage } from '../../model/slippage.js'
import type { SwapToken } from '../../model/token.js'
import type { SwapResult } from '../../react/use-swap.js'
import { formatTokenAmount, RECEIVED_DIGITS, toPlainToken } from '../parts/format-token-amount.js'
import { toFacts } from '../parts/to-facts.js'
import { toProblemCard } from '../parts/to-problem-card.js'
import type { SwapDetailsProps } from './swap-details.js'
import { SwapPriceView, type SwapPriceViewProps } from './swap-price-view.js'

/** What an amount is written for: a token, or the native currency. */
type Unit = Pick<SwapToken, 'symbol' | 'decimals'>

/** What the form knows of the price. It loads once there is a price to ask for. */
export function SwapPriceContainer({ swap }: { swap: SwapResult }) {
  const { locale } = useGivenMessages()
  const labels = useViewWords('swap', enSwap)
  const { network } = useDataAccount({})
  const currency = findNetwork(useNetworks(), network)?.nativeCurrency
  const native = { symbol: currency?.symbol ?? '', decimals: currency?.decimals ?? 18 }
  const slippage = useSlippage(swap)
  const write = (amount: bigint, unit: Unit | null) =>
    unit ? formatTokenAmount(amount, toPlainToken(unit), locale, RECEIVED_DIGITS) : ''
  const { from, to, wrap } = swap
  return (
    <SwapPriceView
      labels={labels}
      locale={locale}
      details={
        from && to && swap.paid
          ? {
              rate: toRate(swap.rate, from, to),
              readAt: swap.quote?.receivedAt ?? null,
              facts: toFacts(swap, native),
              slippage: wrap ? null : { ...slippage, note: describeSlippage(swap, labels, write) },
              wrapText: wrap ? labels.wrapText : undefined,
            }
          : null
      }
      impact={toImpact(swap)}
      problem={toProblem(swap, { labels, write, symbol: native.symbol })}
    />
  )
}

/** What is typed as the slippage stays until it is valid, or the slider moves. */
function useSlippage({ slippage, setSlippage }: SwapResult): Omit<NonNullable<SwapDetailsProps['slippage']>, 'note'> {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    text: typed ?? writeSlippage(slippage.value),
    value: slippage.value,
    isInvalid: typed !== null && readSlippage(typed) === null,
    onText(text) {
      setTyped(text)
      const value = readSlippage(text)
      if (value !== null) setSlippage(value)
    },
    onChange(value) {
      setTyped(null)
      setSlippage(value)
    },
  }
}

function describeSlippage(
  { slippage: { note, loss }, minimum, to }: SwapResult,
  labels: SwapWords,
  write: (amount: bigint, unit: Unit | null) => string,
): string | null {
  if (note === 'low') return labels.slippageLow
  if (!loss) return null
  if (note === 'high') return labels.slippageHigh({ loss: write(loss.amount, to) })
  return minimum && labels.slippageMeaning({ amount: write(minimum.amount, to), loss: write(loss.amount, to) })
}

function toRate(rate: SwapResult['rate'], from: SwapToken, to: SwapToken): SwapDetailsProps['rate'] {
  if (!rate?.forward || !rate.backward) return null
  return { from: toPlainName(from.symbol), to: toPlainName(to.symbol), amount: rate.forward, inverse: rate.backward }
}

function toImpact({ impact, acceptImpact }: SwapResult): SwapPriceViewProps['impact'] {
  if (!impact || impact.fraction === null) return null
  const { fraction: percent, level, isAccepted } = impact
  if (level === 'extreme') return { percent, accept: { isAccepted, onChange: acceptImpact } }
  return level === 'high' ? { percent } : null
}

type ProblemContext = { labels: SwapWords; write: (amount: bigint, unit: Unit | null) => string; symbol: string }

function toProblem(swap: SwapResult, { labels, write, symbol }: ProblemContext): SwapPriceViewProps['problem'] {
  const { problem, stale, from, to } = swap
  if (problem) {
    return toProblemCard(problem, {
      labels,
      format: { from: (amount) => write(amount, from), to: (amount) => write(amount, to), symbol },
      onRemedy: ({ action }) => (action === 'choose-token' ? swap.selectToken('to') : swap.refresh()),
    })
  }
  return stale && stale !== 'waiting' ? { tone: 'warning', text: labels.stale[stale] } : null
}
