import { type Chain, numberToHex } from 'viem'
import { SwitchNotSupportedError } from '../../../core/errors/network-errors.js'
import type { WalletConnectPort } from '../../../core/model/wallet-connect.js'
import { GRANT_TIMEOUT_MS } from '../../../core/wallets/connection-limits.js'
import { untilReached } from '../../../rules/async/until-reached.js'
import { hasErrorCode, walletErrorCodes } from '../errors/map-wallet-error.js'
import { listGrantedChains } from './read-granted.js'

type SwitchParameters = {
  port: WalletConnectPort
  chain: Chain
  askWallet(request: { method: string; params: unknown }): Promise<unknown>
}

/**
 * Adds a chain to the session of the paired wallet: requests a switch, or adds the chain first when the wallet does not
 * know it (4902), then waits for the updated session. An approved chain needs no switch, because each request names its chain (CAIP-27).
 *
 * @throws SwitchNotSupportedError if the wallet accepts but its session does not change, and the wallet's errors
 */
export async function switchPairedWallet({ port, chain, askWallet }: SwitchParameters): Promise<void> {
  if (isGranted(port, chain.id)) return
  const askToSwitch = () =>
    askWallet({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chain.id) }] })
  try {
    await askToSwitch()
  } catch (error) {
    if (!hasErrorCode(error, walletErrorCodes.unrecognizedChain)) throw error
    await askWallet({ method: 'wallet_addEthereumChain', params: [describeChain(chain)] })
    // A wallet that adds a chain may stay on the current one (EIP-3085).
    if (!isGranted(port, chain.id)) await askToSwitch()
  }
  await untilReached(port.watch, () => isGranted(port, chain.id), GRANT_TIMEOUT_MS)
  if (!isGranted(port, chain.id)) {
    throw new SwitchNotSupportedError({
      details: `The wallet agreed but its session does not cover chain ${chain.id}.`,
    })
  }
}

function isGranted(port: WalletConnectPort, chainId: number): boolean {
  const session = port.getSession()
  return session !== null && listGrantedChains(session).includes(chainId)
}

/** The parameters of `wallet_addEthereumChain` for a network (EIP-3085). */
function describeChain({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain) {
  return {
    chainId: numberToHex(id),
    chainName: name,
    nativeCurrency,
    rpcUrls: [...rpcUrls.default.http],
    ...(blockExplorers ? { blockExplorerUrls: [blockExplorers.default.url] } : {}),
  }
}
