import { UNKNOWN_REASON } from '../../core/errors/transaction-errors.js'
import { parseCaipNetworkId } from '../../core/format/parse-caip-network-id.js'
import type { ContractCalls, PlainCall, Simulation } from '../../core/model/contract-calls.js'
import type { SwapClient } from './data/create-swap-client.js'
import { checkSwap } from './model/check/check-swap.js'
import type { SwapFacts, SwapStep } from './model/check/swap-facts.js'
import { readRevert, type SwapProblem } from './model/problems.js'
import type { SwapReview } from './model/review.js'

/** What the wallet may be asked for. */
export type Prepared = { calls: readonly PlainCall[]; simulation: Simulation | null }

type Sources = { client: SwapClient; calls: ContractCalls; routers: readonly string[] | null }

type Built = Pick<SwapFacts, 'spender' | 'router' | 'deadline'> & { from: string; calls: readonly PlainCall[] }

/**
 * Builds the calls of these steps, simulates them, and compares them with what was reviewed. What is not the same, or would
 * fail, is a problem, and the wallet is not asked.
 *
 * @throws what the client and the node throw
 */
export async function prepareCalls(
  sources: Sources,
  { review, steps, allowance }: { review: SwapReview; steps: readonly SwapStep[]; allowance: bigint | null },
): Promise<Prepared | { problem: SwapProblem }> {
  const { calls } = sources
  const { network, account, from, to } = review.key
  const built = await buildCalls(sources, review, steps)
  const asksApproval = steps.some((step) => step === 'approve' || step === 'reset')
  const tokens = [from, to].filter((token) => token !== null)
  const [simulation, spenderHasCode] = await Promise.all([
    calls.simulate({ network, from: account, calls: built.calls, tokens }),
    asksApproval && built.spender !== null ? calls.hasCode({ network, address: built.spender }) : null,
  ])
  const { calls: plain, ...facts } = built
  const faults = checkSwap(
    {
      ...facts,
      chainId: Number(parseCaipNetworkId(network).chainId),
      steps,
      calls: plain.map(({ to, value, data }) => ({ to, value, decoded: calls.decode(data) })),
      spenderHasCode,
      routers: sources.routers,
      approval: review.key.amount,
      allowance,
      simulation,
    },
    review,
    Date.now(),
  )
  const others = faults.filter((fault) => fault !== 'reverts')
  if (others.length > 0) return { problem: describeFaults(others, simulation, review) }
  if (faults.length > 0) return { problem: readRevert(simulation?.revertReason ?? UNKNOWN_REASON) }
  return { calls: plain, simulation }
}

/** A swap that gives less than its minimum, and is right in everything else, says that the price moved. */
function describeFaults(
  faults: readonly string[],
  simulation: Simulation | null,
  { key, minToAmount }: SwapReview,
): SwapProblem {
  if (faults.length === 1 && faults[0] === 'gains-less') {
    const now = simulation?.changes.get(key.to === null ? null : key.to.toLowerCase()) ?? null
    return { code: 'price-moved', least: minToAmount, now }
  }
  return { code: 'tampered', faults: faults as never }
}

async function buildCalls(
  { client, calls }: Sources,
  { key, minToAmount, quote, wrapped }: SwapReview,
  steps: readonly SwapStep[],
): Promise<Built> {
  const quoteId = quote?.id ?? null
  const built: Built = {
    from: key.account,
    calls: [],
    spender: null,
    router: quote?.router ?? null,
    deadline: null,
  }
  const list: PlainCall[] = []
  for (const step of steps) {
    if (step === 'wrap' || step === 'unwrap') {
      list.push(calls.encode({ kind: step, token: wrapped ?? '', amount: key.amount }))
    } else if (step === 'swap') {
      const { call, router, deadline } = await client.buildSwap({ key, minToAmount, quoteId })
      Object.assign(built, { from: call.from, router: router ?? built.router ?? call.to, deadline })
      list.push(toPlain(call))
    } else {
      const { call, spender } = await client.buildApprove({ key, amount: key.amount, quoteId })
      Object.assign(built, { from: call.from, spender, router: built.router ?? spender })
      list.push(
        step === 'approve'
          ? toPlain(call)
          : calls.encode({ kind: 'approve', token: key.from ?? '', spender: spender ?? '', amount: 0n }),
      )
    }
  }
  return { ...built, calls: list }
}

/** Without what the wallet decides itself, such as the gas. */
function toPlain({ to, value, data }: PlainCall): PlainCall {
  return { to, value, data }
}
