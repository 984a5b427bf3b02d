import type { DiscoverDrivers, WalletDriver } from '../../drivers/wallet-driver.js'
import { type InjectedExtension, readExtensions } from './injected-extension.js'

/** How often the page is looked at, and how long, in ms. Extensions announce nothing, and some are late. */
const interval = 200
const duration = 2_000

/**
 * Follows the extensions in `window.injectedWeb3`: now and for 2 s, and again from the `load` event. An extension stays
 * listed until the page is left. Asks none for anything.
 */
export function discoverExtensions(
  createDriver: (name: string, extension: InjectedExtension) => WalletDriver,
): DiscoverDrivers<WalletDriver> {
  return (listener) => {
    const drivers = new Map<string, WalletDriver>()
    let timer: ReturnType<typeof setInterval> | undefined

    /** Returns whether it has found others than before. */
    function look(): boolean {
      const before = drivers.size
      for (const [name, extension] of readExtensions()) {
        if (!drivers.has(name)) drivers.set(name, createDriver(name, extension))
      }
      return drivers.size > before
    }
    const report = () => listener([...drivers.values()])

    function follow(): void {
      clearInterval(timer)
      let left = duration / interval
      timer = setInterval(() => {
        left -= 1
        if (left === 0) clearInterval(timer)
        if (look()) report()
      }, interval)
    }
    function lookAfterLoad(): void {
      if (look()) report()
      follow()
    }

    look()
    report()
    const page = globalThis.window
    if (page) follow()
    page?.addEventListener('load', lookAfterLoad)
    return () => {
      clearInterval(timer)
      page?.removeEventListener('load', lookAfterLoad)
    }
  }
}
