import type { AccountType } from '../model/account.js'
import type { Namespace } from '../model/caip.js'

/** The type of an account of which the wallet tells only the address. */
export function defaultAccountType(namespace: Namespace): AccountType {
  return namespace === 'bip122' ? 'payment' : 'eoa'
}
