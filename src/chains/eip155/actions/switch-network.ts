import { switchChain } from 'wagmi/actions'
import { NetworkNotConfiguredError, SwitchNotSupportedError } from '../../../core/errors/network-errors.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'
import type { LiveConnection } from '../live-connections.js'

/**
 * Switches the wallet of `connection` to a network (EIP-3326) through wagmi's `switchChain`, which adds the network when
 * the wallet does not know it (EIP-3085). Without a connection wagmi's own chain changes.
 *
 * @throws NetworkNotConfiguredError, RequestRejectedError, NetworkNotAddedError, SwitchNotSupportedError
 */
export async function switchNetwork(
  { config }: AdapterContext,
  connection: LiveConnection | null,
  { chainId }: { chainId: number | string },
): Promise<void> {
  const chain = config.chains.find(({ id }) => id === Number(chainId))
  if (!chain) throw new NetworkNotConfiguredError({ network: chainId, configured: config.chains.map(({ id }) => id) })
  if (connection && !connection.connector.switchChain) {
    throw new SwitchNotSupportedError({ details: connection.connector.name })
  }
  try {
    await switchChain(config, {
      chainId: chain.id,
      ...(connection && { connector: connection.connector }),
      addEthereumChainParameter: { rpcUrls: chain.rpcUrls.default.http },
    })
  } catch (error) {
    throw mapWalletError(error, { switchingTo: chain.id })
  }
}
