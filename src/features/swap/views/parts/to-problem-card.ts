import { toPlainName } from '../../../../modal/parts/names/to-plain-name.js'
import type { SwapWords } from '../../messages/en.js'
import { readSwapCard, type SwapProblem, type SwapRemedy } from '../../model/problems.js'
import type { SwapToken } from '../../model/token.js'
import { formatPercent } from './format-percent.js'
import type { SwapProblemCardProps } from './swap-problem-card.js'

type Currency = { symbol: string; decimals: number }

type Context = {
  labels: SwapWords
  locale?: string
  /** Writes an amount with its symbol. */
  write: (amount: bigint, token: SwapToken | Currency) => string
  from: SwapToken | null
  to: SwapToken | null
  native: Currency
  isBusy?: boolean
  /** Does what mends it. */
  remedy: (remedy: SwapRemedy) => void
}

/** A problem in words, with the button that mends it. */
export function toProblemCard(problem: SwapProblem, context: Context): SwapProblemCardProps {
  const { tone, remedy } = readSwapCard(problem)
  const text = describeProblem(problem, context)
  if (!remedy) return { tone, text }
  const { remedy: mend, isBusy = false } = context
  return { tone, text, remedy: { label: nameRemedy(remedy, context), isBusy, onPress: () => mend(remedy) } }
}

function describeProblem(problem: SwapProblem, { labels, write, from, to, native }: Context): string {
  const { problems } = labels
  const paid = (amount: bigint) => (from ? write(amount, from) : String(amount))
  switch (problem.code) {
    case 'too-many-requests':
      return problems.tooManyRequests
    case 'provider-down':
      return problems.providerDown
    case 'bad-reply':
      return problems.badReply
    case 'no-answer':
      return problems.noAnswer
    case 'not-reached':
      return problems.notReached
    case 'service-refused':
      return problems.serviceRefused
    case 'service-failed':
      return problems.serviceFailed
    case 'no-route':
      return problems.noRoute
    case 'price-moved': {
      const { now, least } = problem
      return now !== null && least !== null && to
        ? problems.priceMovedTo({ now: write(now, to), least: write(least, to) })
        : problems.priceMoved
    }
    case 'took-too-long':
      return problems.tookTooLong
    case 'sale-fails':
      return problems.saleFails
    case 'reverted':
      return problem.reason === null
        ? problems.reverted
        : problems.revertedWith({ reason: toPlainName(problem.reason) })
    case 'no-fees':
      return problems.noFees({ symbol: native.symbol })
    case 'allowance-low':
      return problems.allowanceLow({ allowed: paid(problem.allowed), needed: paid(problem.needed) })
    case 'approve-rejected':
      return problems.approveRejected
    case 'swap-rejected':
      return problem.allowed > 0n
        ? problems.swapRejectedAllowed({ allowed: paid(problem.allowed) })
        : problems.swapRejected
    case 'tampered':
      return problems.tampered
    case 'place-changed':
      return { network: problems.networkChanged, account: problems.accountChanged, wallet: problems.walletChanged }[
        problem.what
      ]
    case 'cancelled':
      return problems.cancelled
    case 'replaced':
      return problems.replaced
    case 'partly-done':
      return problems.partlyDone
    case 'wallet-failed':
      return problems.walletFailed
  }
}

function nameRemedy(remedy: SwapRemedy, { labels: { remedies }, write, from, to, locale = 'en' }: Context): string {
  switch (remedy.action) {
    case 'retry':
      return remedy.waitMs > 0 ? remedies.retryIn({ seconds: Math.ceil(remedy.waitMs / 1_000) }) : remedies.retry
    case 'review-again':
      return remedy.toAmount !== null && to
        ? remedies.reviewAgainWith({ amount: write(remedy.toAmount, to) })
        : remedies.reviewAgain
    case 'set-slippage':
      return remedies.setSlippage({ percent: formatPercent(remedy.slippage / 10_000, locale) })
    case 'approve':
      return remedies.approve({ amount: from ? write(remedy.amount, from) : '' })
    case 'revoke':
      return remedies.revoke({ amount: from ? write(remedy.allowed, from) : '' })
    case 'lower-amount':
      return remedies.lowerAmount
    case 'choose-token':
      return remedies.chooseToken
    case 'back':
      return remedies.back
  }
}
