import { type EIP1193Provider, numberToHex } from 'viem'
import { type Config, type Connector, injected } from 'wagmi'
import { switchChain } from 'wagmi/actions'
import { NetworkNotConfiguredError, SwitchNotSupportedError } from '../../../core/errors/network-errors.js'
import { NotConnectedError } from '../../../core/errors/wallet-errors.js'
import type { AdapterContext, LiveConnection } from '../adapter-context.js'
import { describeChain } from '../config/describe-chain.js'
import { hasErrorCode, mapWalletError, walletErrorCodes } from '../errors/map-wallet-error.js'

/**
 * Moves the wallet of `connection` to a network (EIP-3326), adding the network first when the wallet does not know it (EIP-3085).
 *
 * @throws NotConnectedError, NetworkNotConfiguredError, RequestRejectedError, NetworkNotAddedError,
 * SwitchNotSupportedError also when the wallet agrees and stays where it was
 */
export async function switchNetwork(
  { config }: AdapterContext,
  connection: LiveConnection | null,
  { chainId }: { chainId: number | string },
): Promise<void> {
  const chain = config.chains.find(({ id }) => id === Number(chainId))
  if (!chain) throw new NetworkNotConfiguredError({ network: chainId, configured: config.chains.map(({ id }) => id) })
  if (!connection) throw new NotConnectedError()
  const { connector } = connection
  if (!connector.switchChain) throw new SwitchNotSupportedError({ details: connector.name })
  try {
    if (connector.type === injected.type) await switchInjected(connector, chain)
    else await switchChain(config, { chainId: chain.id, connector })
  } catch (error) {
    throw mapWalletError(error, { switchingTo: chain.id })
  }
}

type Chain = Config['chains'][number]

/** wagmi's own switch waits for ever when a wallet says yes and stays, and knows 4902 in two places of three. */
async function switchInjected(connector: Connector, chain: Chain): Promise<void> {
  const provider = (await connector.getProvider()) as EIP1193Provider
  const chainId = numberToHex(chain.id)
  const askToSwitch = () => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  try {
    await askToSwitch()
  } catch (error) {
    if (!hasErrorCode(error, walletErrorCodes.unrecognizedChain)) throw error
    await provider.request({ method: 'wallet_addEthereumChain', params: [describeChain(chain)] })
    // Adding need not switch (EIP-3085).
    if ((await connector.getChainId()) !== chain.id) await askToSwitch()
  }
  if ((await connector.getChainId()) !== chain.id)
    throw new SwitchNotSupportedError({ details: `The wallet agreed but is not on chain ${chain.id}.` })
  // Wallets may leave `chainChanged` out; `change` twice is harmless.
  connector.onChainChanged(chainId)
}
