import type { KeyValueStorage } from '../../../core/model/key-value-storage.js'
import type { Network } from '../../../core/model/network.js'
import { pollWallets } from '../../drivers/connections/poll-wallets.js'
import { createLazyDriver } from '../../drivers/lazy-driver.js'
import { describeStandardWallet, discoverStandardWallets } from '../../drivers/standard-wallets.js'
import type { WalletDriver } from '../../drivers/wallet-driver.js'
import { findInjected, type InjectedProvider } from './find-injected.js'
import { isBitcoinWallet } from './standard-wallet.js'

/** For 3 s, because no event tells that a wallet was injected. `interval` is in ms. */
const schedule = { interval: 250, times: 12 }

/**
 * Finds Bitcoin wallets of three kinds: WBIP providers, those like UniSat, and registered ones (Wallet
 * Standard). Of several with the same name the first counts. Sends no request to a wallet.
 */
export function discoverBitcoinWallets(
  { networks, storage }: { networks: readonly Network[]; storage: KeyValueStorage },
  listener: (drivers: readonly WalletDriver[]) => void,
): () => void {
  const drivers = new Map<string, { provider: unknown; driver: WalletDriver }>()
  let injected: readonly WalletDriver[] = []
  let registered: readonly WalletDriver[] = []

  function createDriver({ kind, connector, provider }: InjectedProvider): WalletDriver {
    return createLazyDriver(connector, async () => {
      const { createUnisatActions, createWbipActions } = await import('./create-actions.js')
      if (kind === 'unisat') return createUnisatActions({ id: connector.id, provider, networks })
      return createWbipActions({ id: connector.id, provider, networks, storage })
    })
  }

  function readInjected(): readonly WalletDriver[] {
    return findInjected(globalThis).map((found) => {
      const { id } = found.connector
      const known = drivers.get(id)
      if (known?.provider === found.provider) return known.driver
      const driver = createDriver(found)
      drivers.set(id, { provider: found.provider, driver })
      return driver
    })
  }

  function report(): void {
    const names = new Set(injected.map(({ connector }) => connector.name))
    listener([...injected, ...registered.filter(({ connector }) => !names.has(connector.name))])
  }

  injected = readInjected()
  const stopRegistered = discoverStandardWallets(
    {
      isWallet: isBitcoinWallet,
      createDriver: (wallet) =>
        createLazyDriver(describeStandardWallet(wallet, 'bip122'), async () => {
          const { createStandardActions } = await import('./create-actions.js')
          return createStandardActions(wallet, networks)
        }),
    },
    (found) => {
      registered = found
      report()
    },
  )
  const stopLooking = pollWallets(() => {
    const found = readInjected()
    if (found.length === injected.length && found.every((driver, index) => driver === injected[index])) return
    injected = found
    report()
  }, schedule)
  return () => {
    stopLooking()
    stopRegistered()
  }
}
