import { type Address, isAddressEqual } from 'viem'
import type { NormalTypedData } from './normalize-typed-data.js'

/** Whether a domain belongs to a protocol: its name, its version, and one of its contracts. */
export function isContractOf(
  { name, version, verifyingContract }: NormalTypedData['domain'],
  protocol: { name: string; version: string; contracts: readonly Address[] },
): boolean {
  if (verifyingContract === undefined || name !== protocol.name || version !== protocol.version) return false
  return protocol.contracts.some((contract) => isAddressEqual(contract, verifyingContract))
}
