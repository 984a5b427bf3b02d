import { type Hex, numberToHex } from 'viem'
import type { Allowance, DelegationLimits } from './delegation.js'

/** A permission or a policy of ERC-7715. */
export type PermissionTerm = { type: string; data: Record<string, unknown> }

/** Converts limits to ERC-7715: the permission, and how often it may be used. */
export function writePermissions({ allowance, uses }: DelegationLimits): {
  permissions: readonly PermissionTerm[]
  policies: readonly PermissionTerm[]
} {
  return {
    permissions: [writeAllowance(allowance)],
    policies: uses === undefined ? [] : [{ type: 'call-limit', data: { count: uses } }],
  }
}

function writeAllowance(allowance: Allowance): PermissionTerm {
  if (allowance.kind === 'calls') {
    const { targets, methods } = allowance
    return { type: 'contract-call', data: { address: targets[0], calls: methods } }
  }
  const { amount, period } = allowance
  const token = allowance.kind === 'erc20' ? allowance.token : undefined
  const name = token === undefined ? 'native-token' : 'erc20-token'
  if (!period) {
    return { type: `${name}-transfer`, data: { ...(token && { address: token }), allowance: write(amount) } }
  }
  const { start: startTime, seconds: periodDuration } = period
  const data = { ...(token && { tokenAddress: token }), periodAmount: write(amount), periodDuration, startTime }
  return { type: `${name}-periodic`, data }
}

const write = (amount: bigint): Hex => numberToHex(amount)
