'use client'

import { useGivenMessages } from '../../../../react/use-given-messages.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enSwap, type SwapWords } from '../../messages/en.js'
import type { SwapResult } from '../../react/use-swap.js'
import { writeReceived } from '../parts/format-token-amount.js'
import { toProblemCard } from '../parts/to-problem-card.js'
import { useNativeCurrency } from '../parts/use-native-currency.js'
import { SwapNotes, type SwapNotesProps } from './swap-notes.js'

/** What is wrong with the price that the form shows, or with its amount. */
export function SwapNotesContainer({ swap }: { swap: SwapResult }) {
  const { locale } = useGivenMessages()
  const labels = useViewWords('swap', enSwap)
  const { symbol } = useNativeCurrency()
  return (
    <SwapNotes
      labels={labels}
      locale={locale}
      impact={toImpact(swap)}
      problem={toProblem(swap, { labels, locale, symbol })}
    />
  )
}

function toImpact({ impact, acceptImpact }: SwapResult): SwapNotesProps['impact'] {
  if (!impact || impact.fraction === null) return null
  const { fraction: percent, level, isAccepted } = impact
  if (level === 'extreme') return { percent, accept: { isAccepted, onChange: acceptImpact } }
  return level === 'high' ? { percent } : null
}

type ProblemContext = { labels: SwapWords; locale: string; symbol: string }

function toProblem(swap: SwapResult, { labels, locale, symbol }: ProblemContext): SwapNotesProps['problem'] {
  const { problem, stale, from, to } = swap
  if (problem) {
    return toProblemCard(problem, {
      labels,
      format: {
        from: (amount) => (from ? writeReceived(amount, from, locale) : ''),
        to: (amount) => (to ? writeReceived(amount, to, locale) : ''),
        symbol,
      },
      onRemedy: ({ action }) => (action === 'choose-token' ? swap.selectToken('to') : swap.refresh()),
    })
  }
  return stale && stale !== 'waiting' ? { tone: 'warning', text: labels.stale[stale] } : null
}
