import { foldAddress } from '../../rules/addresses/fold-address.js'
import { AccountMismatchError, NetworkMismatchError } from '../errors/request-errors.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { RequestPin } from '../model/requests.js'

/**
 * Throws if a request names another network or account than those of the active connection. Call it before the request
 * to the wallet.
 *
 * @throws NetworkMismatchError, AccountMismatchError
 */
export function assertPinned({ network, from }: RequestPin, active: { network: CaipNetworkId; address: string }): void {
  if (network !== undefined && network !== active.network) {
    throw new NetworkMismatchError({ wanted: network, actual: active.network })
  }
  if (from !== undefined && foldAddress(from) !== foldAddress(active.address)) {
    throw new AccountMismatchError({ wanted: from, actual: active.address })
  }
}
