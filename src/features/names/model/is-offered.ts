import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { NameZones } from '../data/create-names-client.js'
import { toCoinType } from './own-name.js'

/** Whether accounts of a network can register names. */
export function isOffered(known: NameZones | null, network: CaipNetworkId | null): boolean {
  if (known === null || known.zones.length === 0 || network === null) return false
  return toCoinType(network) !== null && (known.networks?.includes(network) ?? true)
}
