import { AccountMismatchError, NetworkMismatchError } from '../errors/request-errors.js'
import type { CaipNetworkId } from '../model/caip.js'
import type { RequestPin } from './requests.js'

/**
 * Throws when a request names another network or account than the active connection has. Call it before the wallet is
 * asked.
 *
 * @throws NetworkMismatchError, AccountMismatchError
 */
export function assertPinned({ network, from }: RequestPin, active: { network: CaipNetworkId; address: string }): void {
  if (network !== undefined && network !== active.network) {
    throw new NetworkMismatchError({ wanted: network, actual: active.network })
  }
  if (from !== undefined && foldCase(from) !== foldCase(active.address)) {
    throw new AccountMismatchError({ wanted: from, actual: active.address })
  }
}

/** Case is a checksum in hex addresses (EIP-55). In other formats it is part of the address. */
function foldCase(address: string): string {
  return /^0x[0-9a-f]+$/i.test(address) ? address.toLowerCase() : address
}
