import { getWallets } from '@wallet-standard/app'
import { createSolanaDriver, readConnectorId, type SolanaDriver } from './create-solana-driver.js'
import { isSolanaWallet, type SolanaWallet } from './standard-wallet.js'

/**
 * Follows the wallets that are registered on the page (Wallet Standard). The registry is one per page. Of several with one
 * name the first counts. Asks no wallet for anything.
 */
export function discoverSolanaWallets(listener: (drivers: readonly SolanaDriver[]) => void): () => void {
  const registry = getWallets()
  const drivers = new Map<SolanaWallet, SolanaDriver>()
  const report = () => {
    const found = new Map<string, SolanaDriver>()
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
