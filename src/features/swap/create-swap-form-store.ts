import { toLintelError } from '../../core/errors/to-lintel-error.js'
import type { ContractCalls } from '../../core/model/contract-calls.js'
import type { SwapClient } from './data/create-swap-client.js'
import { readRenewal, readSwapForm, type SwapFormView } from './model/form/read-swap-form.js'
import { reduceSwapForm, type SwapFormEvent } from './model/form/reduce-swap-form.js'
import { createSwapForm, readKey, type SwapForm, type SwapFormStart } from './model/form/swap-form.js'
import { toServiceProblem } from './model/problems.js'
import { readBestQuote } from './model/quote.js'
import { QUOTE_RENEW_MS, QUOTE_STALE_MS } from './model/timing.js'
import { watchPage } from './watch-page.js'

/** The swap form of one instance. The input outlives the views. */
export type SwapFormStore = {
  read(): SwapFormSnapshot
  subscribe(listener: () => void): () => void
  dispatch(event: SwapFormEvent): void
  /** Reads prices until the returned function is called. */
  watch(): () => void
}

/** The form, and its view at the time of the last change. The same object until the next change. */
export type SwapFormSnapshot = { form: SwapForm; view: SwapFormView }

type Sources = {
  client: SwapClient
  loadCalls: () => Promise<ContractCalls | null>
}

/** Bytes of the call data of a swap, for the fee of a layer 1. */
const CALL_SIZE = 260

/** Runs the form: requests quotes when they are due, and drops replies that come too late. */
export function createSwapFormStore(start: SwapFormStart, { client, loadCalls }: Sources): SwapFormStore {
  const listeners = new Set<() => void>()
  let form = createSwapForm(start, Date.now())
  let snapshot: SwapFormSnapshot = { form, view: readSwapForm(form, Date.now()) }
  let watchers = 0
  let lastId = 0
  let running: { id: number; controller: AbortController } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pricedAt = 0
  let leavePage = () => {}

  function dispatch(event: SwapFormEvent): void {
    form = reduceSwapForm(form, event, Date.now())
    publish()
    follow()
  }

  function publish(): void {
    snapshot = { form, view: readSwapForm(form, Date.now()) }
    for (const listener of listeners) listener()
  }

  /** Runs the due tasks, and sets the timer for the next one. */
  function follow(): void {
    clearTimeout(timer)
    if (running && running.id !== form.request?.id) {
      running.controller.abort()
      running = null
    }
    if (watchers === 0) return
    const now = Date.now()
    const renewal = readRenewal(form, now)
    if (renewal?.action === 'renew') {
      request()
      return
    }
    const { quote } = form
    const staleAt = quote ? quote.receivedAt + QUOTE_STALE_MS + 1 : 0
    const next = [renewal?.action === 'wait' ? renewal.until : 0, staleAt].filter((at) => at > now)
    if (next.length === 0) return
    timer = setTimeout(
      () => {
        publish()
        follow()
      },
      Math.min(...next) - now,
    )
  }

  function request(): void {
    const key = readKey(form)
    if (!key) return
    lastId += 1
    const id = lastId
    const controller = new AbortController()
    running = { id, controller }
    dispatch({ type: 'requested', id, key })
    void readNetworkPrice()
    client.listOffers({ key, gasPrice: form.networkPrice?.gasPrice, signal: controller.signal }).then(
      (offers) => dispatch({ type: 'replied', id, quote: readBestQuote(offers, key, Date.now()) }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        const problem = toServiceProblem(toLintelError(error), Date.now()) ?? { code: 'service-failed' }
        dispatch({ type: 'failed', id, problem })
      },
    )
  }

  /** Reads the current cost of a transaction. Without it the form counts no fee, and the wallet shows the cost. */
  async function readNetworkPrice(): Promise<void> {
    const now = Date.now()
    if (now - pricedAt < QUOTE_RENEW_MS) return
    pricedAt = now
    const { network } = form
    try {
      const calls = await loadCalls()
      const [{ fast }, dataFee] = await Promise.all([
        client.getGasPrices({ network }),
        calls?.readDataFee({ network, size: CALL_SIZE }) ?? 0n,
      ])
      if (form.network === network) dispatch({ type: 'networkPrice', networkPrice: { gasPrice: fast, dataFee } })
    } catch {
      // The next quote reads it again.
      pricedAt = 0
    }
  }

  return {
    read: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch(event) {
      if (event.type === 'place' && event.network !== form.network) pricedAt = 0
      dispatch(event)
      if (event.type === 'place' && watchers > 0) void readNetworkPrice()
    },
    watch() {
      watchers += 1
      if (watchers === 1) {
        leavePage = watchPage((page) => dispatch({ type: 'page', ...page }))
        void readNetworkPrice()
      }
      follow()
      return () => {
        watchers -= 1
        if (watchers > 0) return
        leavePage()
        running?.controller.abort()
        running = null
        clearTimeout(timer)
        // A request that is aborted has no answer.
        form = { ...form, request: null }
        publish()
      }
    },
  }
}
