import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import type { Namespace } from '../../core/model/caip.js'
import type { Connector } from '../../core/model/connector.js'
import { readForeignImageUrl } from '../../rules/images/foreign-image-url.js'
import { isRecord } from '../../rules/is-record.js'
import type { WalletDriver } from './wallet-driver.js'

/**
 * Follows the wallets that are registered on the page (Wallet Standard). The registry is one per page. Of several with the same
 * name the first counts. Sends no request to a wallet.
 */
export function discoverStandardWallets<Registered extends Wallet, Driver extends WalletDriver>(
  {
    isWallet,
    createDriver,
  }: { isWallet(wallet: unknown): wallet is Registered; createDriver(wallet: Registered): Driver },
  listener: (drivers: readonly Driver[]) => void,
): () => void {
  const registry = getWallets()
  const drivers = new Map<Registered, Driver>()
  const report = () => {
    const found = new Map<string, Driver>()
    for (const wallet of registry.get()) {
      if (!isWallet(wallet)) continue
      const driver = drivers.get(wallet) ?? createDriver(wallet)
      drivers.set(wallet, driver)
      const { id } = driver.connector
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

/**
 * Whether a registered object is a wallet with a chain of this prefix (`solana:`) and a way to connect. Any script
 * can register anything.
 */
export function isStandardWallet(wallet: unknown, chainPrefix: string, connectFeatures: readonly string[]): boolean {
  try {
    if (!isRecord(wallet) || typeof wallet.name !== 'string' || wallet.name.trim() === '') return false
    const { chains, features } = wallet
    if (!Array.isArray(chains) || !chains.some((chain) => isChainOf(chain, chainPrefix))) return false
    return (
      isRecord(features) &&
      connectFeatures.some((name) => {
        const feature = features[name]
        return isRecord(feature) && typeof feature.connect === 'function'
      })
    )
  } catch {
    // A getter of the wallet threw: it cannot be used.
    return false
  }
}

/** Whether a chain of a wallet or account has this prefix: `solana:mainnet` has `solana:`. */
export function isChainOf(chain: unknown, prefix: string): boolean {
  return typeof chain === 'string' && chain.startsWith(prefix)
}

/**
 * The rdns (EIP-6963) of wallets that register only by name, so that the modal shows one row for all namespaces of a
 * wallet. Reviewed, because by name alone an extension could impersonate another.
 */
const rdnsByName = new Map([
  ['MetaMask', 'io.metamask'],
  ['Phantom', 'app.phantom'],
  ['Trust', 'com.trustwallet.app'],
  ['OKX Wallet', 'com.okex.wallet'],
  ['Coinbase Wallet', 'com.coinbase.wallet'],
  ['Talisman', 'xyz.talisman'],
])

/** The connector of a registered wallet. The standard identifies wallets only by name. */
export function describeStandardWallet(wallet: Wallet, chain: Namespace): Connector {
  const imageUrl = typeof wallet.icon === 'string' ? readForeignImageUrl(wallet.icon) : undefined
  const name = wallet.name.trim()
  const rdns = rdnsByName.get(name)
  return {
    id: `standard:${name}`,
    name,
    type: 'ANNOUNCED',
    chain,
    ...(rdns && { rdns }),
    ...(imageUrl && { imageUrl }),
  }
}
