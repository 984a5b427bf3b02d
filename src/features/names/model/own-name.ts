import type { CaipNetworkId } from '../../../core/model/caip.js'

/** A registered name. */
export type RegisteredName = {
  /** With its zone, such as `nora.lintel.test`. */
  name: string
  /** The accounts that it leads to, by coin type (ENSIP-11). */
  addresses: ReadonlyMap<number, string>
  /** Whether other apps can resolve the name; null where the service does not say. `late`: it takes longer than 5 s. */
  mirror: 'done' | 'pending' | 'late' | null
}

/** Coin types of EVM chains have this bit, and the chain id below it (ENSIP-11). */
const EVM_BIT = 0x8000_0000

/**
 * The coin type of an EVM network (ENSIP-11). Null for another network, and for a chain id that does not fit.
 *
 * @example toCoinType('eip155:8453') // 0x80002105
 */
export function toCoinType(network: CaipNetworkId): number | null {
  const [namespace, reference] = network.split(':')
  const chainId = Number(reference)
  const isValid = namespace === 'eip155' && Number.isInteger(chainId) && chainId > 0 && chainId < EVM_BIT
  // As a sum: `|` would make it negative.
  return isValid ? EVM_BIT + chainId : null
}

/** Whether a name leads to an account, on any network. */
export function isOwnedBy({ addresses }: RegisteredName, account: string): boolean {
  const own = account.toLowerCase()
  return [...addresses.values()].some((address) => address.toLowerCase() === own)
}
