import type { SwapWords } from '../messages/en.js'
import type { SwapProblem } from './problems.js'

/** What mends a problem. The button shows exactly this value. */
export type SwapRemedy =
  /** `waitMs`: the button works after it. */
  | { action: 'retry'; waitMs: number }
  /** Reviews again with what would be received now. */
  | { action: 'review-again'; toAmount: bigint | null }
  | { action: 'set-amount'; amount: bigint }
  | { action: 'approve'; amount: bigint }
  | { action: 'revoke'; allowed: bigint }
  | { action: 'lower-amount' }
  | { action: 'choose-token' }
  | { action: 'back' }

export type SwapCard = { tone: 'danger' | 'warning'; remedy: SwapRemedy | null }

const tryAgain: SwapRemedy = { action: 'retry', waitMs: 0 }

/** How a problem is shown, and the one thing that mends it. */
export function readSwapCard(problem: SwapProblem): SwapCard {
  switch (problem.code) {
    case 'too-many-requests':
      return { tone: 'warning', remedy: { action: 'retry', waitMs: problem.retryAfter } }
    case 'provider-down':
    case 'bad-reply':
    case 'no-answer':
    case 'not-reached':
    case 'service-failed':
    case 'wallet-failed':
    case 'cancelled':
      return { tone: 'warning', remedy: tryAgain }
    case 'service-refused':
      return { tone: 'danger', remedy: null }
    case 'took-too-long':
      return { tone: 'warning', remedy: { action: 'review-again', toAmount: null } }
    case 'price-moved':
      return { tone: 'warning', remedy: { action: 'review-again', toAmount: problem.now } }
    case 'sale-fails':
    case 'no-route':
      return { tone: 'danger', remedy: { action: 'choose-token' } }
    case 'no-fees':
      return { tone: 'danger', remedy: { action: 'lower-amount' } }
    case 'balance-low': {
      const { balance: amount } = problem
      return { tone: 'danger', remedy: amount > 0n ? { action: 'set-amount', amount } : { action: 'choose-token' } }
    }
    case 'allowance-low':
      return { tone: 'warning', remedy: { action: 'approve', amount: problem.needed } }
    case 'approve-rejected':
      return { tone: 'warning', remedy: tryAgain }
    case 'swap-rejected': {
      const { allowed } = problem
      return { tone: 'warning', remedy: allowed > 0n ? { action: 'revoke', allowed } : tryAgain }
    }
    case 'reverted':
    case 'tampered':
    case 'not-checked':
    case 'place-changed':
    case 'replaced':
      return { tone: 'danger', remedy: { action: 'back' } }
    case 'partly-done':
      return { tone: 'danger', remedy: null }
  }
}

/** Writes what is in a problem, for the language and with the symbols of the swap. */
export type ProblemFormat = {
  /** An amount of the token that is paid, with its symbol. */
  from(amount: bigint): string
  /** An amount of the token that is received, with its symbol. */
  to(amount: bigint): string
  /** The symbol of the native currency. */
  symbol: string
}

/** One sentence that says what happened and what to do. A reason of a contract comes as it is: show it as plain text. */
export function writeProblem(problem: SwapProblem, { problems: words }: SwapWords, format: ProblemFormat): string {
  switch (problem.code) {
    case 'too-many-requests':
      return words.tooManyRequests
    case 'provider-down':
      return words.providerDown
    case 'bad-reply':
      return words.badReply
    case 'no-answer':
      return words.noAnswer
    case 'not-reached':
      return words.notReached
    case 'service-refused':
      return words.serviceRefused
    case 'service-failed':
      return words.serviceFailed
    case 'no-route':
      return words.noRoute
    case 'price-moved': {
      const { least, now } = problem
      if (least === null || now === null) return words.priceMoved
      return words.priceMovedTo({ least: format.to(least), now: format.to(now) })
    }
    case 'took-too-long':
      return words.tookTooLong
    case 'sale-fails':
      return words.saleFails
    case 'reverted':
      return problem.reason === null ? words.reverted : words.revertedWith({ reason: problem.reason })
    case 'no-fees':
      return words.noFees({ symbol: format.symbol })
    case 'balance-low':
      return words.balanceLow({ balance: format.from(problem.balance), needed: format.from(problem.needed) })
    case 'allowance-low':
      return words.allowanceLow({ allowed: format.from(problem.allowed), needed: format.from(problem.needed) })
    case 'approve-rejected':
      return words.approveRejected
    case 'swap-rejected':
      if (problem.allowed === 0n) return words.swapRejected
      return words.swapRejectedAllowed({ allowed: format.from(problem.allowed) })
    case 'tampered':
      return words.tampered
    case 'not-checked':
      return words.notChecked
    case 'place-changed':
      return words[`${problem.what}Changed`]
    case 'cancelled':
      return words.cancelled
    case 'replaced':
      return words.replaced
    case 'partly-done':
      return words.partlyDone
    case 'wallet-failed':
      return words.walletFailed
  }
}

/** The button of a remedy. It says exactly the value that it sets. */
export function writeRemedy(remedy: SwapRemedy, { remedies: words }: SwapWords, format: ProblemFormat): string {
  switch (remedy.action) {
    case 'retry':
      return remedy.waitMs > 0 ? words.retryIn({ seconds: Math.ceil(remedy.waitMs / 1_000) }) : words.retry
    case 'review-again':
      return remedy.toAmount === null
        ? words.reviewAgain
        : words.reviewAgainWith({ amount: format.to(remedy.toAmount) })
    case 'set-amount':
      return words.setAmount({ amount: format.from(remedy.amount) })
    case 'approve':
      return words.approve({ amount: format.from(remedy.amount) })
    case 'revoke':
      return words.revoke({ amount: format.from(remedy.allowed) })
    case 'lower-amount':
      return words.lowerAmount
    case 'choose-token':
      return words.chooseToken
    case 'back':
      return words.back
  }
}
