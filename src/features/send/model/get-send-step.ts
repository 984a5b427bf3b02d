import type { TypedAmount } from '../../../core/requests/payments/read-typed-amount.js'
import type { ReceiverState } from './read-receiver.js'

/** The next step before a payment can be reviewed. */
export type SendStep =
  | 'select-token'
  | 'enter-amount'
  | 'amount-invalid'
  | 'insufficient-funds'
  | 'enter-address'
  | 'checking-address'
  | 'address-invalid'
  | 'review'

export type SendFields = {
  /** The selected token's balance in base units; null without a token. */
  balance: bigint | null
  amount: TypedAmount
  receiver: Pick<ReceiverState, 'status'>
}

/** The first missing step, in the order of the form's fields. */
export function getSendStep({ balance, amount, receiver }: SendFields): SendStep {
  if (balance === null) return 'select-token'
  if (amount.status === 'empty') return 'enter-amount'
  if (amount.status === 'invalid' || amount.amount === 0n) return 'amount-invalid'
  if (amount.amount > balance) return 'insufficient-funds'
  if (receiver.status === 'empty') return 'enter-address'
  if (receiver.status === 'pending') return 'checking-address'
  return receiver.status === 'valid' ? 'review' : 'address-invalid'
}
