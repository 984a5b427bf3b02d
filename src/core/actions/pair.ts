import { NotConnectedError } from '../errors/wallet-errors.js'
import type { Account } from '../model/account.js'
import type { DirectoryWallet } from '../model/directory.js'
import { walletConnectId } from '../model/wallet-connect.js'
import { listConnections, toAccount } from '../selectors.js'
import type { LintelContext } from './context.js'

/**
 * Starts pairing with a wallet on another device and resolves with its account. Joins a running pairing of the same
 * wallet: its link stays.
 */
export async function pair(
  context: LintelContext,
  { wallet = null }: { wallet?: DirectoryWallet | null } = {},
): Promise<Account> {
  const running = context.getState().pairing
  const isRunning = running !== null && running.failure === null && running.wallet?.id === wallet?.id
  const id = isRunning ? running.id : context.nextId()
  const answered = context.replies.wait(id)
  if (!isRunning) context.dispatch({ type: 'pairing/start', id, wallet })
  await answered
  const paired = listConnections(context.getState()).find(({ connectorId }) => connectorId === walletConnectId)
  if (!paired) throw new NotConnectedError()
  return toAccount(paired)
}
