'use client'

import { Suspense, useState } from 'react'
import type { View } from '../../../../core/model/views/view.js'
import { lazyComponent } from '../../../../parts/lazy/lazy-component.js'
import { ViewSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useDataAccount } from '../../../../react/use-data-account.js'
import { useSwapTokens } from '../../react/use-swap-tokens.js'
import { SwapFormContainer } from './swap-form.container.js'

// Loaded on demand: most visitors are on a network with swaps.
const NoSwaps = lazyComponent(() => import('./no-swaps.container.js').then((module) => module.NoSwapsContainer))

/** The form on a network with swaps; elsewhere the list of networks with swaps. */
export function SwapContainer({ view: { name: _, ...filled } }: { view: Extract<View, { name: 'Swap' }> }) {
  const { store } = useLintel()
  const words = useModalWords()
  const { enabled } = useDataAccount({})
  const { hasSwaps } = useSwapTokens()
  // After Back, the visitor's input stays.
  const [isBack] = useState(() => store.getState().router.direction === 'back')
  if (enabled && !hasSwaps) {
    return (
      <Suspense fallback={<ViewSkeleton label={words.common.loading} shape="message" />}>
        <NoSwaps />
      </Suspense>
    )
  }
  return <SwapFormContainer {...(isBack ? {} : filled)} />
}
