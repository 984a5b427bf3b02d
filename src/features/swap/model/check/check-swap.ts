import { parseCaipNetworkId } from '../../../../core/format/parse-caip-network-id.js'
import type { DecodedCall } from '../../../../core/model/contract-calls.js'
import type { SwapFault } from '../problems.js'
import type { SwapReview } from '../review.js'
import { isSameToken } from '../token.js'
import { checkSimulation } from './check-simulation.js'
import type { CheckedCall, SwapFacts, SwapStep } from './swap-facts.js'

/** The latest deadline of a swap, in s from now. */
const MAX_DEADLINE_S = 1_200

/** The faults of one part, and whether each is there. */
type Found = Partial<Record<SwapFault, boolean>>

/**
 * Compares a request with the visitor's review, before the wallet is asked. Returns an empty list if they match.
 *
 * @param now ms since 1970.
 * @example checkSwap({ ...facts, from: stranger }, review, now) // ['account']
 */
export function checkSwap(facts: SwapFacts, review: SwapReview, now: number): readonly SwapFault[] {
  const { account, network } = review.key
  const found: Found[] = [
    {
      chain: facts.chainId !== parseCaipNetworkId(network).chainId,
      account: !isSameToken(facts.from, account),
      calls: facts.calls.length !== facts.steps.length || facts.steps.length === 0,
    },
    ...facts.calls.map((call, index) => checkCall(facts.steps[index], call, facts, review, now)),
    checkSimulation(facts, review),
  ]
  return [...new Set(found.flatMap((part) => listFaults(part)))]
}

function listFaults(found: Found): SwapFault[] {
  return (Object.keys(found) as SwapFault[]).filter((fault) => found[fault])
}

function checkCall(
  step: SwapStep | undefined,
  call: CheckedCall,
  facts: SwapFacts,
  review: SwapReview,
  now: number,
): Found {
  switch (step) {
    case 'reset':
    case 'approve':
      return checkApproval(call, facts, review, step === 'reset' ? 0n : facts.approval)
    case 'swap':
      return checkSwapCall(call, facts, review, now)
    case 'wrap':
    case 'unwrap':
      return checkWrap(call, review)
    case undefined:
      return { calls: true }
  }
}

/** An approval must be for exactly this amount of the paid token, and for the router alone. */
function checkApproval(
  { to, value, decoded }: CheckedCall,
  facts: SwapFacts,
  review: SwapReview,
  amount: bigint,
): Found {
  const { from, account } = review.key
  const { spender, router } = facts
  // Another function does not have the compared fields.
  if (decoded?.kind !== 'approve') return { function: true }
  return {
    'approve-token': from === null || !isSameToken(to, from),
    value: value !== 0n,
    'approve-amount': decoded.amount !== amount,
    spender:
      spender === null ||
      router === null ||
      !isSameToken(spender, router) ||
      !isSameToken(decoded.spender, router) ||
      isOwn(router, review) ||
      isSameToken(router, account),
    router: !isAccepted(router, facts, review),
    unverified: amount > 0n && !isVerified(router, facts),
    'spender-no-code': facts.spenderHasCode !== true,
  }
}

function checkSwapCall(call: CheckedCall, facts: SwapFacts, review: SwapReview, now: number): Found {
  const { from, amount } = review.key
  const { router } = facts
  const common: Found = {
    unverified: !isVerified(router, facts),
    router: router === null || !isSameToken(call.to, router) || !isAccepted(router, facts, review),
    value: call.value !== (from === null ? amount : 0n),
  }
  // `checkSimulation` checks the effects of such a call.
  if (call.decoded === null) {
    return { ...common, unreadable: facts.simulation === null, deadline: hasWrongDeadline(facts.deadline, now) }
  }
  if (call.decoded.kind !== 'swap') return { ...common, function: true }
  return { ...common, ...checkDecodedSwap(call.decoded, facts, review, now) }
}

function checkDecodedSwap(
  decoded: Extract<DecodedCall, { kind: 'swap' }>,
  facts: SwapFacts,
  review: SwapReview,
  now: number,
): Found {
  const { from, to, amount, account } = review.key
  const { path } = decoded
  const [first, last] = [path[0], path.at(-1)]
  const deadline = Number(decoded.deadline)
  return {
    'amount-in': decoded.amountIn !== (from === null ? null : amount),
    minimum: decoded.minimum < review.minToAmount,
    receiver: !isSameToken(decoded.receiver, account),
    'path-start': path.length < 2 || !isEnd(first, from, review),
    'path-end': path.length < 2 || !isEnd(last, to, review) || decoded.isPaidNative !== (to === null),
    deadline: hasWrongDeadline(deadline, now) || (facts.deadline !== null && facts.deadline !== deadline),
  }
}

/** Whether a contract at the end of a path is this token. A router wraps the native currency itself. */
function isEnd(contract: string | undefined, token: string | null, { wrapped }: SwapReview): boolean {
  const wanted = token ?? wrapped
  return contract !== undefined && wanted !== null && isSameToken(contract, wanted)
}

function hasWrongDeadline(deadline: number | null, now: number): boolean {
  const seconds = now / 1_000
  return deadline !== null && !(deadline > seconds && deadline <= seconds + MAX_DEADLINE_S)
}

/** Whether the router is the one in the quote, on the app's list, and neither a token nor the account. */
function isAccepted(router: string | null, { routers }: SwapFacts, review: SwapReview): boolean {
  if (router === null || isOwn(router, review) || isSameToken(router, review.key.account)) return false
  const named = review.quote?.router ?? null
  if (named !== null && !isSameToken(named, router)) return false
  return routers === null || routers.some((one) => isSameToken(one, router))
}

/** Whether a simulation or the app's list confirms a router. The service names its own, so that is not enough. */
function isVerified(router: string | null, { routers, simulation }: SwapFacts): boolean {
  return simulation !== null || (routers?.some((one) => isSameToken(one, router)) ?? false)
}

/** Whether an address is one of the tokens of the swap. */
function isOwn(address: string, { key, wrapped }: SwapReview): boolean {
  return [key.from, key.to, wrapped].some((token) => token !== null && isSameToken(token, address))
}

/** The contract of the wrapped native currency must take or give exactly the amount. */
function checkWrap({ to, value, decoded }: CheckedCall, { key, wrap, wrapped }: SwapReview): Found {
  const isRight = decoded?.kind === wrap && wrap !== null
  return {
    function: !isRight,
    contract: wrapped === null || !isSameToken(to, wrapped),
    value: value !== (wrap === 'wrap' ? key.amount : 0n),
    'amount-in': decoded?.kind === 'unwrap' && decoded.amount !== key.amount,
  }
}
