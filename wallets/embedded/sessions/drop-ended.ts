import { decodeFunctionResult, encodeFunctionData, type Hex, isHex, parseAbi } from 'viem'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import type { Node } from '../rpc/create-node.js'
import type { GrantedSession, SessionsClient } from './create-sessions-client.js'

const abi = parseAbi(['function disabledDelegations(bytes32 delegationHash) view returns (bool isDisabled)'])

/**
 * Closes sessions that the frame alone has and that the chain has ended, and forgets them. One of these would have the
 * operation that ends all fail.
 *
 * @throws the error of the node
 */
export async function dropEnded(
  sessions: readonly GrantedSession[],
  { node, client }: { node: Node; client: Pick<SessionsClient, 'forget'> },
): Promise<readonly GrantedSession[]> {
  return Promise.all(
    sessions.map(async (session) => {
      if (!session.isKept || !(await readIsDisabled(node, session.pci))) return session
      client.forget([session.pci])
      return { ...session, isOpen: false }
    }),
  )
}

async function readIsDisabled(node: Node, pci: Hex): Promise<boolean> {
  const data = encodeFunctionData({ abi, args: [pci] })
  const answer = await node('eth_call', [{ to: smartAccountAddresses.delegationManager, data }, 'latest'])
  return isHex(answer) && decodeFunctionResult({ abi, data: answer })
}
