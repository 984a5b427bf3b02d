import type { CaipNetworkId, Namespace } from './caip.js'
import type { WalletSession } from './chain-adapter.js'

/** One wallet that is connected in one namespace: what it shares, and the network it is on. */
export type Connection = Omit<WalletSession, 'chainId'> & {
  namespace: Namespace
  /** May be one the app does not list. */
  network: CaipNetworkId
}
