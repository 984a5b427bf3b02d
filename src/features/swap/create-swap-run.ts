import { isRejection } from '../../core/errors/is-rejection.js'
import { toLintelError } from '../../core/errors/to-lintel-error.js'
import { parseCaipNetworkId } from '../../core/format/parse-caip-network-id.js'
import type { Lintel } from '../../core/lintel.js'
import type { BatchOutcome, ContractCalls, PlainCall } from '../../core/model/contract-calls.js'
import { getAccount, getNetwork } from '../../core/selectors.js'
import type { SwapClient } from './data/create-swap-client.js'
import { waitForBatchEnd, waitForOutcome } from './follow-sent.js'
import { isBatchRefusal } from './model/batches.js'
import { readChange } from './model/check/check-simulation.js'
import type { SwapStep } from './model/check/swap-facts.js'
import { describeStep } from './model/flow/describe-step.js'
import { readSwapTask, type SwapTask } from './model/flow/read-swap-flow.js'
import { reduceSwapFlow, type SwapFlowEvent } from './model/flow/reduce-swap-flow.js'
import { readExpected } from './model/flow/review-block.js'
import { createSwapFlow, getStep, isBatch, type SwapFlow } from './model/flow/swap-flow.js'
import { readRevert, toSwapProblem } from './model/flow/to-swap-problem.js'
import { readRetryAt } from './model/problems.js'
import { type Quote, readBestQuote } from './model/quote.js'
import type { SwapReview } from './model/review.js'
import { decideRenewal, QUOTE_RENEW_MS, QUOTE_STALE_MS } from './model/timing.js'
import { isSameToken } from './model/token.js'
import {
  doesApproveRevert,
  type PreparedRequest,
  prepareRequest,
  readSwapAllowance,
  rehearseSwap,
  type SwapPorts,
} from './prepare-request.js'
import { watchPage } from './watch-page.js'

/** The state of a reviewed swap besides its steps. */
export type SwapRunState = {
  flow: SwapFlow
  /** The fee of all steps, in wei. Null while unknown. */
  fee: bigint | null
  /** Whether the simulation of all steps is done, or impossible. A fee that the token takes of each transfer is known then. */
  isRehearsed: boolean
  /** Whether the price is no longer renewed, because the visitor did nothing for 3 minutes. */
  isIdle: boolean
  /** Whether the allowance is being revoked. */
  isRevoking: boolean
  /** The moved amounts, once the swap is in a block. Null if the node does not report them. */
  moved: { paid: bigint; received: bigint } | null
}

/** A reviewed swap that runs. */
export type SwapRun = {
  read(): SwapRunState
  subscribe(listener: () => void): () => void
  dispatch(event: SwapFlowEvent): void
  /** Renews the price again after the visitor was away. */
  refresh(): void
  /** Revokes the allowance. Asks the wallet once, however often it is called. */
  revoke(): Promise<void>
  /** Stops the run. A transaction that the wallet already has still calls `onSent`, a batch `onBatchEnded`. */
  stop(): void
}

type Parts = {
  lintel: Lintel
  client: SwapClient
  calls: ContractCalls
  /** The contracts that may be called; null: any. */
  routers: readonly string[] | null
  /** Called once the swap itself is sent as a transaction, also after `stop`. */
  onSent: (id: string) => void
  /** Called once a batch has its outcome, also after `stop`. */
  onBatchEnded: (outcome: BatchOutcome) => void
}

/** The wallets that refused a batch since the page loaded. */
const refused = new Set<string>()

const toProblem = (error: unknown) => toSwapProblem(toLintelError(error), Date.now())

/** Runs a reviewed swap: runs the next task of the flow, and reports the result to it. */
export function createSwapRun(review: SwapReview, parts: Parts): SwapRun {
  const { lintel, client, calls } = parts
  const listeners = new Set<() => void>()
  const ending = new AbortController()
  const { signal } = ending
  const account = review.key
  const connectorId = getAccount(lintel.store.getState(), 'eip155')?.connectorId ?? ''
  let state: SwapRunState = {
    ...{ flow: createSwapFlow(review), fee: null, moved: null },
    ...{ isRehearsed: false, isIdle: false, isRevoking: false },
  }
  let page = { isVisible: true, isOnline: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isQuoting = false
  let lastInputAt = Date.now()
  let retryAt: number | null = null

  function set(change: Partial<SwapRunState>): void {
    if (signal.aborted) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function dispatch(event: SwapFlowEvent): void {
    if (signal.aborted) return
    if (event.type === 'press' || event.type === 'retry' || event.type === 'accept-price') lastInputAt = Date.now()
    const { stage } = state.flow
    set({ flow: reduceSwapFlow(state.flow, event, Date.now()) })
    if (state.flow.stage !== stage) enter()
    renew()
  }

  /** Runs the task of the current stage. */
  function enter(): void {
    const next = readSwapTask(state.flow)
    if (next) void perform(next)
    if (state.flow.stage.name === 'ready' && state.flow.at === 0) void rehearse()
  }

  /** Returns a check that the flow is still at the stage where a task began: by then another task may do the same. */
  function watchStage(): () => boolean {
    const { stage } = state.flow
    return () => state.flow.stage === stage && !signal.aborted
  }

  async function perform(next: SwapTask): Promise<void> {
    const isDue = watchStage()
    const tell = (event: SwapFlowEvent) => {
      if (isDue()) dispatch(event)
    }
    try {
      await tasks[next.task](next as never, tell)
    } catch (error) {
      tell({ type: 'failed', problem: toProblem(error) })
    }
  }

  const ports: SwapPorts = { swaps: client, calls, now: Date.now }
  const offered = () => ({ review: state.flow.review, newest: state.flow.newest, signal })

  type Tell = (event: SwapFlowEvent) => void
  const tasks = {
    async 'read-allowance'(_: SwapTask, tell: Tell) {
      tell({ type: 'allowance', allowance: await readSwapAllowance(ports, offered()) })
    },
    async 'simulate-approve'(_: SwapTask, tell: Tell) {
      const spender = review.quote?.router ?? ''
      // A node that cannot simulate does not answer: the approval then shows it.
      tell({ type: 'approve-simulated', reverts: (await doesApproveRevert(ports, review, spender)) ?? false })
    },
    async prepare({ steps }: Extract<SwapTask, { task: 'prepare' }>, tell: Tell) {
      const isDue = watchStage()
      const { flow } = state
      const following = flow.steps.slice(flow.at + steps.length)
      const failed = (error: unknown) => ({ faults: [], problem: toProblem(error), calls: [] })
      const { faults, problem, calls: list } = await prepare(steps, following).catch(failed)
      // The visitor may have left, or the wallet may have changed meanwhile.
      if (!isDue()) return
      if (problem) {
        // A service does not build a swap that would give less than the minimum.
        const hasMoved = problem.code === 'price-moved' || problem.code === 'service-failed'
        return tell((hasMoved && (await readMovedPrice())) || { type: 'failed', problem })
      }
      tell({ type: 'checked', faults })
      // The price may have changed.
      if (state.flow.stage.name === 'asking') await askWallet(list)
    },
    async follow({ id, isBatch: isOfBatch }: Extract<SwapTask, { task: 'follow' }>, tell: Tell) {
      // `askWallet` follows a batch.
      if (isOfBatch) return
      await followTransaction(id, tell)
      await showMoved()
    },
    async quote(_: SwapTask, tell: Tell) {
      tell({ type: 'quoted', quote: await readQuote() })
    },
  }

  /** The current state of the wallet, and the current offer. */
  function readNow() {
    const now = lintel.store.getState()
    const chainId = Number(parseCaipNetworkId(getNetwork(now, 'eip155') ?? account.network).chainId)
    const active = { account: getAccount(now, 'eip155')?.address ?? '', chainId }
    return { ...offered(), allowance: state.flow.allowance, active, routers: parts.routers }
  }

  function prepare(steps: readonly SwapStep[], following: readonly SwapStep[]): Promise<PreparedRequest> {
    return prepareRequest(ports, { ...readNow(), steps, following })
  }

  /** Finds the fee of all steps, and the fee that a token takes. Until then the review is not complete. */
  async function rehearse(): Promise<void> {
    const isDue = watchStage()
    set({ isRehearsed: false })
    const { network } = account
    const { steps } = state.flow
    const [rehearsal, prices] = await Promise.all([
      rehearseSwap(ports, { ...readNow(), steps }).catch(() => null),
      client.getGasPrices({ network, signal }).catch(() => null),
    ])
    if (!isDue()) return
    if (rehearsal?.gain) dispatch({ type: 'gain', gain: rehearsal.gain })
    set({ isRehearsed: true })
    if (!rehearsal || !prices) return
    const size = rehearsal.calls.reduce((sum, { data }) => sum + data.length / 2, 0)
    const dataFee = await calls.readDataFee({ network, size }).catch(() => null)
    if (dataFee !== null) set({ fee: rehearsal.gas * prices.fast + dataFee })
  }

  /** The newest quote, if it explains a failed swap: it gives less than the minimum. */
  async function readMovedPrice(): Promise<SwapFlowEvent | null> {
    const shown = state.flow.review
    const quote = await readQuote().catch(() => null)
    return quote && readExpected(shown, quote) < shown.minToAmount ? { type: 'price-moved', quote } : null
  }

  /** Reads a quote for the reviewed router: the approval is for that router alone. */
  async function readQuote(): Promise<Quote | null> {
    const { key, quote } = state.flow.review
    const offers = await client.listOffers({ key, signal })
    const own = offers.filter(({ router }) => isSameToken(router, quote?.router ?? router))
    return readBestQuote(own, key, Date.now())
  }

  /** Whether the current step is the last one: the swap itself. */
  const isSwapStep = () => state.flow.at === state.flow.steps.length - 1

  async function askWallet(list: readonly PlainCall[]): Promise<void> {
    const isDue = watchStage()
    const { network, account: from } = review.key
    const isOfBatch = isBatch(state.flow)
    const isSwap = isSwapStep()
    const [call] = list
    if (!call) return
    let id: string
    try {
      id = isOfBatch
        ? await calls.sendBatch({ network, from, calls: list })
        : await lintel.actions.sendTransaction(
            { kind: 'call', network, from, ...call },
            describeStep(getStep(state.flow) ?? 'swap', state.flow.review),
          )
    } catch (error) {
      const isRefused = isOfBatch && isBatchRefusal(error)
      if (isRefused) refused.add(connectorId)
      if (!isDue()) return
      if (isRefused) return dispatch({ type: 'batch-refused' })
      if (isRejection(error)) return dispatch({ type: 'rejected' })
      return dispatch({ type: 'failed', problem: toProblem(error) })
    }
    if (isSwap && !isOfBatch) parts.onSent(id)
    dispatch({ type: 'sent', id })
    // Also after the visitor has left the view.
    if (isOfBatch) await followBatch(id)
  }

  async function followBatch(id: string): Promise<void> {
    const outcome = await waitForBatchEnd(calls, id, signal)
    if (!outcome) return
    parts.onBatchEnded(outcome)
    dispatch({ type: 'batch-ended', outcome })
    await showMoved()
  }

  async function followTransaction(id: string, tell: Tell): Promise<void> {
    const outcome = await waitForOutcome(lintel, id, signal)
    if (!outcome) return
    const { status, reason, hash } = outcome
    if (status === 'confirmed') {
      // The same transaction with a higher fee, or another one in its place.
      const isOther = hash !== id && isSwapStep() && (await isOtherTransaction(hash))
      return tell(isOther ? { type: 'failed', problem: { code: 'replaced' } } : { type: 'mined', id: hash })
    }
    if (status === 'cancelled' || status === 'replaced') return tell({ type: 'failed', problem: { code: status } })
    tell({ type: 'failed', problem: status === 'expired' ? { code: 'took-too-long' } : readRevert(reason ?? '') })
  }

  /** Shows the moved amounts, once the swap is in a block. */
  async function showMoved(): Promise<void> {
    const { stage } = state.flow
    if (stage.name !== 'done' || !stage.ids[0]) return
    const { amount } = review.key
    // The contract exchanges 1:1, and some contracts emit no event for it.
    set({ moved: review.wrap ? { paid: amount, received: amount } : await readMoved(stage.ids[0]) })
  }

  /** The amounts of the swap's tokens that a transaction moved. Null if the node does not report them. */
  async function readMoved(id: string): Promise<SwapRunState['moved']> {
    const { network, account: owner, from, to } = review.key
    const changes = await calls.readMoved({ network, id, account: owner }).catch(() => null)
    return changes && { paid: -readChange({ changes }, from), received: readChange({ changes }, to) }
  }

  /** Whether a transaction is not the swap: nothing of the token to receive has arrived. */
  async function isOtherTransaction(id: string): Promise<boolean> {
    const moved = await readMoved(id)
    const isWrapped = review.wrap !== null && moved?.paid === review.key.amount
    return moved !== null && moved.received <= 0n && !isWrapped
  }

  /** Renews the price while the current step can be pressed, and reports when it is too old. */
  function renew(): void {
    clearTimeout(timer)
    const { flow } = state
    const { name } = flow.stage
    if (flow.review.wrap || isQuoting || signal.aborted || (name !== 'ready' && name !== 'changed')) return
    const now = Date.now()
    const facts = { ...page, now, quote: flow.newest, changedAt: 0, retryAt, lastInputAt }
    const renewal = decideRenewal({ ...facts, isPrompting: false, isRequesting: false })
    const isIdle = renewal.action === 'stopped' && renewal.reason === 'idle'
    if (isIdle !== state.isIdle) set({ isIdle })
    if (renewal.action === 'renew') return void requote()
    const staleAt = flow.newest ? flow.newest.receivedAt + QUOTE_STALE_MS + 1 : 0
    const next = [renewal.action === 'wait' ? renewal.until : 0, staleAt].filter((at) => at > now)
    if (next.length > 0) timer = setTimeout(look, Math.min(...next) - now)
  }

  function look(): void {
    set({})
    renew()
  }

  async function requote(): Promise<void> {
    isQuoting = true
    try {
      const quote = await readQuote()
      retryAt = null
      dispatch({ type: 'quoted', quote })
    } catch (error) {
      // The price gets too old, and the button says so.
      retryAt = Math.max(Date.now() + QUOTE_RENEW_MS, readRetryAt(toProblem(error)))
    }
    isQuoting = false
    renew()
  }

  async function readBatches(): Promise<void> {
    const { network, account: from } = review.key
    const support = await calls.readAtomicBatches({ network, from }).catch(() => 'unsupported' as const)
    dispatch({ type: 'batches', support, isRefused: refused.has(connectorId) })
  }

  const leavePage = watchPage((next) => {
    page = next
    look()
  })
  enter()
  void readBatches()

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch,
    refresh() {
      lastInputAt = Date.now()
      renew()
    },
    async revoke() {
      if (state.isRevoking || signal.aborted) return
      const isDue = watchStage()
      set({ isRevoking: true })
      try {
        const { problem, faults, calls: list } = await prepare(['reset'], [])
        if (!isDue()) return
        const [call] = list
        if (problem || faults.length > 0 || !call) {
          return dispatch({ type: 'failed', problem: problem ?? { code: 'tampered', faults } })
        }
        const { network, account: from } = review.key
        const request = { kind: 'call', network, from, ...call } as const
        const id = await lintel.actions.sendTransaction(request, describeStep('reset', review))
        const outcome = await waitForOutcome(lintel, id, signal)
        if (outcome?.status !== 'confirmed') return
        const allowance = await readSwapAllowance(ports, offered())
        if (isDue()) dispatch({ type: 'revoked', allowance })
      } catch (error) {
        if (isDue() && !isRejection(error)) {
          dispatch({ type: 'failed', problem: toProblem(error) })
        }
      } finally {
        set({ isRevoking: false })
      }
    },
    stop() {
      ending.abort()
      clearTimeout(timer)
      leavePage()
    },
  }
}
