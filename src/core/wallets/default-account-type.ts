import type { AccountType } from '../model/account.js'
import type { Namespace } from '../model/caip.js'

/** The type of an account if the wallet reports only its address. */
export function defaultAccountType(namespace: Namespace): AccountType {
  return namespace === 'bip122' ? 'payment' : 'eoa'
}
