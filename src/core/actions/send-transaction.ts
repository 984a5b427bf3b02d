import { getConnectedAdapter, type LintelContext, pinRequest } from '../context.js'
import type { Quote, ShownAs, TransactionRequest } from '../model/requests.js'
import { getConnection } from '../selectors.js'

/**
 * Sends a transaction of the active account and resolves with its id. Refuses what no chain accepts; the adapter checks the rest.
 *
 * @throws NotConnectedError, InvalidTransactionError, NetworkMismatchError, AccountMismatchError, RequestRejectedError,
 * InsufficientFundsError, WalletFailedError
 */
export async function sendTransaction(
  context: LintelContext,
  request: TransactionRequest,
  shownAs?: ShownAs,
): Promise<string> {
  const adapter = getConnectedAdapter(context)
  const connection = getConnection(context.getState())
  const pinned = pinRequest(context, request)
  const { checkTransaction, describeSent } = await loadTransactionRules()
  checkTransaction(request)
  const hash = await adapter.sendTransaction(pinned)
  if (connection) {
    const { accounts, network } = connection
    const transaction = describeSent(context, { hash, from: accounts[0].address, network, request, shownAs })
    context.dispatch({ type: 'transaction/sent', transaction })
  }
  return hash
}

/**
 * The estimated cost of the transaction; null if the chain cannot tell. Sends no request to the wallet.
 *
 * @throws NotConnectedError, InvalidTransactionError, NetworkMismatchError, AccountMismatchError, ContractRevertedError,
 * InsufficientFundsError, RpcUnavailableError
 */
export async function quote(context: LintelContext, request: TransactionRequest): Promise<Quote | null> {
  const adapter = getConnectedAdapter(context)
  const pinned = pinRequest(context, request)
  const { checkTransaction } = await loadTransactionRules()
  checkTransaction(request)
  return (await adapter.quote?.(pinned)) ?? null
}

/** Loaded with the first transaction. */
function loadTransactionRules() {
  return import('./transaction-rules.js')
}
