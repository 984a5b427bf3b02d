import { pollWallets } from '../../drivers/connections/poll-wallets.js'
import type { DiscoverDrivers, WalletDriver } from '../../drivers/wallet-driver.js'
import { type InjectedExtension, readExtensions } from './injected-extension.js'

/** For 2 s, because extensions announce nothing, and some are late. `interval` is in ms. */
const schedule = { interval: 200, times: 10 }

/**
 * Follows the extensions in `window.injectedWeb3`: now and for 2 s, and again from the `load` event. An extension stays
 * listed until the visitor leaves the page. Sends no request to an extension.
 */
export function discoverExtensions(
  createDriver: (name: string, extension: InjectedExtension) => WalletDriver,
): DiscoverDrivers<WalletDriver> {
  return (listener) => {
    const drivers = new Map<string, WalletDriver>()
    let stop: (() => void) | undefined

    /** Returns whether it found new ones. */
    function look(): boolean {
      const before = drivers.size
      for (const [name, extension] of readExtensions()) {
        if (!drivers.has(name)) drivers.set(name, createDriver(name, extension))
      }
      return drivers.size > before
    }
    const report = () => listener([...drivers.values()])

    function reportNew(): void {
      if (look()) report()
    }
    function follow(): void {
      stop?.()
      stop = pollWallets(reportNew, schedule)
    }
    function lookAfterLoad(): void {
      reportNew()
      follow()
    }

    look()
    report()
    const page = globalThis.window
    if (page) follow()
    page?.addEventListener('load', lookAfterLoad)
    return () => {
      stop?.()
      page?.removeEventListener('load', lookAfterLoad)
    }
  }
}
