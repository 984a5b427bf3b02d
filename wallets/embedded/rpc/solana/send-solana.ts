import { base58, base64 } from '@scure/base'
import { isRecord } from '../../../../src/rules/is-record.js'
import type { SolanaSendOptions } from '../../../approval/describe/approval.js'
import { type Node, NodeUnreachableError } from '../create-node.js'

/**
 * Sends a signed transaction. A node that has it already, as after an answer that was lost, counts as sent.
 *
 * @throws NodeUnreachableError when it may have been sent; the node's own error when the node refused it and does not have it
 */
export async function sendSolana(
  node: Node,
  { signature, wire }: { signature: Uint8Array; wire: Uint8Array },
  options: SolanaSendOptions,
): Promise<void> {
  try {
    const config = { preflightCommitment: 'confirmed', ...options, encoding: 'base64' }
    await node('sendTransaction', [base64.encode(wire), config])
  } catch (error) {
    const found = await node('getSignatureStatuses', [[base58.encode(signature)]]).catch((lost: unknown) => {
      // Without an answer to this question the outcome is not known.
      if (lost instanceof NodeUnreachableError) throw lost
      return null
    })
    const [status] = isRecord(found) && Array.isArray(found.value) ? found.value : []
    if (!isRecord(status)) throw error
  }
}
