import { FrameError } from '../door/frame-error.js'
import type { Node } from './create-node.js'

/** Methods that need accounts which this wallet does not have yet. */
const unavailable = /^wallet_(getCallsStatus|getAssets)$|UserOperation|^eth_supportedEntryPoints$/

/**
 * Answers a method that needs no approval: about the wallet by itself, about the chain from the network's node.
 *
 * @throws FrameError with 4200 for what this wallet does not have, or the node's own code
 */
export async function answerFree(
  { method, params }: { method: string; params?: unknown },
  { chainId, node, readAddress }: { chainId: string; node: Node; readAddress: () => Promise<string | null> },
): Promise<unknown> {
  const hexChainId = `0x${Number(chainId.slice('eip155:'.length)).toString(16)}`
  if (method === 'eth_chainId') return hexChainId
  if (method === 'eth_accounts') {
    const address = await readAddress()
    return address === null ? [] : [address]
  }
  // EIP-5792: an account with a key of its own sends calls one after the other.
  if (method === 'wallet_getCapabilities') return { [hexChainId]: { atomic: { status: 'unsupported' } } }
  if (unavailable.test(method)) throw new FrameError(4200, `The embedded wallet cannot answer ${method} yet.`)
  return node(method, params)
}
