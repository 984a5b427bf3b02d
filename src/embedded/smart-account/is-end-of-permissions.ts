import { type Address, type Hex, isAddressEqual } from 'viem'
import { decodeAccountCalls } from './account-calls.js'
import { smartAccountAddresses } from './addresses.js'
import { decodeDisableDelegation } from './delegation.js'

/**
 * Whether an operation only ends delegations of its own account. False if it does anything else, or has another encoding.
 *
 * @example isEndOfPermissions({ sender, callData: encodeAccountCalls(calls) })
 */
export function isEndOfPermissions({ sender, callData }: { sender: Address; callData: Hex }): boolean {
  const calls = decodeAccountCalls(callData) ?? []
  return (
    calls.length > 0 &&
    calls.every(({ to, value, data }) => {
      const delegation = decodeDisableDelegation(data)
      const isToManager = isAddressEqual(to, smartAccountAddresses.delegationManager) && value === 0n
      return isToManager && delegation !== null && isAddressEqual(delegation.delegator, sender)
    })
  )
}
