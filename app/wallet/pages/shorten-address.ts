import type { Address } from 'viem'

/** An address by its ends, for lists of known accounts only: whoever receives something is always shown whole. */
export function shortenAddress(address: Address): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
