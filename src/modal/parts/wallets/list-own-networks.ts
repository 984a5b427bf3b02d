import type { Account } from '../../../core/model/account.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Network } from '../../../core/model/network.js'
import { type EmbeddedUser, embeddedWalletId } from '../../../core/wallets/embedded-wallet.js'

type OwnNetworks = {
  account: Pick<Account, 'namespace' | 'type' | 'connectorId'>
  /** The networks of the app. */
  networks: readonly Network[]
  /** The network of the account's wallet. */
  active: CaipNetworkId | null
  /** Who is logged in to the embedded wallet; null while it is not known. */
  user: Pick<EmbeddedUser, 'smartAccountNetworks'> | null
}

/**
 * The networks of the app on which the address is the visitor's. A key has its address on every network of its namespace,
 * but a Bitcoin address belongs to one network, and a smart account to those on which its wallet offers it: elsewhere the
 * wallet has another address, and what is sent to this one cannot be used.
 */
export function listOwnNetworks({ account, networks, active, user }: OwnNetworks): readonly Network[] {
  const { namespace, type, connectorId } = account
  const isKnown = connectorId !== embeddedWalletId || namespace !== 'eip155' || user !== null
  const isKey = type === 'eoa' && isKnown
  return networks.filter(({ chainNamespace, caipNetworkId }) => {
    if (chainNamespace !== namespace) return false
    if (isKey || caipNetworkId === active) return true
    return type === 'smartAccount' && user !== null && user.smartAccountNetworks.includes(caipNetworkId)
  })
}
