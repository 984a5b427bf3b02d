import type { Node } from './create-node.js'

/** Whether an account has code on the network of `node`. */
export async function readIsDeployed(node: Node, account: string): Promise<boolean> {
  return (await node('eth_getCode', [account, 'latest'])) !== '0x'
}
