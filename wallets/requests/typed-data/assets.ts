import { type Address, isAddressEqual } from 'viem'
import type { Asset } from './signed-effect.js'

/** The address that exchanges use for the native currency. */
const nativeToken = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** A token, or the native currency if `token` is its placeholder. `amount` in base units. */
export function toAsset(token: Address, amount: bigint): Asset {
  return isAddressEqual(token, nativeToken) ? { type: 'native', amount } : { type: 'token', token, amount }
}
