import type { CaipNetworkId, Namespace } from './caip.js'
import type { WalletSession } from './chain-adapter.js'

/** One connected wallet in one namespace: its accounts and its network. */
export type Connection = Omit<WalletSession, 'network'> & {
  namespace: Namespace
  /** May be a network that the app does not list. */
  network: CaipNetworkId
}
