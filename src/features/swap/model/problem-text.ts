import type { SwapWords } from '../messages/en.js'
import type { SwapProblem } from './problems.js'

/** The remedy of a problem. The button shows exactly this value. */
export type SwapRemedy =
  /** `readyAt`: when the button works, in ms since 1970. */
  | { action: 'retry'; readyAt: number }
  /** Reviews again with the amount that would be received now. */
  | { action: 'review-again'; toAmount: bigint | null }
  | { action: 'set-amount'; amount: bigint }
  | { action: 'approve'; amount: bigint }
  | { action: 'revoke'; allowed: bigint }
  | { action: 'lower-amount' }
  | { action: 'choose-token' }
  | { action: 'back' }

export type SwapCard = { tone: 'danger' | 'warning'; remedy: SwapRemedy | null }

/** A swap continues after these. */
const mild: readonly (SwapRemedy['action'] | undefined)[] = ['retry', 'review-again', 'approve']
/** After these, nothing uses the allowance. */
const ends: readonly (SwapRemedy['action'] | undefined)[] = [undefined, 'choose-token', 'back']

/**
 * Returns the card of a problem, with its one remedy.
 *
 * @param left The router's remaining allowance from an approval of this swap, in base units.
 */
export function readSwapCard(problem: SwapProblem, left = 0n): SwapCard {
  const { code } = problem
  const remedy = readRemedy(problem)
  const action = remedy?.action
  // Another wallet cannot revoke it, and a batch leaves no allowance.
  const isOver = ends.includes(action) && code !== 'place-changed' && code !== 'partly-done'
  const isRevoked = left > 0n && (isOver || code === 'swap-rejected')
  return {
    tone: mild.includes(action) ? 'warning' : 'danger',
    remedy: isRevoked ? { action: 'revoke', allowed: left } : remedy,
  }
}

function readRemedy(problem: SwapProblem): SwapRemedy | null {
  switch (problem.code) {
    case 'too-many-requests':
      return { action: 'retry', readyAt: problem.retryAt }
    case 'took-too-long':
      return { action: 'review-again', toAmount: null }
    case 'price-moved':
      return { action: 'review-again', toAmount: problem.now }
    case 'sale-fails':
    case 'no-route':
      return { action: 'choose-token' }
    case 'no-fees':
      return { action: 'lower-amount' }
    case 'balance-low': {
      const { balance: amount } = problem
      return amount > 0n ? { action: 'set-amount', amount } : { action: 'choose-token' }
    }
    case 'allowance-low':
      return { action: 'approve', amount: problem.needed }
    case 'reverted':
    case 'tampered':
    case 'not-checked':
    case 'place-changed':
    case 'replaced':
      return { action: 'back' }
    case 'service-refused':
    case 'partly-done':
      return null
    default:
      return { action: 'retry', readyAt: 0 }
  }
}

/** Formats the values of a problem, in the language and with the symbols of the swap. */
export type ProblemFormat = {
  /** An amount of the paid token, with its symbol. */
  from(amount: bigint): string
  /** An amount of the received token, with its symbol. */
  to(amount: bigint): string
  /** The symbol of the native currency. */
  symbol: string
}

/** One sentence that says what happened and what to do. The reason of a contract is unchanged: show it as plain text. */
export function writeProblem(problem: SwapProblem, { problems: words }: SwapWords, format: ProblemFormat): string {
  switch (problem.code) {
    case 'price-moved': {
      const { least, now } = problem
      if (least === null || now === null) return words['price-moved']
      return words.priceMovedTo({ least: format.to(least), now: format.to(now) })
    }
    case 'reverted':
      return problem.reason === null ? words.reverted : words.revertedWith({ reason: problem.reason })
    case 'no-fees':
      return words['no-fees']({ symbol: format.symbol })
    case 'balance-low':
      return words['balance-low']({ balance: format.from(problem.balance), needed: format.from(problem.needed) })
    case 'allowance-low':
      return words['allowance-low']({ allowed: format.from(problem.allowed), needed: format.from(problem.needed) })
    case 'place-changed':
      return words[`${problem.what}Changed`]
    default:
      return words[problem.code]
  }
}

/** The label of a remedy's button: exactly the value that the button sets. */
export function writeRemedy(remedy: SwapRemedy, { remedies: words }: SwapWords, format: ProblemFormat): string {
  switch (remedy.action) {
    case 'review-again':
      return remedy.toAmount === null
        ? words['review-again']
        : words.reviewAgainWith({ amount: format.to(remedy.toAmount) })
    case 'set-amount':
    case 'approve':
      return words[remedy.action]({ amount: format.from(remedy.amount) })
    case 'revoke':
      return words.revoke({ amount: format.from(remedy.allowed) })
    default:
      return words[remedy.action]
  }
}
