import { type Address, bytesToHex, hexToBigInt } from 'viem'
import {
  type Delegation,
  encodeDelegation,
  listCaveats,
  rootAuthority,
} from '../../../../src/embedded/smart-account/delegation.js'
import { hashSessionOrigin } from '../../../../src/embedded/smart-account/hash-session-origin.js'
import { wait } from '../../../../src/rules/async/wait.js'
import type { EvmApproval, Permission } from '../../../approval/describe/approval.js'
import { readChainNumber } from '../../../requests/read-chain-number.js'
import type { SessionsClient } from '../../sessions/create-sessions-client.js'
import { type Signing, sign } from '../sign-and-send.js'
import { describeGrant } from './describe-grant.js'
import type { Execution } from './execution.js'

/** How long the answer waits until the permission is listed, ms. */
const STORE_LIMIT = 3_000

/**
 * Signs a delegation with the limits of a permission, and has it listed. The answer is that of ERC-7715; `accountMeta` deploys the
 * account. The redeemer of the permission deploys it first if it does not exist yet.
 *
 * @param sessions Null where permissions are not listed. They are given all the same, also while the data API does not answer: the frame keeps
 *   them until they are stored.
 */
export function createPermission(
  { delegate, limits }: Permission,
  {
    account,
    chainId,
    signing,
    sessions,
  }: Pick<EvmApproval, 'account' | 'chainId'> & { signing: Omit<Signing, 'worker'>; sessions: SessionsClient | null },
): Execution {
  const chain = readChainNumber(chainId)
  return {
    firstCost: { status: 'none' },
    readCost: async () => ({ status: 'none' }),
    async carryOut(worker) {
      // Without it the permission could not be listed later either, so a failure ends the request.
      const origin = (await sessions?.createOrigin()) ?? null
      const delegation: Delegation = {
        delegate,
        delegator: account,
        authority: rootAuthority,
        caveats: listCaveats(limits),
        // Two permissions that are alike are two, and each is revoked by itself.
        salt: hexToBigInt(origin ? hashSessionOrigin(origin) : bytesToHex(crypto.getRandomValues(new Uint8Array(32)))),
      }
      const request = { kind: 'sign-delegation', delegation, chainId: chain } as const
      const { signature } = await sign(request, { ...signing, worker })
      const context = encodeDelegation({ ...delegation, signature })
      const owner = signing.wallet.addresses.eip155 as Address
      return async () => {
        const granted = [describeGrant({ delegation, context, chain, owner })]
        if (!origin || !sessions) return granted
        // The app does not wait for a data API that does not answer.
        const stored = sessions.store({ account, chainId, context, origin }).catch(sessions.sendPending)
        await Promise.race([stored, wait(STORE_LIMIT)])
        return granted
      }
    },
    isUnderWay: () => false,
  }
}
