import { foldAddress } from '../../../rules/addresses/fold-address.js'

/** A token that can be swapped. */
export type SwapToken = {
  /** The contract; null is the native currency. */
  address: string | null
  name: string
  symbol: string
  decimals: number
  iconUrl: string | null
  hasPermit: boolean
}

/** Whether two addresses are the same; null is the native currency. Ignores the case of hex addresses. */
export function isSameToken(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : foldAddress(one) === foldAddress(other)
}

/** The key of a token in a record of balances or prices. */
export function toTokenKey(address: string | null): string {
  return address === null ? 'native' : foldAddress(address)
}
