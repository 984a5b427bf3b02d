import type { WalletSession } from '../../../core/model/chain-adapter.js'
import {
  DISCOVERY_TIMEOUT_MS,
  FRAME_LOAD_TIMEOUT_MS,
  SILENT_TIMEOUT_MS,
} from '../../../core/wallets/connection-limits.js'
import { settleWithin } from '../../../rules/async/settle-within.js'
import { untilReached } from '../../../rules/async/until-reached.js'
import type { DriverSession, WalletDriver } from '../wallet-driver.js'
import type { WalletList } from './create-wallet-list.js'

/** The newest request for the accounts of a wallet. */
export type Attempt = { signal?: AbortSignal | undefined; isSettled: boolean }

type RestorerParameters<Driver extends WalletDriver> = {
  /** The newest attempt of each wallet, shared with the connection book. */
  attempts: Map<string, Attempt>
  wallets: WalletList<Driver>
  findDriver(connectorId: string): Driver | undefined
  request(driver: Driver, parameters: { silent: boolean }): Promise<DriverSession>
  /** Disconnects a wallet whose approval is no longer wanted. */
  undo(driver: Driver): Promise<void>
  report(): void
}

/** Restores stored wallets without asking the visitor. */
export type Restorer = {
  reconnect(parameters: { connectorIds: readonly string[] }): Promise<void>
  isRunning(): boolean
  /** The data that the active wallet last shared, until it is restored. Null if the visitor has disconnected it. */
  readStored(): WalletSession | null
  /** Call it after each change of the list of wallets. */
  checkDiscovered(): void
  /** Ends every restore. A later answer of a wallet is ignored. */
  stop(): void
}

export function createRestorer<Driver extends WalletDriver>({
  attempts,
  wallets,
  findDriver,
  request,
  undo,
  report,
}: RestorerParameters<Driver>): Restorer {
  let running = 0
  /** The wallet that was active when the visitor left the page. */
  let active: string | undefined
  /** Counts the calls of `stop`: requests from before the last one are void. */
  let stops = 0
  const waiting = new Set<() => void>()

  async function reconnect({ connectorIds }: { connectorIds: readonly string[] }): Promise<void> {
    const started = stops
    running += 1
    active = connectorIds[0]
    // The stored order also applies to connected wallets, because another tab may have changed it.
    wallets.reorder(({ session }, index) => {
      const stored = connectorIds.indexOf(session.connectorId)
      return stored === -1 ? connectorIds.length + index : stored
    })
    const earlier: Promise<void>[] = []
    const all = connectorIds.map((connectorId, rank) => {
      // In the stored order, so that the active wallet does not change. A missing wallet does not delay the others.
      const restored = restore(connectorId, rank, Promise.all(earlier))
      if (findDriver(connectorId)) earlier.push(restored)
      return restored
    })
    report()
    await Promise.all(all)
    if (stops !== started) return
    running -= 1
    report()
  }

  /** Never fails: does not restore a wallet that is locked or gone. */
  async function restore(connectorId: string, rank: number, earlier: Promise<unknown>): Promise<void> {
    const asked = attempts.get(connectorId)
    const isAsked = asked !== undefined && !asked.isSettled && !asked.signal?.aborted
    if (isAsked || wallets.find(connectorId)) return
    const started = stops
    const attempt: Attempt = { isSettled: true }
    attempts.set(connectorId, attempt)
    const driver = findDriver(connectorId) ?? (await untilDiscovered(connectorId))
    if (!driver || attempts.get(connectorId) !== attempt) return
    let isLate = false
    const restored = request(driver, { silent: true }).then(async (shared) => {
      if (!isLate) await earlier
      if (stops === started) await accept(driver, attempt, shared, isLate ? wallets.rankLast() : rank)
    })
    // The end of this wait takes the stored account of the embedded wallet off the screen.
    const limit = driver.readStored ? FRAME_LOAD_TIMEOUT_MS : SILENT_TIMEOUT_MS
    await settleWithin(restored, limit).catch(() => undefined)
    isLate = true
  }

  async function accept(driver: Driver, attempt: Attempt, shared: DriverSession, rank: number): Promise<void> {
    const { id } = driver.connector
    if (wallets.find(id) || shared.accounts.length === 0) return
    const newest = attempts.get(id)
    // The visitor disconnected the wallet during its restore.
    if (!newest) await undo(driver)
    else if (newest === attempt || !newest.signal?.aborted) wallets.open(driver, shared, rank)
  }

  function readStored(): WalletSession | null {
    const driver = running > 0 && active !== undefined && attempts.has(active) ? findDriver(active) : undefined
    const shared = driver && !wallets.find(driver.connector.id) ? driver.readStored?.() : null
    return driver && shared ? wallets.readSession(driver, shared) : null
  }

  async function untilDiscovered(connectorId: string): Promise<Driver | undefined> {
    const started = stops
    const isOver = () => findDriver(connectorId) !== undefined || stops !== started
    await untilReached(watchDiscovered, isOver, DISCOVERY_TIMEOUT_MS)
    return findDriver(connectorId)
  }

  function watchDiscovered(check: () => void): () => void {
    waiting.add(check)
    return () => void waiting.delete(check)
  }

  function checkDiscovered(): void {
    for (const check of [...waiting]) check()
  }

  return {
    reconnect,
    isRunning: () => running > 0,
    readStored,
    checkDiscovered,
    stop() {
      stops += 1
      running = 0
      checkDiscovered()
    },
  }
}
