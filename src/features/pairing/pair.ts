import { ask } from '../../core/actions/ask.js'
import type { LintelContext } from '../../core/context.js'
import { InvalidOptionError } from '../../core/errors/option-errors.js'
import { NotConnectedError } from '../../core/errors/wallet-errors.js'
import type { Account } from '../../core/model/account.js'
import type { DirectoryWallet } from '../../core/model/directory.js'
import type { LintelState } from '../../core/model/state.js'
import { walletConnectId } from '../../core/model/wallet-connect.js'
import { listConnections, toAccount } from '../../core/selectors.js'

/**
 * Starts pairing with a wallet on another device and resolves with its account. Joins a running pairing with the same
 * wallet: its link stays.
 */
export async function pair(
  context: LintelContext,
  { wallet = null }: { wallet?: DirectoryWallet | null } = {},
): Promise<Account> {
  const running = context.getState().pairing
  const isRunning = running !== null && running.failure === null && running.wallet?.id === wallet?.id
  const id = isRunning ? running.id : context.nextId()
  if (!context.hasWalletConnect) throw refuse(context, { id, wallet })
  await ask(context, {
    id,
    begin: isRunning ? undefined : { type: 'pairing/start', id, wallet },
    read: ({ pairing }) => pairing,
    isDone: (state, { type }) => (type === 'connection/changed' || type === 'pairing/approved') && !!findPaired(state),
  })
  const paired = findPaired(context.getState())
  if (!paired) throw new NotConnectedError()
  return toAccount(paired)
}

function findPaired(state: LintelState) {
  return listConnections(state).find(({ connectorId }) => connectorId === walletConnectId)
}

/** Pairing in an app that has not set up WalletConnect: the view shows the failure, which names the missing options. */
function refuse(
  { dispatch }: LintelContext,
  pairing: { id: number; wallet: DirectoryWallet | null },
): InvalidOptionError {
  const error = new InvalidOptionError({
    option: 'walletConnect',
    got: undefined,
    write: "Write walletConnect: walletConnect() of 'lintel/walletconnect', and the URL of a relay in services.relay.",
  })
  dispatch({ type: 'pairing/refused', ...pairing, error })
  return error
}
