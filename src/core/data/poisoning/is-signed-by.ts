import { foldAddress } from '../../../rules/addresses/fold-address.js'
import type { Transaction } from '../../model/activity.js'

/** Whether an account has signed a transaction. Without data about that, an account has signed the transactions it has sent. */
export function isSignedBy({ isSigned, from }: Pick<Transaction, 'isSigned' | 'from'>, account: string): boolean {
  return isSigned ?? foldAddress(from) === foldAddress(account)
}
