import { foldAddress } from '../../../rules/addresses/fold-address.js'
import type { Transaction } from '../../model/activity.js'

/** Whether an account has signed a transaction. Where nothing is said of it, it has signed what it has sent. */
export function isSignedBy({ isSigned, from }: Pick<Transaction, 'isSigned' | 'from'>, account: string): boolean {
  return isSigned ?? foldAddress(from) === foldAddress(account)
}
