import type { SwapWords } from '../messages/en.js'
import type { SwapProblem, SwapRemedy } from './problems.js'

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
