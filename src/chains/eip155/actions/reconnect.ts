import type { Config, Connector } from 'wagmi'
import { connect, reconnect as reconnectWagmi, watchConnectors } from 'wagmi/actions'
import { walletConnectId } from '../../../core/model/wallet-connect.js'
import { DISCOVERY_TIMEOUT_MS, PROVIDER_DELAY_MS, RESTORE_TIMEOUT_MS } from '../../../core/wallets/connection-limits.js'
import { embeddedWalletId } from '../../../core/wallets/embedded-wallet.js'
import type { AdapterContext, Restore } from '../adapter-context.js'
import { findConnector } from '../list-connectors.js'
import { findLiveConnection, isLive, listLiveConnections } from '../live-connections.js'
import { until, type Watch } from '../until.js'
import { disconnect } from './disconnect.js'
import { switchConnection } from './switch-connection.js'

/** How often `reconnect` is retried while another config's runs, in ms. wagmi runs one per page. */
const RETRY_DELAY_MS = 50

type Connectable = NonNullable<ReturnType<typeof findConnector>>

/**
 * Restores the stored connections by wagmi's own `reconnect`, once: if `WagmiProvider` has started it, Lintel waits for that one.
 * Afterwards adds what wagmi misses: a stored wallet that announces itself late, and a wallet that the visitor
 * connected meanwhile and that wagmi's `reconnect` dropped. Never fails.
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
  // A wallet that disconnects leaves the map before wagmi replaces it: only wagmi's `reconnect` replaces a map that has more.
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
      await until(watchStatus(config), () => isReconnecting(config) || isDone(), PROVIDER_DELAY_MS)
    if (isReconnecting(config) || !isDone()) await reconnectTo(config, listKnown(context, connectorIds))
    await addMissing(context, restore, dropped)
  } finally {
    stop()
    if (context.restore === restore) context.restore = null
    context.refresh()
  }
}

/** `dropped`: the wallets that wagmi's `reconnect` has dropped. */
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

/** Runs wagmi's `reconnect`, of which one runs on a page: joins the one of this config, and waits for that of another one. */
async function reconnectTo(config: Config, connectors: readonly Connectable[]): Promise<void> {
  for (let waited = 0; waited < RESTORE_TIMEOUT_MS; waited += RETRY_DELAY_MS) {
    if (isReconnecting(config)) return until(watchStatus(config), () => !isBusy(config))
    if (connectors.length === 0) return
    const done = reconnectWagmi(config, { connectors })
    if (isBusy(config)) {
      await done
      return until(watchStatus(config), () => !isBusy(config), RESTORE_TIMEOUT_MS)
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
  }
}

/** wagmi restores only connectors of the app's own list, and ours are not in it. */
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
  await until(
    (check) => watchConnectors(context.config, { onChange: check }),
    () => find() !== null,
    DISCOVERY_TIMEOUT_MS,
  )
  return find()
}

function listKnown(context: AdapterContext, connectorIds: readonly string[]): readonly Connectable[] {
  return connectorIds.flatMap((id) => findConnector(context, id) ?? [])
}

/** `connecting` may also be the status of a wallet that has not answered the visitor. */
function isReconnecting({ state }: Config): boolean {
  return state.status === 'reconnecting'
}

function isBusy(config: Config): boolean {
  return isReconnecting(config) || config.state.status === 'connecting'
}

function watchStatus(config: Config): Watch {
  return (check) => config.subscribe(({ status }) => status, check)
}
