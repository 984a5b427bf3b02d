import type { LintelContext } from '../context.js'
import { NetworkNotConfiguredError } from '../errors/network-errors.js'
import { NotConnectedError } from '../errors/wallet-errors.js'
import { parseCaipNetworkId } from '../format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../model/caip.js'
import { assertPinned } from '../requests/assert-pinned.js'
import { getConnection, getNetwork, isListed } from '../selectors.js'
import { ask } from './ask.js'

/**
 * Switches the wallet's network. Without a wallet it sets the network of the next connection. Joins a running switch to
 * the same network.
 *
 * @throws AccountMismatchError before the request to the wallet, InvalidChainIdError, NetworkNotConfiguredError,
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
  const { namespaces, networks } = context.getState()
  if (!namespaces[namespace] || !isListed({ networks }, network)) {
    const error = new NetworkNotConfiguredError({ network, configured: networks.map((listed) => listed.caipNetworkId) })
    context.report(error)
    throw error
  }
  const { switching } = namespaces[namespace]
  const isAsked = switching?.network === network && switching.failure === null
  const id = isAsked ? switching.id : context.nextId()
  await ask(context, {
    id,
    begin: isAsked ? undefined : { type: 'network/switch', network, id },
    read: (state) => state.namespaces[namespace]?.switching,
    isDone: (state) => getNetwork(state, namespace) === network,
  })
}
