'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Lintel } from '../../../core/lintel.js'
import type { ContractCalls } from '../../../core/model/contract-calls.js'
import { getView } from '../../../core/selectors.js'
import { followOutcome } from '../../../parts/wallet-request/follow-outcome.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useDataAccount } from '../../../react/use-data-account.js'
import { useViewWords } from '../../../react/use-view-words.js'
import { createSwapRun, type SwapRun, type SwapRunState } from '../create-swap-run.js'
import { enSwap, type SwapWords } from '../messages/en.js'
import type { SwapReview } from '../model/review.js'
import { getSwaps } from '../swaps.js'

const nothing = () => () => {}

export type SwapRunResult = {
  run: SwapRun | null
  state: SwapRunState | null
  /** Loads the code that calls contracts again. Null unless loading has failed. */
  reload: (() => void) | null
}

/** Runs a reviewed swap while its view is shown; null until the code that calls contracts has loaded. */
export function useSwapRun(review: SwapReview | null): SwapRunResult {
  const lintel = useLintel()
  const labels = useViewWords('swap', enSwap)
  const { address: account, network, enabled } = useDataAccount({})
  const [run, setRun] = useState<SwapRun | null>(null)
  const [words] = useState(labels)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState<number | null>(null)

  useEffect(() => {
    if (!review) return
    let hasLeft = false
    const begin = (calls: ContractCalls | null) => {
      if (hasLeft) return
      if (calls) setRun(openRun(lintel, { review, calls, words }))
      else setFailed(tries)
    }
    getSwaps(lintel)
      .loadCalls()
      .then(begin, () => begin(null))
    return () => {
      hasLeft = true
      setRun(null)
    }
  }, [lintel, review, words, tries])

  useEffect(() => {
    run?.dispatch({ type: 'place', network: enabled ? network : null, account: enabled ? account : null })
  }, [run, enabled, network, account])

  const state = useSyncExternalStore(
    run?.subscribe ?? nothing,
    () => run?.read() ?? null,
    () => null,
  )
  return { run, state, reload: failed === tries ? () => setTries(tries + 1) : null }
}

type Reviewed = { review: SwapReview; calls: ContractCalls; words: SwapWords }

/** The run of a review, which stops when the visitor leaves SwapPreview for good. */
function openRun(lintel: Lintel, { review, calls, words }: Reviewed): SwapRun {
  const { store, actions } = lintel
  const swaps = getSwaps(lintel)
  if (swaps.run?.review === review) return swaps.run.run
  const isKept = () => {
    const { modal, router } = store.getState()
    return modal.open && router.stack.some(({ name }) => name === 'SwapPreview')
  }
  const isShown = () => isKept() && getView(store.getState()).name === 'SwapPreview' && swaps.run?.run === run
  const run = createSwapRun(review, {
    lintel,
    client: swaps.client,
    calls,
    routers: store.getState().swap?.routers ?? null,
    onSent: (id) => followOutcome(lintel, { id, isShown }),
    onBatchEnded({ status }) {
      const isDone = status === 'done'
      const message = isDone ? words.doneTitle : words.failed
      if (!isShown()) actions.showToast({ variant: isDone ? 'success' : 'error', message })
    },
  })
  swaps.run = { review, run }
  const leave = store.subscribe(() => {
    if (isKept() && swaps.run?.run === run) return
    leave()
    run.stop()
    if (swaps.review === review) swaps.review = null
    if (swaps.run?.run === run) swaps.run = null
  })
  return run
}
