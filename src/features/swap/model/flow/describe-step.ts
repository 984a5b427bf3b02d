import type { Transfer } from '../../../../core/model/activity.js'
import type { ShownAs } from '../../../../core/model/requests.js'
import { readAmount } from '../../../../rules/read-amount.js'
import type { SwapStep } from '../check/swap-facts.js'
import type { SwapReview } from '../review.js'

const operations = {
  reset: 'revoke',
  approve: 'approve',
  swap: 'trade',
  wrap: 'deposit',
  unwrap: 'withdraw',
} as const satisfies Record<SwapStep, ShownAs['operation']>

/** The entry of a pending step in Activity. The received amount is unknown until it is in a block. */
export function describeStep(step: SwapStep, { from, key }: SwapReview): ShownAs {
  const { name, symbol, decimals, address, iconUrl } = from
  const token: Transfer['token'] = { name, symbol, decimals, ...(address && { address }), ...(iconUrl && { iconUrl }) }
  const quantity = readAmount(key.amount, decimals) ?? '0'
  const isMoved = step !== 'reset' && step !== 'approve'
  return {
    operation: operations[step],
    transfers: isMoved ? [{ direction: 'out', quantity, token, from: key.account }] : [],
  }
}
