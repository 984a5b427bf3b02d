import type { WalletSession } from '../../../core/model/chain-adapter.js'
import type { DriverSession, WalletDriver } from '../wallet-driver.js'

/** A connected wallet. The one with the lowest `rank` is active. */
export type OpenWallet<Driver> = { driver: Driver; session: WalletSession; rank: number; unwatch(): void }

/** The connected wallets of a namespace: the active one first. */
export type WalletList<Driver extends WalletDriver> = {
  read(): readonly OpenWallet<Driver>[]
  find(connectorId: string): OpenWallet<Driver> | undefined
  /** Null without an account of this namespace. */
  readSession(driver: Driver, shared: DriverSession): WalletSession | null
  /** Adds a wallet with its accounts, and follows its changes. Returns false if it shares no account of this namespace. */
  open(driver: Driver, shared: DriverSession, rank: number): boolean
  /** The rank before every other wallet, and after it. */
  rankFirst(): number
  rankLast(): number
  /** Sets the rank of every wallet, and reports it if another one becomes active. `index`: the previous position. */
  reorder(rankOf: (wallet: OpenWallet<Driver>, index: number) => number): void
  /** Removes wallets without a request to them. */
  close(leaving: readonly OpenWallet<Driver>[]): void
}

/** `report` is called after every change. */
export function createWalletList<Driver extends WalletDriver>({
  isAddress,
  report,
}: {
  isAddress(text: string): boolean
  report(): void
}): WalletList<Driver> {
  let wallets: readonly OpenWallet<Driver>[] = []

  function readSession({ connector }: Driver, { accounts, ...details }: DriverSession): WalletSession | null {
    const [first, ...others] = accounts.filter(({ address }) => isAddress(address))
    return first ? { ...details, connectorId: connector.id, accounts: [first, ...others] } : null
  }

  function sort(changed: readonly OpenWallet<Driver>[]): void {
    wallets = [...changed].sort((one, other) => one.rank - other.rank)
  }

  /** Applies the present accounts of a connected wallet. */
  function follow(wallet: OpenWallet<Driver>, shared: DriverSession): void {
    if (!wallets.includes(wallet)) return
    const session = readSession(wallet.driver, shared)
    if (!session) close([wallet])
    else if (JSON.stringify(session) !== JSON.stringify(wallet.session)) {
      wallet.session = session
      report()
    }
  }

  function close(leaving: readonly OpenWallet<Driver>[]): void {
    if (leaving.length === 0) return
    wallets = wallets.filter((wallet) => !leaving.includes(wallet))
    for (const { unwatch } of leaving) unwatch()
    report()
  }

  const readRanks = () => wallets.map(({ rank }) => rank)

  return {
    read: () => wallets,
    readSession,
    find: (connectorId) => wallets.find(({ session }) => session.connectorId === connectorId),
    open(driver, shared, rank) {
      const session = readSession(driver, shared)
      if (!session) return false
      const wallet: OpenWallet<Driver> = { driver, session, rank, unwatch: () => undefined }
      wallet.unwatch = driver.watch((changed) => follow(wallet, changed))
      sort([...wallets, wallet])
      report()
      return true
    },
    rankFirst: () => Math.min(0, ...readRanks()) - 1,
    rankLast: () => Math.max(0, ...readRanks()) + 1,
    reorder(rankOf) {
      const [before] = wallets
      for (const [index, wallet] of wallets.entries()) wallet.rank = rankOf(wallet, index)
      sort(wallets)
      if (wallets[0] !== before) report()
    },
    close,
  }
}
