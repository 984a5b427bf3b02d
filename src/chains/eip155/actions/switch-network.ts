import { switchChain } from 'wagmi/actions'
import { SwitchNotSupportedError } from '../../../core/errors/network-errors.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'
import type { LiveConnection } from '../live-connections.js'
import { readChainId } from './read-from-node.js'

/**
 * Switches the wallet of `connection` to a network (EIP-3326) through wagmi's `switchChain`, which adds the network if
 * the wallet does not know it (EIP-3085). Without a connection it changes wagmi's own chain.
 *
 * @throws InvalidChainIdError, NetworkNotConfiguredError, RequestRejectedError, NetworkNotAddedError, SwitchNotSupportedError
 */
export async function switchNetwork(
  { config }: AdapterContext,
  connection: LiveConnection | null,
  { network }: { network: CaipNetworkId },
): Promise<void> {
  const chainId = readChainId(config, network)
  const chain = config.chains.find(({ id }) => id === chainId)
  if (connection && !connection.connector.switchChain) {
    throw new SwitchNotSupportedError({ details: connection.connector.name })
  }
  try {
    await switchChain(config, {
      chainId,
      ...(connection && { connector: connection.connector }),
      ...(chain && { addEthereumChainParameter: { rpcUrls: chain.rpcUrls.default.http } }),
    })
  } catch (error) {
    throw mapWalletError(error, { switchingTo: chainId })
  }
}
