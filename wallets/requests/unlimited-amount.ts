import { maxUint96, maxUint128 } from 'viem'

/**
 * Whether an allowance has no limit in practice. No token has 2¹²⁸ base units, so a little less than the largest amount
 * is not a limit either. Tokens with amounts of 96 bits treat the maximum as unlimited.
 */
export function isUnlimitedAmount(amount: bigint): boolean {
  return amount >= maxUint128 || amount === maxUint96
}
