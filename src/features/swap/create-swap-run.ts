import { findOutcome } from '../../core/data/sent/find-outcome.js'
import { isRejection } from '../../core/errors/is-rejection.js'
import { toLintelError } from '../../core/errors/to-lintel-error.js'
import type { Transaction } from '../../core/model/activity.js'
import type { BatchOutcome, ContractCalls, PlainCall } from '../../core/model/contract-calls.js'
import type { Lintel } from '../../core/model/lintel.js'
import type { SwapClient } from './data/create-swap-client.js'
import { isBatchRefusal } from './model/batches.js'
import { readSwapTask, type SwapTask } from './model/flow/read-swap-flow.js'
import { reduceSwapFlow, type SwapFlowEvent } from './model/flow/reduce-swap-flow.js'
import { createSwapFlow, isBatch, type SwapFlow } from './model/flow/swap-flow.js'
import { readRevert, toSwapProblem } from './model/problems.js'
import { type Quote, readBestQuote } from './model/quote.js'
import type { SwapReview } from './model/review.js'
import { decideRenewal } from './model/timing.js'
import { readSimulatedGain } from './model/token-fee.js'
import { prepareCalls } from './prepare-calls.js'
import { watchPage } from './watch-page.js'

/** What is known of a reviewed swap beside its steps. */
export type SwapRunState = {
  flow: SwapFlow
  /** Of all steps, in wei. Null while it is not known. */
  fee: bigint | null
  /** What the token keeps of what was quoted, in hundredths of a percent. */
  lost: number
  /** What moved, once it is in a block. Null where the node does not say. */
  moved: { paid: bigint; received: bigint } | null
}

/** A reviewed swap that runs. */
export type SwapRun = {
  read(): SwapRunState
  subscribe(listener: () => void): () => void
  dispatch(event: SwapFlowEvent): void
  /** Takes the permission back. */
  revoke(): Promise<void>
  /** Ends what runs. A transaction that the wallet has is followed by `onSent`. */
  stop(): void
}

type Parts = {
  lintel: Pick<Lintel, 'store' | 'actions'>
  client: SwapClient
  calls: ContractCalls
  /** The contracts that may be called; null: any. */
  routers: readonly string[] | null
  /** Called once the swap itself is sent as a transaction, also after `stop`. */
  onSent: (id: string) => void
  /** Called once a batch has its outcome, also after `stop`. */
  onBatchEnded: (outcome: BatchOutcome) => void
}

/** How often the receipt is looked for, in ms. Also at once when the visitor comes back to the page. */
const CHECK_MS = 4_000

/** The wallets that refused a batch since the page loaded. */
const refused = new Set<string>()

/** Runs a reviewed swap: does what the flow says is next, and tells it what happened. */
export function createSwapRun(review: SwapReview, parts: Parts): SwapRun {
  const { lintel, client, calls } = parts
  const listeners = new Set<() => void>()
  const ending = new AbortController()
  const { signal } = ending
  const account = review.key
  const connectorId = lintel.store.getState().namespaces.eip155?.connections[0]?.connectorId ?? ''
  let state: SwapRunState = { flow: createSwapFlow(review), fee: null, lost: 0, moved: null }
  let task = ''
  let page = { isVisible: true, isOnline: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isQuoting = false
  let lastInputAt = Date.now()
  const leavePage = watchPage((next) => {
    page = next
    renew()
  })

  function set(change: Partial<SwapRunState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function dispatch(event: SwapFlowEvent): void {
    if (signal.aborted) return
    if (event.type === 'press' || event.type === 'retry' || event.type === 'accept-price') lastInputAt = Date.now()
    set({ flow: reduceSwapFlow(state.flow, event, Date.now()) })
    const next = readSwapTask(state.flow)
    const name = JSON.stringify([next, state.flow.at, state.flow.stage.name])
    if (next && name !== task) void perform(next)
    task = name
    renew()
  }

  async function perform(next: SwapTask): Promise<void> {
    try {
      await tasks[next.task](next as never)
    } catch (error) {
      dispatch({ type: 'failed', problem: toSwapProblem(toLintelError(error)) })
    }
  }

  const tasks = {
    async 'read-allowance'() {
      dispatch({ type: 'allowance', allowance: await readAllowance() })
      if (state.flow.stage.name === 'ready') await rehearse()
    },
    async 'simulate-approve'() {
      const prepared = await prepareCalls(sources, { ...reviewed(), steps: ['approve'] })
      const reverts = 'problem' in prepared && prepared.problem.code !== 'tampered'
      dispatch({ type: 'approve-simulated', reverts })
      await rehearse()
    },
    async prepare({ steps }: Extract<SwapTask, { task: 'prepare' }>) {
      const prepared = await prepareCalls(sources, { ...reviewed(), steps })
      if ('problem' in prepared) return dispatch({ type: 'failed', problem: prepared.problem })
      dispatch({ type: 'checked', faults: [] })
      // The visitor may have left, the wallet or the price may have changed meanwhile.
      if (state.flow.stage.name === 'asking' && !signal.aborted) await askWallet(prepared.calls)
    },
    async follow({ id, isBatch: isOfBatch }: Extract<SwapTask, { task: 'follow' }>) {
      if (isOfBatch) dispatch({ type: 'batch-ended', outcome: await followBatch(id) })
      else await followTransaction(id)
      const { stage } = state.flow
      if (stage.name === 'done' && stage.ids[0]) await readMoved(stage.ids[0])
    },
    async quote() {
      dispatch({ type: 'quoted', quote: await readQuote() })
    },
  }

  const sources = { client, calls, routers: parts.routers }
  const reviewed = () => ({ review: state.flow.review, allowance: state.flow.allowance })

  async function readAllowance(): Promise<bigint> {
    const { network, from, amount, account: owner } = state.flow.review.key
    const quoteId = review.quote?.id ?? null
    const known = review.quote?.router ?? null
    const spender = known ?? (await client.buildApprove({ key: review.key, amount, quoteId, signal })).spender
    if (from === null || spender === null) return 0n
    return calls.readAllowance({ network, token: from, owner, spender })
  }

  /** Simulates all steps together, for their fee and for what really arrives. A node that cannot leaves both unknown. */
  async function rehearse(): Promise<void> {
    const { flow } = state
    const prepared = await prepareCalls(sources, { ...reviewed(), steps: flow.steps })
    if ('problem' in prepared || prepared.simulation === null || signal.aborted) return
    const { simulation } = prepared
    const [{ fast }, dataFee] = await Promise.all([
      client.getGasPrices({ network: account.network, signal }),
      calls.readDataFee({
        network: account.network,
        size: prepared.calls.reduce((size, { data }) => size + data.length / 2, 0),
      }),
    ])
    const gas = simulation.gas.reduce((sum, used) => sum + used, 0n)
    const lost = readSimulatedGain(simulation, flow.review)?.lost ?? 0
    set({ fee: gas * fast + dataFee, lost })
    if (lost > 0 && state.flow.newest) dispatch({ type: 'quoted', quote: withLoss(state.flow.newest) })
  }

  /** What arrives of a quote, where the token keeps a part of each transfer that the service does not count. */
  function withLoss(quote: Quote): Quote {
    const keep = (amount: bigint) => (amount * BigInt(10_000 - state.lost)) / 10_000n
    return { ...quote, toAmount: keep(quote.toAmount), minToAmount: keep(quote.minToAmount) }
  }

  async function readQuote(): Promise<Quote | null> {
    const offers = await client.listOffers({ key: state.flow.review.key, signal })
    const quote = readBestQuote(offers, state.flow.review.key, Date.now())
    return quote && withLoss(quote)
  }

  async function askWallet(list: readonly PlainCall[]): Promise<void> {
    const { network, account: from } = state.flow.review.key
    const isOfBatch = isBatch(state.flow)
    const isSwap = isOfBatch || state.flow.at === state.flow.steps.length - 1
    try {
      const [call] = list
      const id = isOfBatch
        ? await calls.sendBatch({ network, from, calls: list })
        : await lintel.actions.sendTransaction({ kind: 'call', network, from, ...(call as PlainCall) })
      if (isSwap && !isOfBatch) parts.onSent(id)
      dispatch({ type: 'sent', id })
    } catch (error) {
      if (isOfBatch && isBatchRefusal(error)) {
        refused.add(connectorId)
        return dispatch({ type: 'batch-refused' })
      }
      if (isRejection(error)) return dispatch({ type: 'rejected' })
      throw error
    }
  }

  async function followBatch(id: string): Promise<BatchOutcome> {
    for (;;) {
      try {
        const outcome = await calls.waitForBatch({ id })
        parts.onBatchEnded(outcome)
        return outcome
      } catch (error) {
        if (toLintelError(error).code !== 'receipt-timeout') throw error
      }
    }
  }

  /** Null once the run is stopped. */
  function waitForOutcome(id: string): Promise<Transaction | null> {
    return new Promise((resolve) => {
      const look = () => {
        const found = findOutcome(lintel.store.getState().transactions, id)
        if (found || signal.aborted) end(found)
      }
      const check = () => {
        lintel.actions.checkTransactions()
        look()
      }
      const interval = setInterval(check, CHECK_MS)
      const leave = lintel.store.subscribe(look)
      const leaveSight = watchPage(check)
      signal.addEventListener('abort', look)
      function end(found: Transaction | null): void {
        clearInterval(interval)
        leave()
        leaveSight()
        signal.removeEventListener('abort', look)
        resolve(found)
      }
    })
  }

  async function followTransaction(id: string): Promise<void> {
    const outcome = await waitForOutcome(id)
    if (!outcome) return
    const { status, reason, hash } = outcome
    if (status === 'cancelled' || status === 'replaced') return dispatch({ type: 'failed', problem: { code: status } })
    if (status !== 'confirmed') return dispatch({ type: 'failed', problem: readRevert(reason ?? '') })
    dispatch({ type: 'mined', id: hash })
  }

  async function readMoved(id: string): Promise<void> {
    const { network, account: owner, from, to } = state.flow.review.key
    const changes = await calls.readMoved({ network, id, account: owner }).catch(() => null)
    if (!changes) return
    const read = (token: string | null) => changes.get(token === null ? null : token.toLowerCase()) ?? 0n
    set({ moved: { paid: -read(from), received: read(to) } })
  }

  /** Keeps the price fresh while the visitor looks at a step that they can press. */
  function renew(): void {
    clearTimeout(timer)
    const { flow } = state
    const { name } = flow.stage
    if (flow.review.wrap || isQuoting || signal.aborted || (name !== 'ready' && name !== 'changed')) return
    const renewal = decideRenewal({
      ...page,
      now: Date.now(),
      quote: flow.newest,
      changedAt: 0,
      retryAt: null,
      lastInputAt,
      isPrompting: false,
      isRequesting: false,
    })
    if (renewal.action === 'wait') timer = setTimeout(renew, renewal.until - Date.now())
    if (renewal.action !== 'renew') return
    isQuoting = true
    readQuote()
      .then((quote) => dispatch({ type: 'quoted', quote }))
      // The price grows old, and the button says so.
      .catch(() => undefined)
      .finally(() => {
        isQuoting = false
        timer = setTimeout(renew, CHECK_MS)
      })
  }

  async function begin(): Promise<void> {
    const { network, account: from } = review.key
    const support = await calls.readAtomicBatches({ network, from })
    dispatch({ type: 'batches', support, isRefused: refused.has(connectorId) })
    if (state.flow.stage.name === 'ready') await rehearse()
  }

  const first = readSwapTask(state.flow)
  task = JSON.stringify([first, state.flow.at, state.flow.stage.name])
  if (first) void perform(first)
  void begin().catch((error: unknown) => dispatch({ type: 'failed', problem: toSwapProblem(toLintelError(error)) }))

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch,
    async revoke() {
      const { network, account: from, from: token } = state.flow.review.key
      const spender = state.flow.review.quote?.router
      if (token === null || !spender) return
      const call = calls.encode({ kind: 'approve', token, spender, amount: 0n })
      try {
        const id = await lintel.actions.sendTransaction({ kind: 'call', network, from, ...call })
        await waitForOutcome(id)
        dispatch({ type: 'retry' })
      } catch (error) {
        if (!isRejection(error)) dispatch({ type: 'failed', problem: toSwapProblem(toLintelError(error)) })
      }
    },
    stop() {
      ending.abort()
      clearTimeout(timer)
      leavePage()
    },
  }
}
