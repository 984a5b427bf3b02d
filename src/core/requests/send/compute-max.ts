import type { Quote } from '../requests.js'

/** Gas that Max leaves for the transaction itself, in units of gas. */
export const SEND_GAS_RESERVE = 65_000n

/**
 * The most of the native currency that can be sent, in base units: the fee is left.
 *
 * @param quote What a transfer of nothing costs now. A chain that counts no gas leaves its fee and deposit.
 */
export function computeMax(balance: bigint, { fee, gas, deposit = 0n }: Quote): bigint {
  // A user operation of a smart account may need more than the reserve. Its gas varies with what is sent.
  const wanted = gas && max(SEND_GAS_RESERVE, (gas * 5n) / 4n)
  // Rounded up, so that the fee is never short by one.
  const reserve = gas && wanted ? (fee * wanted + gas - 1n) / gas : fee
  const left = balance - reserve - deposit
  return left > 0n ? left : 0n
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
