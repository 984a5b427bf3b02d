import { parseCaipNetworkId } from '../format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { LintelContext } from './context.js'

/**
 * Asks the wallet to switch; without a wallet the network becomes the one to be asked for. Joins a switch to the
 * same network that is running.
 *
 * @throws InvalidChainIdError, NetworkNotConfiguredError, RequestRejectedError, SwitchNotSupportedError,
 * NetworkNotAddedError, WalletUnresponsiveError (30 s), RequestCancelledError, WalletFailedError
 */
export async function switchNetwork(context: LintelContext, { network }: { network: CaipNetworkId }): Promise<void> {
  const { namespace } = parseCaipNetworkId(network)
  const switching = context.getState().namespaces[namespace]?.switching
  const isAsked = switching?.network === network && switching.failure === null
  const id = isAsked ? switching.id : context.nextId()
  const answered = context.replies.wait(id)
  if (!isAsked) context.dispatch({ type: 'network/switch', network, id })
  await answered
}
