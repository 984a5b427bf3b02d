import type { Config, Connector } from 'wagmi'
import { connect, reconnect as reconnectWagmi, watchConnectors } from 'wagmi/actions'
import { embeddedWalletId } from '../../../core/model/embedded-wallet.js'
import { walletConnectId } from '../../../core/model/wallet-connect.js'
import {
  DISCOVERY_TIMEOUT_MS,
  PROVIDER_DELAY_MS,
  RECONNECT_RETRY_MS,
  RESTORE_TIMEOUT_MS,
} from '../../../core/wallets/connection-limits.js'
import { untilReached, type Watch } from '../../../rules/async/until-reached.js'
import { wait } from '../../../rules/async/wait.js'
import type { AdapterContext, Restore } from '../adapter-context.js'
import { findConnector } from '../list-connectors.js'
import { findLiveConnection, isLive, listLiveConnections } from '../live-connections.js'
import { disconnect } from './disconnect.js'
import { switchConnection } from './switch-connection.js'

/** The argument of wagmi's `connect` and `reconnect`: a connector, or a function that creates one. */
type Connectable = NonNullable<ReturnType<typeof findConnector>>

/**
 * Restores the stored connections by wagmi's own `reconnect`, once: if `WagmiProvider` has started it, Lintel waits for that one.
 * Afterwards restores the wallets that wagmi leaves out: Lintel's own connectors, a stored wallet that announces itself late, and a
 * wallet that the visitor connected meanwhile and that wagmi's `reconnect` dropped. Never fails.
 */
export async function reconnect(
  context: AdapterContext,
  { connectorIds }: { connectorIds: readonly string[] },
): Promise<void> {
  const { config } = context
  const restore: Restore = { connectorIds, cancelled: new Set() }
  context.restore = restore
  context.refresh()
  const dropped = new Set<Connector>()
  // wagmi's `reconnect` puts a new map in place of the old one, so `before` has the wallets that it drops. A disconnect first deletes
  // from the old map, so `before` does not have the wallet that disconnected.
  const stop = config.subscribe(
    ({ connections }) => connections,
    (connections, before) => {
      for (const { connector } of before.values()) {
        if (isLive(connector) && !connections.has(connector.uid)) dropped.add(connector)
      }
    },
  )
  try {
    const isDone = () => connectorIds.every((id) => findLiveConnection(config, id))
    if (context.isAppConfig)
      await untilReached(watchStatus(config), () => isReconnecting(config) || isDone(), PROVIDER_DELAY_MS)
    if (isReconnecting(config) || !isDone()) await reconnectTo(config, listKnown(context, connectorIds))
    await addMissing(context, restore, dropped)
  } finally {
    stop()
    if (context.restore === restore) context.restore = null
    context.refresh()
  }
}

/** Restores what wagmi's `reconnect` left out, and disconnects what was cancelled meanwhile. `dropped`: the wallets that it dropped. */
async function addMissing(context: AdapterContext, restore: Restore, dropped: ReadonlySet<Connector>): Promise<void> {
  const { config } = context
  const { connectorIds, cancelled } = restore
  const lost = [...dropped].filter(({ id }) => !cancelled.has(id) && !findLiveConnection(config, id))
  if (lost.length > 0) {
    await reconnectTo(config, [...lost, ...listLiveConnections(config).map(({ connector }) => connector)])
  }
  if (context.isAppConfig) await restoreOwn(context, connectorIds)
  if (listLiveConnections(config).length === 0) {
    const late = await untilAnnounced(
      context,
      connectorIds.filter((id) => !cancelled.has(id)),
    )
    if (late && listLiveConnections(config).length === 0) await reconnectTo(config, [late])
  }
  for (const { connector } of listLiveConnections(config)) {
    if (cancelled.has(connector.id)) await disconnect(context, { connectorId: connector.id })
  }
}

/**
 * Runs wagmi's `reconnect`. wagmi runs one per page: if that of this config runs, waits for its end; if that of another config runs, tries
 * again for `RESTORE_TIMEOUT_MS`.
 */
async function reconnectTo(config: Config, connectors: readonly Connectable[]): Promise<void> {
  for (let waited = 0; waited < RESTORE_TIMEOUT_MS; waited += RECONNECT_RETRY_MS) {
    if (isReconnecting(config)) return untilReached(watchStatus(config), () => !isBusy(config))
    if (connectors.length === 0) return
    const reconnecting = reconnectWagmi(config, { connectors })
    // It sets the status at once, except while that of another config runs: then it does nothing.
    if (isBusy(config)) {
      await reconnecting
      return untilReached(watchStatus(config), () => !isBusy(config), RESTORE_TIMEOUT_MS)
    }
    await wait(RECONNECT_RETRY_MS)
  }
}

/**
 * Restores the connectors that Lintel adds, and makes the first of `connectorIds` the active one. In an app's own config wagmi restores
 * only the connectors that the app lists, and those of Lintel are not among them.
 */
async function restoreOwn(context: AdapterContext, connectorIds: readonly string[]): Promise<void> {
  const { config, walletConnect, embedded } = context
  const hasPaired = async () => (await walletConnect?.port.restore().catch(() => null)) != null
  const hasLogin = async () => (await embedded?.isAuthorized().catch(() => false)) === true
  for (const [id, own, isAuthorized] of [
    [walletConnectId, walletConnect, hasPaired],
    [embeddedWalletId, embedded, hasLogin],
  ] as const) {
    if (!own || !connectorIds.includes(id) || findLiveConnection(config, id) || !(await isAuthorized())) continue
    await connect(config, { connector: own.connector ?? own.create }).catch(() => undefined)
  }
  const [active] = connectorIds
  if (active !== undefined && findLiveConnection(config, active)) {
    await switchConnection(context, { connectorId: active })
  }
}

/** Waits until a missing stored wallet announces itself; null if none does in time. */
async function untilAnnounced(context: AdapterContext, connectorIds: readonly string[]): Promise<Connectable | null> {
  const missing = connectorIds.filter((id) => !findConnector(context, id))
  if (missing.length === 0) return null
  const find = () => listKnown(context, missing)[0] ?? null
  await untilReached(
    (check) => watchConnectors(context.config, { onChange: check }),
    () => find() !== null,
    DISCOVERY_TIMEOUT_MS,
  )
  return find()
}

/** The connectors of these ids that exist now. */
function listKnown(context: AdapterContext, connectorIds: readonly string[]): readonly Connectable[] {
  return connectorIds.flatMap((id) => findConnector(context, id) ?? [])
}

/** The status `connecting` does not count: it may be that of a wallet which has not answered the visitor. */
function isReconnecting({ state }: Config): boolean {
  return state.status === 'reconnecting'
}

function isBusy(config: Config): boolean {
  return isReconnecting(config) || config.state.status === 'connecting'
}

function watchStatus(config: Config): Watch {
  return (check) => config.subscribe(({ status }) => status, check)
}
