import { checkTransaction } from '../requests/check-transaction.js'
import type { Quote, TransactionRequest } from '../requests/requests.js'
import { getConnectedAdapter, type LintelContext, pinRequest } from './context.js'

/**
 * Sends from the active account and resolves with its id. Checks what no chain accepts; the adapter checks the rest.
 *
 * @throws NotConnectedError, InvalidTransactionError, NetworkMismatchError, AccountMismatchError, RequestRejectedError,
 * InsufficientFundsError, WalletFailedError
 */
export async function sendTransaction(context: LintelContext, request: TransactionRequest): Promise<string> {
  const adapter = getConnectedAdapter(context)
  checkTransaction(request)
  return adapter.sendTransaction(pinRequest(context, request))
}

/**
 * What the transaction would cost; null when the chain cannot tell. The wallet is not asked.
 *
 * @throws NotConnectedError, InvalidTransactionError, NetworkMismatchError, AccountMismatchError, ContractRevertedError,
 * InsufficientFundsError, RpcUnavailableError
 */
export async function quote(context: LintelContext, request: TransactionRequest): Promise<Quote | null> {
  const adapter = getConnectedAdapter(context)
  checkTransaction(request)
  return (await adapter.quote?.(pinRequest(context, request))) ?? null
}
