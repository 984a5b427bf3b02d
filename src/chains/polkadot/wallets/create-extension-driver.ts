import type { Network } from '../../../core/model/network.js'
import { createLazyDriver } from '../../drivers/lazy-driver.js'
import type { WalletDriver } from '../../drivers/wallet-driver.js'
import type { InjectedExtension } from './injected-extension.js'

/** Wallets whose key in `window.injectedWeb3` differs from their own name, with their rdns on EVM chains. */
const knownWallets = new Map<string, { name: string; rdns?: string }>([
  ['polkadot-js', { name: 'Polkadot.js' }],
  ['subwallet-js', { name: 'SubWallet', rdns: 'app.subwallet' }],
  ['talisman', { name: 'Talisman', rdns: 'xyz.talisman' }],
  ['enkrypt', { name: 'Enkrypt', rdns: 'com.enkrypt' }],
  ['polkagate', { name: 'PolkaGate' }],
])

/** The driver of an extension. Creating it sends no request to the extension. */
export function createExtensionDriver(
  key: string,
  extension: InjectedExtension,
  networks: readonly Network[],
): WalletDriver {
  const described = knownWallets.get(key) ?? { name: key.trim() }
  const { name } = described
  return createLazyDriver({ id: `injected:${key}`, ...described, type: 'ANNOUNCED', chain: 'polkadot' }, async () => {
    const { createExtensionActions } = await import('./load-on-demand.js')
    return createExtensionActions({ name, extension, networks })
  })
}
