import { NetworkNotConfiguredError, SwitchNotSupportedError } from '../../core/errors/network-errors.js'
import { NetworkMismatchError } from '../../core/errors/request-errors.js'
import {
  AccountNotSharedError,
  ConnectorNotFoundError,
  NotConnectedError,
  RequestCancelledError,
  WalletFailedError,
  WalletUnresponsiveError,
} from '../../core/errors/wallet-errors.js'
import type { SessionAccount } from '../../core/model/account.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import type { ChainAdapter, ChainAdapterEvent, WalletSession } from '../../core/model/chain-adapter.js'
import type { Network } from '../../core/model/network.js'
import type { RequestPin } from '../../core/model/requests.js'
import { assertPinned } from '../../core/requests/assert-pinned.js'
import { DISCONNECT_TIMEOUT_MS } from '../../core/wallets/connection-limits.js'
import { settleWithin } from '../../rules/async/settle-within.js'
import { untilAborted } from '../../rules/async/until-aborted.js'
import { type Attempt, createRestorer } from './connections/create-restorer.js'
import { createWalletList } from './connections/create-wallet-list.js'
import { mapDriverError } from './map-driver-error.js'
import type { DiscoverDrivers, DriverSession, WalletDriver } from './wallet-driver.js'

/** The accounts of a wallet on one network, the active one first. */
export type ListAccounts = (accounts: WalletSession['accounts'], network: CaipNetworkId) => WalletSession['accounts']

/** The wallet that a request goes to. */
export type ActiveWallet<Driver> = { driver: Driver; account: SessionAccount; network: CaipNetworkId }

export type ConnectionsParameters<Driver extends WalletDriver> = {
  networks: readonly [Network, ...Network[]]
  /** Whether the app chooses the network. Otherwise each wallet names its own in its session. */
  isNetworkOfApp: boolean
  discover: DiscoverDrivers<Driver>
  isAddress(text: string): boolean
  /** The accounts on a network, in its format. Default: those of the wallet, on every network. */
  listAccounts?: ListAccounts | undefined
  /** For wallets without a rule of their own. */
  isRejection(error: unknown): boolean
}

export type Connections<Driver extends WalletDriver> = Pick<
  ChainAdapter,
  'start' | 'connect' | 'reconnect' | 'switchConnection' | 'disconnect' | 'switchNetwork'
> & {
  /** `signIn` of an adapter, for wallets whose driver has it. */
  signIn: NonNullable<ChainAdapter['signIn']>
  /**
   * The active wallet, checked against the pin of a request.
   *
   * @throws NotConnectedError, NetworkNotConfiguredError, NetworkMismatchError, AccountMismatchError
   */
  requireActive(pin: RequestPin): ActiveWallet<Driver>
  /** Sends a request to a wallet and maps its errors. */
  ask<Result>(driver: Driver, request: () => Promise<Result>): Promise<Result>
}

/**
 * The connections of a namespace without a chain library to keep them: the connected wallets and their order.
 * Requests to wallets go through their drivers. Stores nothing, because core stores the connected wallets.
 */
export function createConnections<Driver extends WalletDriver>({
  networks,
  isNetworkOfApp,
  discover,
  isAddress,
  listAccounts,
  isRejection,
}: ConnectionsParameters<Driver>): Connections<Driver> {
  let emit: (event: ChainAdapterEvent) => void = () => undefined
  let drivers: readonly Driver[] = []
  let network = networks[0].caipNetworkId
  const configured = networks.map(({ caipNetworkId }) => caipNetworkId)
  const attempts = new Map<string, Attempt>()
  const wallets = createWalletList<Driver>({ isAddress, report })
  const restorer = createRestorer<Driver>({ attempts, wallets, findDriver, request, undo, report })

  function report(): void {
    const open = wallets.read().map(({ session }) => session)
    const stored = restorer.readStored()
    const sessions = (stored ? [...open, stored] : open).map(writeSession)
    emit({ type: 'connections', sessions, isRestoring: restorer.isRunning() })
  }

  /** Includes the network whose format the accounts have, so that both change at once. */
  function writeSession(session: WalletSession): WalletSession {
    return listAccounts ? { ...session, accounts: listAccounts(session.accounts, network), network } : session
  }

  function findDriver(connectorId: string): Driver | undefined {
    return drivers.find(({ connector }) => connector.id === connectorId)
  }

  /** A synchronous error of a driver also rejects. */
  async function request(
    driver: Driver,
    parameters: { silent: boolean; signal?: AbortSignal },
  ): Promise<DriverSession> {
    return driver.connect(parameters)
  }

  function mapError(driver: Driver, thrown: unknown, isConnecting = false) {
    return mapDriverError(thrown, { isConnecting, isRejection: driver.isRejection ?? isRejection })
  }

  async function endSession(driver: Driver): Promise<void> {
    const ended = (async () => driver.disconnect())()
    const seconds = DISCONNECT_TIMEOUT_MS / 1_000
    await settleWithin(ended, DISCONNECT_TIMEOUT_MS, () => new WalletUnresponsiveError({ seconds }))
  }

  /** Disconnects a wallet whose approval is not wanted. Nothing waits for it, so a failure is not reported. */
  async function undo(driver: Driver): Promise<void> {
    if (!wallets.find(driver.connector.id)) await endSession(driver).catch(ignoreFailure)
  }

  /** Applies the network that the app chose before a wallet was connected. */
  function followNetwork(chosen: CaipNetworkId | undefined): void {
    if (isNetworkOfApp && chosen !== undefined && configured.includes(chosen)) network = chosen
  }

  async function connect({ connectorId, network: chosen, signal }: Parameters<ChainAdapter['connect']>[0]) {
    followNetwork(chosen)
    if (signal?.aborted) throw new RequestCancelledError({ cause: signal.reason })
    if (wallets.find(connectorId)) return switchConnection({ connectorId })
    const driver = requireDriver(connectorId)
    const approval = request(driver, { silent: false, ...(signal && { signal }) })
    try {
      await approve(driver, approval, signal)
    } catch (error) {
      // An earlier request of this wallet has been approved meanwhile.
      if (signal?.aborted || !wallets.find(connectorId)) throw error
    }
  }

  const signIn: Connections<Driver>['signIn'] = async ({ connectorId, signal, payload, network: wanted }) => {
    if (signal?.aborted) throw new RequestCancelledError({ cause: signal.reason })
    const driver = requireDriver(connectorId)
    const here = wanted ?? network
    if (!configured.includes(here)) throw new NetworkNotConfiguredError({ network: here, configured })
    const asked = (async () => driver.signIn?.({ payload, network: here }))()
    const approval = asked.then((answer) => {
      if (answer) return answer
      throw new WalletFailedError({ details: 'It cannot sign in.' })
    })
    await approve(
      driver,
      approval.then(({ session }) => session),
      signal,
    )
    await switchConnection({ connectorId })
    return (await approval).signed
  }

  function requireDriver(connectorId: string): Driver {
    const driver = findDriver(connectorId)
    if (driver) return driver
    throw new ConnectorNotFoundError({ connectorId, available: drivers.map(({ connector }) => connector.id) })
  }

  /** Adds the wallet once it has approved. */
  async function approve(driver: Driver, approval: Promise<DriverSession>, signal?: AbortSignal): Promise<void> {
    const attempt: Attempt = { signal, isSettled: false }
    attempts.set(driver.connector.id, attempt)
    try {
      const shared = await untilAborted(approval, signal, () => new RequestCancelledError({ cause: signal?.reason }))
      await accept(driver, shared)
    } catch (thrown) {
      if (signal?.aborted) approval.then((shared) => acceptLate(driver, shared), ignoreFailure)
      throw mapError(driver, thrown, true)
    } finally {
      attempt.isSettled = true
    }
  }

  /** Adds the wallet as the active one. */
  async function accept(driver: Driver, shared: DriverSession): Promise<void> {
    const { id } = driver.connector
    if (wallets.find(id)) return
    // The wallet was disconnected during the request.
    if (!attempts.has(id)) {
      await undo(driver)
      throw new RequestCancelledError()
    }
    if (wallets.open(driver, shared, wallets.rankFirst())) return
    await undo(driver)
    throw new AccountNotSharedError()
  }

  /** An approval after its attempt was aborted counts only for a newer attempt of the same wallet. */
  async function acceptLate(driver: Driver, shared: DriverSession): Promise<void> {
    const newest = attempts.get(driver.connector.id)
    if (!newest || newest.signal?.aborted) await undo(driver)
    else await accept(driver, shared).catch(ignoreFailure)
  }

  async function switchConnection({ connectorId }: { connectorId: string }): Promise<void> {
    const wallet = wallets.find(connectorId)
    if (!wallet) throw new NotConnectedError()
    const first = wallets.rankFirst()
    wallets.reorder((other) => (other === wallet ? first : other.rank))
  }

  async function disconnect({ connectorId }: { connectorId?: string } = {}): Promise<void> {
    const open = wallets.read()
    const leaving = connectorId === undefined ? open : open.filter(({ session }) => session.connectorId === connectorId)
    if (connectorId === undefined) attempts.clear()
    else attempts.delete(connectorId)
    wallets.close(leaving)
    // A wallet that still waits for its restore is no longer shown.
    report()
    const failures: unknown[] = []
    await Promise.all(
      leaving.map(({ driver }) =>
        endSession(driver).catch((thrown: unknown) => void failures.push(mapError(driver, thrown))),
      ),
    )
    if (failures.length > 0) throw failures[0]
  }

  async function switchNetwork({ network: wanted }: { network: CaipNetworkId }): Promise<void> {
    if (!configured.includes(wanted)) throw new NetworkNotConfiguredError({ network: wanted, configured })
    if (!isNetworkOfApp) throw new SwitchNotSupportedError()
    if (wallets.read().length === 0) throw new NotConnectedError()
    network = wanted
    report()
  }

  /** If the app chooses the network, its requests name it. */
  function readNetworkOfApp(pin: RequestPin): CaipNetworkId {
    const wanted = pin.network ?? network
    if (!configured.includes(wanted)) throw new NetworkNotConfiguredError({ network: wanted, configured })
    return wanted
  }

  /** The wallet may offer an account on other networks only. */
  function assertBound({ networks: bound }: SessionAccount, wanted: CaipNetworkId): void {
    const [actual] = bound ?? []
    if (actual !== undefined && !bound?.includes(wanted)) throw new NetworkMismatchError({ wanted, actual })
  }

  return {
    start(listener) {
      emit = listener
      const stopDiscovery = discover((found) => {
        drivers = found
        emit({ type: 'connectors', connectors: found.map(({ connector }) => connector) })
        wallets.close(wallets.read().filter(({ session }) => !findDriver(session.connectorId)))
        restorer.checkDiscovered()
      })
      report()
      return () => {
        stopDiscovery()
        emit = () => undefined
        // Sends no disconnect to the wallets: core restores them at the next start.
        wallets.close(wallets.read())
        drivers = []
        attempts.clear()
        restorer.stop()
      }
    },
    connect,
    async reconnect({ connectorIds, network: chosen }) {
      followNetwork(chosen)
      await restorer.reconnect({ connectorIds })
    },
    signIn,
    switchConnection,
    disconnect,
    switchNetwork,
    requireActive(pin) {
      const [wallet] = wallets.read()
      if (!wallet) throw new NotConnectedError()
      const { driver, session } = wallet
      const here = session.network ?? readNetworkOfApp(pin)
      const [account] = listAccounts?.(session.accounts, here) ?? session.accounts
      if (session.network === undefined) assertBound(account, here)
      assertPinned(pin, { network: here, address: account.address })
      return { driver, account, network: here }
    },
    async ask(driver, send) {
      try {
        return await send()
      } catch (thrown) {
        throw mapError(driver, thrown)
      }
    },
  }
}

function ignoreFailure(): void {}
