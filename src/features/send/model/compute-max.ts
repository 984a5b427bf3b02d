import type { Quote } from '../../../core/model/requests.js'

/** Gas that Max leaves for the transaction itself, in units of gas. */
export const SEND_GAS_RESERVE = 65_000n

/**
 * The largest sendable amount of the native currency, in base units. It leaves the fee.
 *
 * @param quote The present cost of a transfer of nothing. On a chain without gas, its fee and deposit are left.
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
