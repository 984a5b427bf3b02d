import type { Simulation } from '../../../../core/model/contract-calls.js'
import type { SwapFault } from '../problems.js'
import type { SwapReview } from '../review.js'
import { isSameToken, toTokenKey } from '../token.js'
import type { SwapFacts } from './swap-facts.js'

/**
 * Returns the faults in a simulation. The account must lose at most the amount and gain at least the minimum; nothing else may
 * leave it, and no allowance may stay besides the exact one.
 */
export function checkSimulation(
  facts: SwapFacts,
  { key, minToAmount }: SwapReview,
): Partial<Record<SwapFault, boolean>> {
  const { simulation, simulated, fee } = facts
  if (simulation === null) return {}
  const moves = simulated.some((step) => step !== 'reset' && step !== 'approve')
  const others = [...simulation.changes].filter(([token]) => !isOneOf(token, [key.from, key.to]))
  const isLost = (token: string | null, change: bigint) => change < (token === null ? -fee : 0n)
  return {
    reverts: simulation.revertReason !== null,
    'loses-more': isLost(key.from, readChange(simulation, key.from) + (moves ? key.amount : 0n)),
    'gains-less': moves && simulation.revertReason === null && readChange(simulation, key.to) < minToAmount,
    'moves-token':
      others.some(([token, change]) => isLost(token, change)) ||
      (!moves && isLost(key.to, readChange(simulation, key.to))),
    'moves-nft': simulation.movesNfts,
    'leaves-allowance': simulation.allowances.some((allowance) => !isAgreed(allowance, facts, key.from)),
  }
}

/** The gain of an account in a token, simulated or in a block, in base units; negative is a loss. */
export function readChange({ changes }: Pick<Simulation, 'changes'>, token: string | null): bigint {
  return changes.get(token === null ? null : toTokenKey(token)) ?? 0n
}

/** A token may emit the rest of an allowance after each transfer, which is not a new allowance. */
function isAgreed(
  { token, spender, amount }: Simulation['allowances'][number],
  { router, approval, allowance }: SwapFacts,
  from: string | null,
): boolean {
  if (amount === 0n) return true
  if (from === null || router === null || !isSameToken(token, from) || !isSameToken(spender, router)) return false
  return amount <= approval || (allowance !== null && amount <= allowance)
}

function isOneOf(token: string | null, tokens: readonly (string | null)[]): boolean {
  return tokens.some((one) => isSameToken(one, token))
}
