import { type Address, bytesToHex, hexToBigInt } from 'viem'
import {
  type Delegation,
  encodeDelegation,
  listCaveats,
  rootAuthority,
} from '../../../../src/embedded/smart-account/delegation.js'
import { hashSessionOrigin } from '../../../../src/embedded/smart-account/hash-session-origin.js'
import type { EvmApproval, Permission } from '../../../approval/describe/approval.js'
import { readChainNumber } from '../../../requests/read-chain-number.js'
import type { SessionsClient } from '../../sessions/create-sessions-client.js'
import { type Signing, sign } from '../carry-out.js'
import { describeGrant } from './describe-grant.js'
import type { Execution } from './execution.js'

/** How long the answer waits until the permission is listed, ms. */
const STORE_LIMIT = 3_000

/**
 * Signs a delegation with the limits of a permission, and has it listed. The answer is that of ERC-7715; `accountMeta` deploys the
 * account, which who redeems the permission does first while there is no such account.
 *
 * @param sessions Null where permissions are not listed. They are given all the same, also while the list cannot be reached.
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
      const origin = (await sessions?.createOrigin().catch(() => null)) ?? null
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
        if (!origin) return granted
        // The app does not wait for a list that does not answer. It is told again in the background.
        const limit = new Promise((resolve) => setTimeout(resolve, STORE_LIMIT))
        await Promise.race([storeTwice({ account, chainId, context, origin }, sessions), limit])
        return granted
      }
    },
    isUnderWay: () => false,
  }
}

/** Without the list the visitor cannot see the permission, so one failure is not enough. The app has been given it all the same. */
async function storeTwice(
  session: Parameters<SessionsClient['store']>[0],
  sessions: SessionsClient | null,
): Promise<void> {
  try {
    await sessions?.store(session)
  } catch {
    await sessions?.store(session).catch(() => undefined)
  }
}
