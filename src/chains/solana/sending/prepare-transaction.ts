import type { TransactionRequest } from '../../../core/model/requests.js'
import { checkTransaction } from '../../../core/requests/check-transaction.js'
import type { ActiveWallet } from '../../drivers/create-connections.js'
import type { SolanaContext } from '../solana-context.js'
import type { SolanaDriver } from '../wallets/create-solana-driver.js'
import { prepareBytes } from './prepare-bytes.js'
import { type Prepared, prepareTransfer } from './prepare-transfer.js'

/**
 * Builds and simulates the transaction to sign. A transaction that the app has built stays unchanged.
 *
 * @throws the errors of `prepareTransfer` and `prepareBytes`
 */
export async function prepareTransaction(
  context: SolanaContext,
  request: TransactionRequest,
  active: ActiveWallet<SolanaDriver>,
): Promise<Prepared> {
  checkTransaction(request)
  if (request.kind === 'bytes') return prepareBytes(context, request.transaction, active)
  return prepareTransfer(context, request, active)
}
