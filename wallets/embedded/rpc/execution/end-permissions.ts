import { type Address, getAddress, type Hex } from 'viem'
import { hashDelegation, type SignedDelegation } from '../../../../src/embedded/smart-account/delegation.js'
import { writeRevocation } from '../../../../src/features/sessions/data/schema.js'
import type { ApprovalPorts } from '../approval-ports.js'
import type { Node } from '../create-node.js'
import type { Answer } from './execution.js'
import { readTransactionHash, type SignedNote } from './send-operation.js'
import { wrapSignature } from './sign-text.js'

/**
 * Ends permissions by one operation. Once it is sent, a signed text informs the list of sessions. The chain ends them
 * also when the list cannot be reached.
 */
export function endPermissions(
  delegations: readonly SignedDelegation[],
  {
    account,
    chainId,
    bundler,
    ports: { sessions, account: own },
  }: { account: Address; chainId: string; bundler: Node; ports: Pick<ApprovalPorts, 'sessions' | 'account'> },
): { writeNote?: (hash: Hex) => string; answer: (hash: Hex, note: SignedNote | null) => Answer } {
  const pcis = delegations.map(hashDelegation)
  const owner = own.wallet.addresses.eip155 as Address

  async function revokeSessions(operation: Hex, { signature, isDeployed }: SignedNote): Promise<void> {
    const proof = isDeployed ? signature : wrapSignature(signature, owner)
    await sessions?.revoke({ account, chainId, pcis, signature: proof, operation })
  }

  return {
    ...(sessions && {
      writeNote: (operation: Hex) => writeRevocation(`${chainId}:${getAddress(account)}`, pcis, operation),
    }),
    answer(hash, note) {
      const revoked = note ? revokeSessions(hash, note).catch(() => undefined) : undefined
      return async () => {
        await readTransactionHash(bundler, hash)
        await revoked
        return {}
      }
    },
  }
}
