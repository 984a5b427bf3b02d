import { foldAddress } from '../../rules/addresses/fold-address.js'
import type { Transaction } from '../model/activity.js'
import { isSignedBy } from './poisoning/is-signed-by.js'

/** EntryPoint 0.6 to 0.9 (ERC-4337). */
const entryPoints: ReadonlySet<string> = new Set([
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
  '0x433709009b8330fda32311df1c2afa402ed8d009',
])

/**
 * Removes the fee of a user operation from the transfers of a smart account: the account pays the EntryPoint before it runs
 * the operation. Without another fee this is the fee. Transfers that the account itself sent to an EntryPoint stay.
 */
export function removeOperationFee(transaction: Transaction, account: string): Transaction {
  const isOperation = isSignedBy(transaction, account) && foldAddress(transaction.from) !== foldAddress(account)
  const paid = isOperation
    ? transaction.transfers.find(
        ({ direction, token, to }) =>
          direction === 'out' && token?.address === undefined && entryPoints.has(foldAddress(to ?? '')),
      )
    : undefined
  if (!paid) return transaction
  const transfers = transaction.transfers.filter((transfer) => transfer !== paid)
  const fee = transaction.fee ?? { quantity: paid.quantity, symbol: paid.token?.symbol ?? '' }
  return { ...transaction, transfers, fee }
}
