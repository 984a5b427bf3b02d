import { NotConnectedError } from '../errors/wallet-errors.js'
import { parseCaipNetworkId } from '../format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../model/caip.js'
import { assertPinned } from '../requests/assert-pinned.js'
import { getConnection } from '../selectors.js'
import type { LintelContext } from './context.js'

/**
 * Switches the wallet's network. Without a wallet it sets the network of the next connection. Joins a running switch to
 * the same network.
 *
 * @throws AccountMismatchError before the wallet is asked, InvalidChainIdError, NetworkNotConfiguredError,
 * RequestRejectedError, SwitchNotSupportedError, NetworkNotAddedError, WalletUnresponsiveError (30 s),
 * RequestCancelledError, WalletFailedError
 */
export async function switchNetwork(
  context: LintelContext,
  { network, from }: { network: CaipNetworkId; from?: string | undefined },
): Promise<void> {
  const { namespace } = parseCaipNetworkId(network)
  if (from !== undefined) {
    const connection = getConnection(context.getState(), namespace)
    if (!connection) throw new NotConnectedError()
    assertPinned({ from }, { network, address: connection.accounts[0].address })
  }
  const switching = context.getState().namespaces[namespace]?.switching
  const isAsked = switching?.network === network && switching.failure === null
  const id = isAsked ? switching.id : context.nextId()
  const answered = context.replies.wait(id)
  if (!isAsked) context.dispatch({ type: 'network/switch', network, id })
  await answered
}
