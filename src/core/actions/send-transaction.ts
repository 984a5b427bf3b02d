import { toLintelError } from '../errors/to-lintel-error.js'
import { InvalidTransactionError } from '../errors/transaction-errors.js'
import type { TransactionRequest } from '../model/chain-adapter.js'
import { getConnectedAdapter, type LintelContext } from './context.js'

/**
 * Sends from the connected account; resolves with the hash. What cannot be right never reaches the wallet: here what
 * is wrong on every chain, in the chain's adapter what is wrong on it.
 *
 * @throws NotConnectedError, InvalidTransactionError, RequestRejectedError, InsufficientFundsError, WalletFailedError
 */
export async function sendTransaction(context: LintelContext, request: TransactionRequest): Promise<string> {
  const adapter = getConnectedAdapter(context)
  checkTransaction(request)
  try {
    return await adapter.sendTransaction(request)
  } catch (thrown) {
    throw toLintelError(thrown)
  }
}

function checkTransaction({ to, value }: TransactionRequest): void {
  if (typeof to !== 'string' || to.trim() === '') {
    throw new InvalidTransactionError({ field: 'to', got: to, write: 'Write the whole address.' })
  }
  if (value !== undefined && value < 0n) {
    throw new InvalidTransactionError({ field: 'value', got: value, write: 'Write base units, 0 or more.' })
  }
}
