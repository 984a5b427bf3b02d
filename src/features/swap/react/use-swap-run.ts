'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { getView } from '../../../core/selectors.js'
import { followOutcome } from '../../../modal/parts/send/follow-outcome.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useDataAccount } from '../../../react/use-data-account.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { createSwapRun, type SwapRun, type SwapRunState } from '../create-swap-run.js'
import { enSwap } from '../messages/en.js'
import type { SwapReview } from '../model/review.js'
import { getSwaps } from '../swaps.js'

const nothing = () => () => {}

/** Runs a reviewed swap while its view is shown; null until what calls contracts has loaded. */
export function useSwapRun(review: SwapReview | null): { run: SwapRun | null; state: SwapRunState | null } {
  const lintel = useLintel()
  const labels = useViewWords('swap', enSwap)
  const { address: account, network, enabled } = useDataAccount({})
  const [run, setRun] = useState<SwapRun | null>(null)
  const [words] = useState(labels)

  useEffect(() => {
    if (!review) return
    let made: SwapRun | undefined
    let hasLeft = false
    const { client, loadCalls } = getSwaps(lintel)
    const { store, actions } = lintel
    const isShown = () => store.getState().modal.open && getView(store.getState()).name === 'SwapPreview' && !hasLeft
    void loadCalls().then((calls) => {
      if (hasLeft || !calls) return
      made = createSwapRun(review, {
        lintel,
        client,
        calls,
        routers: store.getState().swap?.routers ?? null,
        onSent(id) {
          followOutcome(lintel, { id, isShown })
        },
        onBatchEnded({ status }) {
          const isDone = status === 'done'
          const message = isDone ? words.doneTitle : words.failed
          if (!isShown()) actions.showToast({ variant: isDone ? 'success' : 'error', message })
        },
      })
      setRun(made)
    })
    return () => {
      hasLeft = true
      made?.stop()
      setRun(null)
    }
  }, [lintel, review, words])

  useEffect(() => {
    run?.dispatch({ type: 'place', network: enabled ? network : null, account: enabled ? account : null })
  }, [run, enabled, network, account])

  const state = useSyncExternalStore(
    run?.subscribe ?? nothing,
    () => run?.read() ?? null,
    () => null,
  )
  return { run, state }
}
