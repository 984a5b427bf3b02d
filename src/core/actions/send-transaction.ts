import { toLintelError } from '../errors/to-lintel-error.js'
import { InvalidTransactionError } from '../errors/transaction-errors.js'
import { isEvmAddress } from '../format/is-evm-address.js'
import type { TransactionRequest } from '../model/chain-adapter.js'
import { getConnectedAdapter, type LintelContext } from './context.js'

/**
 * Sends from the connected account; resolves with the hash. What cannot be right never reaches the wallet.
 *
 * @throws NotConnectedError, InvalidTransactionError, RequestRejectedError, InsufficientFundsError, WalletFailedError
 */
export async function sendTransaction(context: LintelContext, request: TransactionRequest): Promise<string> {
  const adapter = getConnectedAdapter(context)
  checkTransaction(request, adapter.namespace === 'eip155')
  try {
    return await adapter.sendTransaction(request)
  } catch (thrown) {
    throw toLintelError(thrown)
  }
}

function checkTransaction({ to, value, data }: TransactionRequest, isEvm: boolean): void {
  const isAddress = isEvm ? isEvmAddress(to) && to.startsWith('0x') : to !== ''
  if (!isAddress) throw new InvalidTransactionError({ field: 'to', got: to, write: 'Write the whole address.' })
  if (value !== undefined && value < 0n) {
    throw new InvalidTransactionError({ field: 'value', got: value, write: 'Write base units, 0 or more.' })
  }
  if (isEvm && data !== undefined && !/^0x([0-9a-f]{2})*$/i.test(data)) {
    throw new InvalidTransactionError({ field: 'data', got: data, write: 'Write 0x and pairs of hex digits.' })
  }
}
