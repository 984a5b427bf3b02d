import { findOutcome } from '../../core/data/sent/find-outcome.js'
import { isRejection } from '../../core/errors/is-rejection.js'
import { toLintelError } from '../../core/errors/to-lintel-error.js'
import { parseCaipNetworkId } from '../../core/format/parse-caip-network-id.js'
import type { Transaction } from '../../core/model/activity.js'
import type { Lintel } from '../../core/model/lintel.js'
import type { BatchOutcome, ContractCalls, PlainCall } from '../../core/requests/contract-calls.js'
import { getAccount, getNetwork } from '../../core/selectors.js'
import type { SwapClient } from './data/create-swap-client.js'
import { isBatchRefusal } from './model/batches.js'
import type { SwapStep } from './model/check/swap-facts.js'
import { describeStep } from './model/describe-step.js'
import { readSwapTask, type SwapTask } from './model/flow/read-swap-flow.js'
import { reduceSwapFlow, type SwapFlowEvent } from './model/flow/reduce-swap-flow.js'
import { createSwapFlow, getStep, isBatch, type SwapFlow } from './model/flow/swap-flow.js'
import { readRevert, toSwapProblem } from './model/problems.js'
import { type Quote, readBestQuote } from './model/quote.js'
import type { SwapReview } from './model/review.js'
import { decideRenewal } from './model/timing.js'
import {
  doesApproveRevert,
  type PreparedRequest,
  prepareRequest,
  readSwapAllowance,
  type SwapPorts,
  simulateGain,
} from './prepare-request.js'
import { watchPage } from './watch-page.js'

/** What is known of a reviewed swap beside its steps. */
export type SwapRunState = {
  flow: SwapFlow
  /** Of all steps, in wei. Null while it is not known. */
  fee: bigint | null
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
  let state: SwapRunState = { flow: createSwapFlow(review), fee: null, moved: null }
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

  const ports: SwapPorts = { swaps: client, calls, now: Date.now }
  const offered = () => ({ review: state.flow.review, newest: state.flow.newest, signal })

  const tasks = {
    async 'read-allowance'() {
      dispatch({ type: 'allowance', allowance: await readSwapAllowance(ports, offered()) })
      await rehearse()
    },
    async 'simulate-approve'() {
      const spender = review.quote?.router ?? ''
      // A node that cannot simulate does not say so: the approval then tells.
      dispatch({ type: 'approve-simulated', reverts: (await doesApproveRevert(ports, review, spender)) ?? false })
      await rehearse()
    },
    async prepare({ steps }: Extract<SwapTask, { task: 'prepare' }>) {
      const { flow } = state
      const { faults, problem, calls: list } = await prepare(steps, flow.steps.slice(flow.at + steps.length))
      if (problem) return dispatch({ type: 'failed', problem })
      dispatch({ type: 'checked', faults })
      // The visitor may have left, the wallet or the price may have changed meanwhile.
      if (state.flow.stage.name === 'asking' && !signal.aborted) await askWallet(list)
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

  function prepare(steps: readonly SwapStep[], following: readonly SwapStep[]): Promise<PreparedRequest> {
    const now = lintel.store.getState()
    const { allowance } = state.flow
    const chainId = Number(parseCaipNetworkId(getNetwork(now, 'eip155') ?? account.network).chainId)
    const active = { account: getAccount(now, 'eip155')?.address ?? '', chainId }
    return prepareRequest(ports, { ...offered(), steps, following, allowance, active, routers: parts.routers })
  }

  /** Simulates all steps together, for their fee and for what really arrives. A node that cannot leaves both unknown. */
  async function rehearse(): Promise<void> {
    const { steps, stage, review: shown } = state.flow
    if (stage.name !== 'ready') return
    const { network } = account
    const [{ simulation, calls: list }, { fast }, gain] = await Promise.all([
      prepare(steps, []),
      client.getGasPrices({ network, signal }),
      shown.wrap ? null : simulateGain(ports, { ...offered(), steps }),
    ])
    if (gain) dispatch({ type: 'gain', gain })
    if (!simulation || simulation.revertReason !== null) return
    const size = list.reduce((sum, { data }) => sum + data.length / 2, 0)
    const dataFee = await calls.readDataFee({ network, size })
    set({ fee: simulation.gas.reduce((sum, used) => sum + used, 0n) * fast + dataFee })
  }

  async function readQuote(): Promise<Quote | null> {
    const { key } = state.flow.review
    return readBestQuote(await client.listOffers({ key, signal }), key, Date.now())
  }

  async function askWallet(list: readonly PlainCall[]): Promise<void> {
    const { network, account: from } = state.flow.review.key
    const isOfBatch = isBatch(state.flow)
    const isSwap = isOfBatch || state.flow.at === state.flow.steps.length - 1
    try {
      // Without what the wallet decides itself, such as the gas.
      const plain = list.map(({ to, value, data }) => ({ to, value, data }))
      const [call] = plain
      if (!call) return
      const id = isOfBatch
        ? await calls.sendBatch({ network, from, calls: plain })
        : await lintel.actions.sendTransaction(
            { kind: 'call', network, from, ...call },
            describeStep(getStep(state.flow) ?? 'swap', state.flow.review),
          )
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
    const { wrap, key } = state.flow.review
    const { network, account: owner, from, to, amount } = key
    // The contract exchanges 1:1, and some have no event of it.
    if (wrap) return set({ moved: { paid: amount, received: amount } })
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
    if (state.flow.allowance === null) await rehearse()
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
      const { network, account: from } = state.flow.review.key
      try {
        const { problem, faults, calls: list } = await prepare(['reset'], [])
        const [call] = list
        if (problem || faults.length > 0 || !call) {
          return dispatch({ type: 'failed', problem: problem ?? { code: 'tampered', faults } })
        }
        const { to, value, data } = call
        const id = await lintel.actions.sendTransaction(
          { kind: 'call', network, from, to, value, data },
          describeStep('reset', state.flow.review),
        )
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
