import { getWallets } from '@wallet-standard/app'
import type { WalletDriver } from '../../drivers/wallet-driver.js'
import { createSolanaDriver, readConnectorId } from './create-solana-driver.js'
import { isSolanaWallet, type SolanaWallet } from './standard-wallet.js'

/**
 * Follows the wallets that are registered on the page (Wallet Standard). The registry is one per page. Of several with one
 * name the first counts. Asks no wallet for anything.
 */
export function discoverSolanaWallets(listener: (drivers: readonly WalletDriver[]) => void): () => void {
  const registry = getWallets()
  const drivers = new Map<SolanaWallet, WalletDriver>()
  const report = () => {
    const found = new Map<string, WalletDriver>()
    for (const wallet of registry.get()) {
      if (!isSolanaWallet(wallet)) continue
      const driver = drivers.get(wallet) ?? createSolanaDriver(wallet)
      drivers.set(wallet, driver)
      const id = readConnectorId(wallet)
      if (!found.has(id)) found.set(id, driver)
    }
    listener([...found.values()])
  }
  const stops = [registry.on('register', report), registry.on('unregister', report)]
  report()
  return () => {
    for (const stop of stops) stop()
  }
}
