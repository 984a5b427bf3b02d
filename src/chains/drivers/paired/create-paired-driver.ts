import type { Namespace } from '../../../core/model/caip.js'
import { walletConnectId } from '../../../core/model/wallet-connect.js'
import { createLazyDriver, type WalletActions } from '../lazy-driver.js'
import type { WalletDriver } from '../wallet-driver.js'

/**
 * The driver of the wallet that core has paired (WalletConnect). It does not pair, and uses the part of the session
 * that belongs to its namespace.
 */
export function createPairedDriver(chain: Namespace, load: () => Promise<WalletActions>): WalletDriver {
  return createLazyDriver({ id: walletConnectId, name: 'WalletConnect', type: 'WALLET_CONNECT', chain }, load)
}
