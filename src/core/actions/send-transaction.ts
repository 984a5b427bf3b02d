import type { TransactionRequest } from '../model/chain-adapter.js'
import { checkTransaction } from '../requests/check-transaction.js'
import { getConnectedAdapter, type LintelContext, pinRequest } from './context.js'

/**
 * Sends from the active account and resolves with the hash. Checks what no chain accepts; the adapter checks the rest.
 *
 * @throws NotConnectedError, InvalidTransactionError, NetworkMismatchError, AccountMismatchError, RequestRejectedError,
 * InsufficientFundsError, WalletFailedError
 */
export async function sendTransaction(context: LintelContext, request: TransactionRequest): Promise<string> {
  const adapter = getConnectedAdapter(context)
  checkTransaction(request)
  return adapter.sendTransaction(pinRequest(context, request))
}
