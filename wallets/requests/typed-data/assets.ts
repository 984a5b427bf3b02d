import { type Address, isAddressEqual } from 'viem'
import type { Asset } from './signed-effect.js'

/** What exchanges write in place of a token for the native currency. */
const nativeToken = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** A token, or the native currency where `token` stands for it. `amount` in base units. */
export function toAsset(token: Address, amount: bigint): Asset {
  return isAddressEqual(token, nativeToken) ? { type: 'native', amount } : { type: 'token', token, amount }
}
