import type { ContractCalls, PlainCall, Simulation } from '../../core/model/contract-calls.js'
import type { SwapClient } from './data/create-swap-client.js'
import { checkSwap } from './model/check/check-swap.js'
import type { SwapFacts, SwapStep } from './model/check/swap-facts.js'
import { readRevert } from './model/flow/to-swap-problem.js'
import type { SwapFault, SwapProblem } from './model/problems.js'
import type { Quote, QuoteKey } from './model/quote.js'
import type { SwapReview } from './model/review.js'
import { MAX_SLIPPAGE } from './model/slippage.js'
import { isSameToken, toTokenKey } from './model/token.js'
import { readSimulatedGain, type SimulatedGain } from './model/token-fee.js'

/** The ports that prepare requests: the service, the chain and the time. */
export type SwapPorts = {
  swaps: Pick<SwapClient, 'buildApprove' | 'buildSwap'>
  calls: Pick<ContractCalls, 'decode' | 'encode' | 'readAllowance' | 'hasCode' | 'simulate'>
  /** ms since 1970. */
  now(): number
}

export type RequestParameters = {
  review: SwapReview
  /** The newest quote for the key of the review: the service builds the transaction of this one. */
  newest: Quote | null
  /** The steps of the request to the wallet. */
  steps: readonly SwapStep[]
  /** The steps after it. They are simulated and compared too, so that a failing swap is detected before anything is approved. */
  following: readonly SwapStep[]
  /** The router's allowance now, in base units; null if unknown. */
  allowance: bigint | null
  /** The network fee of these steps, in wei. Default: 0. */
  fee?: bigint
  /** The approved amount. Default: exactly the amount of the swap. */
  approval?: bigint
  /** The current account and chain of the wallet. */
  active: { account: string; chainId: number }
  /** The routers that the app accepts; null: any. */
  routers: readonly string[] | null
  signal?: AbortSignal | undefined
}

export type PreparedRequest = {
  /** The calls to ask the wallet for, in order, if there are no faults. */
  calls: readonly PlainCall[]
  /** The reasons why the wallet is not asked. */
  faults: readonly SwapFault[]
  /** The problem behind the faults, if the simulation shows it: the price moved, or the token cannot be sold. */
  problem: SwapProblem | null
  simulation: Simulation | null
}

/**
 * Builds the transactions of these steps, simulates them and compares them with the review. The wallet is not asked.
 *
 * @throws DataApiUnavailableError, ServiceRefusedError, RequestCancelledError, RpcUnavailableError
 */
export async function prepareRequest(ports: SwapPorts, parameters: RequestParameters): Promise<PreparedRequest> {
  const { review, steps, following, allowance, active, routers, approval = review.key.amount, fee = 0n } = parameters
  const { network, account } = review.key
  const all = [...steps, ...following]
  const [built, approved] = await Promise.all([
    all.includes('swap') ? buildSwap(ports, parameters) : null,
    findApproval(ports, parameters),
  ])
  // To revoke an approval, only the approval is built.
  const router = built ? (built.router ?? built.call.to) : (review.quote?.router ?? approved?.spender ?? null)
  const spenderHasCode = approved?.spender ? await ports.calls.hasCode({ network, address: approved.spender }) : null
  const toCall = (step: SwapStep): PlainCall => {
    if (step === 'swap' && built) return built.call
    return writeCall(ports, review, step, { spender: router ?? account, approval })
  }
  const calls = all.map(toCall)
  const simulation = await ports.calls.simulate({ network, from: account, calls, tokens: listTokens(review) })
  const senders = [active.account, built?.call.from ?? account, approved?.from ?? account]
  const facts: SwapFacts = {
    chainId: active.chainId,
    from: senders.find((sender) => !isSameToken(sender, account)) ?? account,
    // Do not approve anything for a swap that would be refused.
    steps: all,
    calls: calls.map((call) => ({ ...call, decoded: ports.calls.decode(call.data) })),
    spender: approved?.spender ?? null,
    spenderHasCode,
    router,
    routers,
    deadline: built?.deadline ?? null,
    approval,
    allowance,
    fee,
    simulation,
    simulated: all,
  }
  const faults = checkSwap(facts, review, ports.now())
  return {
    // Without the fields that the wallet decides itself, such as the gas.
    calls: calls.slice(0, steps.length).map(({ to, value, data }) => ({ to, value, data })),
    faults,
    problem: describeFaults(faults, simulation, parameters),
    simulation,
  }
}

/** The spender to approve; null for steps without an approval. Revoking does not use the service, which may fail. */
async function findApproval(ports: SwapPorts, parameters: RequestParameters) {
  const { review, steps, following } = parameters
  const named = review.quote?.router
  if (named && [...steps, ...following].every((step) => step === 'reset')) {
    return { from: review.key.account, spender: named }
  }
  return steps.includes('approve') || steps.includes('reset') ? findSpender(ports, parameters) : null
}

/** Converts faults to a problem. A revert alone has its own reason; beside other faults it is one of them. */
function describeFaults(
  faults: readonly SwapFault[],
  simulation: Simulation | null,
  { review: { key, minToAmount }, newest }: RequestParameters,
): SwapProblem | null {
  if (faults.length === 0) return null
  if (faults.every((fault) => fault === 'unverified')) return { code: 'not-checked' }
  const reason = simulation?.revertReason ?? null
  if (reason === null || faults.some((fault) => fault !== 'reverts')) return { code: 'tampered', faults }
  // Whatever the contract reports, this is the cause.
  const balance = simulation?.balances.get(key.from === null ? null : toTokenKey(key.from))
  if (balance !== undefined && balance < key.amount) return { code: 'balance-low', balance, needed: key.amount }
  const problem = readRevert(reason)
  if (problem.code !== 'price-moved') return problem
  const now = newest && newest.toAmount < minToAmount ? newest.toAmount : null
  return { code: 'price-moved', least: minToAmount, now }
}

/** Builds the swap with a slippage that keeps the service's minimum at or below the reviewed one. */
function buildSwap({ swaps }: SwapPorts, { review, newest, signal }: RequestParameters) {
  const key = { ...review.key, slippage: readSlippage(review, newest) }
  return swaps.buildSwap({ key, minToAmount: review.minToAmount, quoteId: newest?.id ?? null, signal })
}

const WHOLE = 10_000n

function readSlippage({ key, minToAmount }: SwapReview, newest: Quote | null): number {
  const quoted = newest?.toAmount ?? 0n
  if (quoted <= minToAmount) return key.slippage
  const needed = Number(((quoted - minToAmount) * WHOLE + quoted - 1n) / quoted)
  return Math.min(Math.max(key.slippage, needed), MAX_SLIPPAGE)
}

type Offered = Pick<RequestParameters, 'review' | 'newest' | 'signal' | 'approval'>

/** The spender that the service wants: from its reply, or from its transaction. */
async function findSpender({ swaps, calls }: SwapPorts, { review, newest, signal, approval }: Offered) {
  const { key } = review
  const amount = approval ?? key.amount
  const { call, spender } = await swaps.buildApprove({ key, amount, quoteId: newest?.id ?? null, signal })
  const decoded = calls.decode(call.data)
  return { from: call.from, spender: spender ?? (decoded?.kind === 'approve' ? decoded.spender : null) }
}

/** Writes the calls that need no service here, so that their amount and spender are exact. */
function writeCall(
  { calls }: SwapPorts,
  { key, wrapped }: SwapReview,
  step: SwapStep,
  { spender, approval }: { spender: string; approval: bigint },
): PlainCall {
  if (step === 'wrap' || step === 'unwrap') {
    return calls.encode({ kind: step, token: wrapped ?? key.account, amount: key.amount })
  }
  const amount = step === 'reset' ? 0n : approval
  return calls.encode({ kind: 'approve', token: key.from ?? key.account, spender, amount })
}

function listTokens({ key, wrapped }: SwapReview): readonly string[] {
  return [key.from, key.to, wrapped].filter((token) => token !== null)
}

/**
 * The router's allowance from the account, in base units. The quote names the router, or the service names the
 * spender. 0 if neither does: the check before the approval reports that.
 *
 * @throws DataApiUnavailableError, ServiceRefusedError, RequestCancelledError, ContractRevertedError, RpcUnavailableError
 */
export async function readSwapAllowance(ports: SwapPorts, offered: Offered): Promise<bigint> {
  const { key, quote } = offered.review
  if (key.from === null) return 0n
  const spender = quote?.router ?? (await findSpender(ports, offered)).spender
  if (spender === null) return 0n
  return ports.calls.readAllowance({ network: key.network, token: key.from, owner: key.account, spender })
}

/**
 * Whether a token refuses to change an allowance that is not 0. Null where the node cannot simulate.
 *
 * @throws RpcUnavailableError
 */
export async function doesApproveRevert(
  { calls }: Pick<SwapPorts, 'calls'>,
  { key }: { key: QuoteKey },
  spender: string,
): Promise<boolean | null> {
  if (key.from === null) return false
  const approve = calls.encode({ kind: 'approve', token: key.from, spender, amount: key.amount })
  const simulation = await calls.simulate({ network: key.network, from: key.account, calls: [approve], tokens: [] })
  return simulation && simulation.revertReason !== null
}

/** The result of simulating all steps before the visitor presses the button. */
export type Rehearsal = Pick<PreparedRequest, 'calls'> & {
  /** Units of gas of all calls. */
  gas: bigint
  /** The received amount of a token that takes a fee of each transfer. Null for other tokens, and for a wrap. */
  gain: SimulatedGain | null
}

/**
 * Simulates all steps, whatever amount the swap gives. Null if the node cannot simulate, or the swap reverts for another reason
 * than its minimum.
 *
 * @throws DataApiUnavailableError, ServiceRefusedError, RequestCancelledError, RpcUnavailableError
 */
export async function rehearseSwap(
  ports: SwapPorts,
  parameters: Omit<RequestParameters, 'following'>,
): Promise<Rehearsal | null> {
  const { review } = parameters
  const unbound = { ...review, minToAmount: 1n }
  const { simulation, calls, faults } = await prepareRequest(ports, { ...parameters, following: [], review: unbound })
  if (!simulation || simulation.revertReason !== null) return null
  const decoded = ports.calls.decode(calls.at(-1)?.data ?? '')
  // If the call declares that no token takes a fee, less than the quoted amount means that the price moved. A request that would
  // not be signed says nothing about the token.
  const mayKeepFees = review.wrap === null && faults.length === 0 && (decoded?.kind !== 'swap' || decoded.takesFees)
  return {
    calls,
    gas: simulation.gas.reduce((sum, used) => sum + used, 0n),
    gain: mayKeepFees ? readSimulatedGain(simulation, review) : null,
  }
}
