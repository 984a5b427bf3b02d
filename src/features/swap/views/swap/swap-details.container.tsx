'use client'

import { useState } from 'react'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import type { SwapWords } from '../../messages/en.js'
import { readSlippage, writeSlippage } from '../../model/slippage.js'
import type { SwapToken } from '../../model/token.js'
import type { SwapResult } from '../../react/use-swap.js'
import { toFacts } from '../parts/to-facts.js'
import { useNativeCurrency } from '../parts/use-native-currency.js'
import { SwapDetails, type SwapDetailsProps } from './swap-details.js'

/**
 * The props that the form passes to the parts that load after it. The parts import nothing from its file: bundlers keep a cycle of
 * dynamic imports even in an app without swaps.
 */
export type SwapPartProps = {
  swap: SwapResult
  labels: SwapWords
  locale: string
  /** An amount in base units with its symbol, for a sentence. */
  write: (amount: bigint, token: SwapToken) => string
}

/** The form's facts about the price. */
export function SwapDetailsContainer({ swap, labels, locale, write }: SwapPartProps) {
  const native = useNativeCurrency()
  const slippage = useSlippage(swap)
  const { from, to, wrap } = swap
  if (!from || !to) return null
  const note = describeSlippage(swap, labels, (amount) => write(amount, to))
  return (
    <SwapDetails
      labels={labels}
      locale={locale}
      rate={toRate(swap.rate, from, to)}
      readAt={swap.quote?.receivedAt ?? null}
      facts={toFacts(swap, native)}
      slippage={wrap ? null : { ...slippage, note }}
    />
  )
}

/** Keeps the typed slippage until it is valid, or the slider moves. */
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
  { slippage: { note, loss }, minimum }: SwapResult,
  labels: SwapWords,
  write: (amount: bigint) => string,
): string | null {
  if (note === 'low') return labels.slippageLow
  if (!loss) return null
  if (note === 'high') return labels.slippageHigh({ loss: write(loss.amount) })
  return minimum && labels.slippageMeaning({ amount: write(minimum.amount), loss: write(loss.amount) })
}

function toRate(rate: SwapResult['rate'], from: SwapToken, to: SwapToken): SwapDetailsProps['rate'] {
  if (!rate?.forward || !rate.backward) return null
  return { from: toPlainName(from.symbol), to: toPlainName(to.symbol), amount: rate.forward, inverse: rate.backward }
}
