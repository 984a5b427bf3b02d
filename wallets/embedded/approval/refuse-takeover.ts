import { type Address, isAddressEqual, type TypedDataDomain } from 'viem'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import type { BatchCall } from '../../approval/describe/approval.js'
import { FrameError } from '../messaging/frame-error.js'

const { delegationManager } = smartAccountAddresses

/** The domains (EIP-712) of typed data that moves funds of a smart account: user operations and delegations. */
const guardedDomains: ReadonlySet<unknown> = new Set(['HybridDeleGator', 'DelegationManager'])

/**
 * Refuses typed data that is a user operation or a delegation. As typed data its effect cannot be shown, and it would hand the
 * smart account of the signing key over, on networks without a bundler, too.
 *
 * @throws FrameError with 4200
 */
export function refuseAccountData({ name, verifyingContract }: Pick<TypedDataDomain, 'name' | 'verifyingContract'>) {
  const isManager = verifyingContract !== undefined && isAddressEqual(verifyingContract, delegationManager)
  if (!guardedDomains.has(name) && !isManager) return
  throw new FrameError(
    4200,
    'The embedded wallet does not sign user operations or delegations as typed data. Use `eth_sendUserOperation`.',
  )
}

/**
 * Refuses calls with which a smart account would change its owners or its code, or let others act for it.
 *
 * @throws FrameError with 4200
 */
export function refuseAccountCalls(calls: readonly Pick<BatchCall, 'to' | 'data'>[], account: Address): void {
  const isGuarded = ({ to, data }: Pick<BatchCall, 'to' | 'data'>) =>
    (isAddressEqual(to, account) && data !== '0x') || isAddressEqual(to, delegationManager)
  if (calls.some(isGuarded)) throw refuseChange()
}

/** The error for what would change the account itself. */
export function refuseChange(): FrameError {
  return new FrameError(
    4200,
    'The embedded wallet does not let a page change its smart account, or who may act for it.',
  )
}
