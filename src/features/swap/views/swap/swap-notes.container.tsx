'use client'

import type { SwapResult } from '../../react/use-swap.js'
import { toProblemCard } from '../parts/to-problem-card.js'
import { useNativeCurrency } from '../parts/use-native-currency.js'
import type { SwapPartProps } from './swap-details.container.js'
import { SwapNotes, type SwapNotesProps } from './swap-notes.js'

/** The warnings about the form's price or its amount. */
export function SwapNotesContainer(props: SwapPartProps) {
  const { swap, labels, locale } = props
  const { symbol } = useNativeCurrency()
  return <SwapNotes labels={labels} locale={locale} impact={toImpact(swap)} problem={toProblem(props, symbol)} />
}

function toImpact({ impact, acceptImpact }: SwapResult): SwapNotesProps['impact'] {
  if (!impact || impact.fraction === null) return null
  const { fraction: percent, level, isAccepted } = impact
  if (level === 'extreme') return { percent, accept: { isAccepted, onChange: acceptImpact } }
  return level === 'high' ? { percent } : null
}

function toProblem({ swap, labels, write }: SwapPartProps, symbol: string): SwapNotesProps['problem'] {
  const { problem, stale, from, to } = swap
  if (problem) {
    return toProblemCard(problem, {
      labels,
      format: {
        from: (amount) => (from ? write(amount, from) : ''),
        to: (amount) => (to ? write(amount, to) : ''),
        symbol,
      },
      onRemedy: ({ action }) => (action === 'choose-token' ? swap.selectToken('to') : swap.refresh()),
    })
  }
  return stale && stale !== 'waiting' ? { tone: 'warning', text: labels.stale[stale] } : null
}
