import type { Lintel } from '../../core/lintel.js'
import type { ContractCalls } from '../../core/model/contract-calls.js'
import { perInstance } from '../../parts/state/per-instance.js'
import { lazy, loadOnce } from '../../rules/async/lazy.js'
import { createSwapFormStore, type SwapFormStore } from './create-swap-form-store.js'
import type { SwapRun } from './create-swap-run.js'
import type { SwapClient } from './data/create-swap-client.js'
import type { SwapFormStart } from './model/form/swap-form.js'
import type { SwapReview } from './model/review.js'

/** The swaps of one instance: the form, and the review. */
export type Swaps = {
  client: SwapClient
  loadCalls(): Promise<ContractCalls | null>
  /** Returns the form; `start` is used only the first time. */
  openForm(start: SwapFormStart): SwapFormStore
  /** The review that SwapPreview shows; null if there is none. */
  review: SwapReview | null
  /** The run of that review. It continues while the view of the embedded wallet is above SwapPreview. */
  run: { review: SwapReview; run: SwapRun } | null
}

/** The swaps of an instance. */
export const getSwaps = perInstance(createSwaps)

function createSwaps({ store, adapters }: Lintel): Swaps {
  const { services, projectId } = store.getState().settings
  const loadClient = loadOnce(async () => {
    const { createSwapClient } = await import('./data/create-swap-client.js')
    return createSwapClient({ baseUrl: services.dataApi ?? '', projectId: projectId ?? undefined })
  })
  const client = lazy(loadClient, ['listTokens', 'listOffers', 'getGasPrices', 'buildApprove', 'buildSwap'])
  let calls: Promise<ContractCalls> | undefined
  let form: SwapFormStore | undefined
  const loadCalls = async () => {
    calls ??= adapters.eip155?.loadContractCalls?.()
    try {
      return (await calls) ?? null
    } catch (error) {
      // The code failed to load: the next call tries again.
      calls = undefined
      throw error
    }
  }
  return {
    client,
    loadCalls,
    openForm(start) {
      form ??= createSwapFormStore(start, { client, loadCalls })
      return form
    },
    review: null,
    run: null,
  }
}
