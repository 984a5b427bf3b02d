import { isAddress, isAddressEqual, recoverMessageAddress } from 'viem'
import { verifyMessage as verifyOnChain } from 'wagmi/actions'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Signed } from '../../../core/model/requests.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapRpcError } from '../errors/map-rpc-error.js'
import { isSignature } from '../is-signature.js'
import { getLiveConnection } from '../live-connections.js'

/**
 * Whether `signed.address` signed `message`. Checks a key's signature locally (EIP-191), and a smart account's through its
 * contract on `network`, by default the wallet's (ERC-1271, or ERC-6492 before it is deployed).
 *
 * @throws RpcUnavailableError when the check needs a node and none answers
 */
export async function verifyMessage(
  { config }: AdapterContext,
  {
    message,
    signed: { address, signature, scheme },
    network,
  }: { message: string; signed: Signed; network?: CaipNetworkId },
): Promise<boolean> {
  if (scheme !== 'eip191') return false
  if (!isAddress(address, { strict: false }) || !isHexSignature(signature)) return false
  const signer = await recoverMessageAddress({ message, signature }).catch(() => null)
  if (signer && isAddressEqual(signer, address)) return true
  const wanted = network ? Number(network.slice('eip155:'.length)) : getLiveConnection(config)?.chainId
  const chainId = config.chains.some(({ id }) => id === wanted) ? wanted : config.state.chainId
  try {
    return await verifyOnChain(config, { address, message, signature, chainId })
  } catch (error) {
    throw mapRpcError(error)
  }
}

function isHexSignature(signature: string): signature is `0x${string}` {
  return isSignature(signature)
}
