import { parseCaipNetworkId } from '../../core/format/parse-caip-network-id.js'
import type { Account } from '../../core/model/account.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import { type EmbeddedUser, embeddedWalletId } from '../../core/model/embedded-wallet.js'
import type { Network } from '../../core/model/network.js'

export type OwnAddress = {
  account: Pick<Account, 'namespace' | 'type' | 'connectorId'>
  /** The network of the account's wallet. */
  active: CaipNetworkId | null
  /** The user of the embedded wallet; null while unknown. */
  user: Pick<EmbeddedUser, 'smartAccountNetworks'> | null
}

/**
 * Whether the address is the visitor's on `network`, which the app may not list. A key has its address on every network of
 * its namespace, but a Bitcoin address belongs to one network, and a smart account to the networks on which its wallet offers it:
 * elsewhere the wallet has another address, and funds sent to this one cannot be used.
 */
export function isOwnNetwork({ account, active, user }: OwnAddress, network: CaipNetworkId): boolean {
  const { namespace, type, connectorId } = account
  if (parseCaipNetworkId(network).namespace !== namespace) return false
  if (network === active) return true
  const isKnown = connectorId !== embeddedWalletId || namespace !== 'eip155' || user !== null
  if (type === 'eoa') return isKnown
  return type === 'smartAccount' && user !== null && user.smartAccountNetworks.includes(network)
}

/** The networks of the app on which the address is the visitor's. */
export function listOwnNetworks(own: OwnAddress, networks: readonly Network[]): readonly Network[] {
  return networks.filter(({ caipNetworkId }) => isOwnNetwork(own, caipNetworkId))
}
