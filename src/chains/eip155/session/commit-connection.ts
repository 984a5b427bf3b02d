import type { Config, Connection } from 'wagmi'
import { type AdapterContext, isLive, type LiveConnection } from '../adapter-context.js'
import { followChanges } from './follow-wallet.js'

type Entry = [uid: string, connection: Connection]

/**
 * Makes `connection` the active one of the wagmi config, beside those that are there, and has wagmi follow its wallet's
 * events. Done here rather than by wagmi's `connect`, which cannot be told to drop a late answer.
 */
export async function commitConnection(context: AdapterContext, connection: LiveConnection): Promise<void> {
  const { config } = context
  const entry = toEntry(connection)
  followChanges(config, connection.connector)
  const entries = [entry, ...listOtherEntries(config, connection.connector.id)]
  context.changeQuietly(() => setConnections(config, entries, entry[0]))
  await config.storage?.setItem('recentConnectorId', connection.connector.id)
}

/** Takes in a restored connection that is not the active one, in the place of what was stored of it. */
export function commitOther({ config, changeQuietly }: AdapterContext, connection: LiveConnection): void {
  const entry = toEntry(connection)
  followChanges(config, connection.connector)
  const { id } = connection.connector
  const entries = [...config.state.connections]
  const isStored = entries.some(([, { connector }]) => connector.id === id)
  changeQuietly(() =>
    setConnections(
      config,
      isStored ? entries.map((known) => (known[1].connector.id === id ? entry : known)) : [...entries, entry],
    ),
  )
}

/** Forgets that wallet, live or stored; without `connectorId` every one. */
export function clearConnections({ config, changeQuietly }: AdapterContext, connectorId?: string): void {
  changeQuietly(() => setConnections(config, connectorId === undefined ? [] : listOtherEntries(config, connectorId)))
}

/**
 * The connections as wagmi has them. The current one is `current`, as long as it is live, else the first live one. While
 * all only come from storage nobody is connected, and the first of them is the current one, as after a page load.
 */
function setConnections(config: Config, entries: readonly Entry[], current = config.state.current): void {
  const lives = entries.filter(([, connection]) => isLive(connection))
  const live = lives.find(([uid]) => uid === current) ?? lives[0]
  config.setState((state) => ({
    ...state,
    connections: new Map(entries),
    current: (live ?? entries[0])?.[0] ?? null,
    status: live ? 'connected' : 'disconnected',
  }))
}

/** In the order they are in. */
function listOtherEntries({ state }: Config, connectorId: string): Entry[] {
  return [...state.connections].filter(([, { connector }]) => connector.id !== connectorId)
}

/** One that shares no account is refused before: `readSession`. */
function toEntry({ accounts, chainId, connector }: LiveConnection): Entry {
  return [connector.uid, { accounts: accounts as Connection['accounts'], chainId, connector }]
}
