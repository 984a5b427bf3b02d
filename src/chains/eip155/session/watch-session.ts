import type { Config } from 'wagmi'
import type { ChainAdapterEvent, WalletSession } from '../../../core/model/chain-adapter.js'
import { getLiveConnection, listLiveConnections } from '../adapter-context.js'
import { ignoreWalletConnect } from './follow-wallet.js'
import { isChainId, readSession } from './read-session.js'

type WatchSessionParameters = {
  emit: (event: ChainAdapterEvent) => void
  /** Whether a change is the adapter's own, which its caller reports. */
  isQuiet: () => boolean
}

/** What each connected wallet shares, by the id of its connector, and which one is active. */
type Snapshot = { sessions: ReadonlyMap<string, WalletSession>; active: string | null }

/** Tells what the connected wallets do by themselves: other accounts, another chain, gone. Returns the stop. */
export function watchSession(config: Config, { emit, isQuiet }: WatchSessionParameters): () => void {
  let last = readSnapshot(config, { sessions: new Map(), active: null })
  return config.subscribe(
    (state) => state,
    () => {
      const before = last
      const now = readSnapshot(config, before)
      last = now
      const gone = [...before.sessions.keys()].filter((id) => !now.sessions.has(id))
      // wagmi starts to listen for it again once a wallet is gone.
      if (gone.length > 0) for (const connector of config.connectors) ignoreWalletConnect(config, connector)
      if (!isQuiet()) for (const event of listEvents(before, now, gone)) emit(event)
    },
  )
}

function listEvents(before: Snapshot, now: Snapshot, gone: readonly string[]): readonly ChainAdapterEvent[] {
  const changed = [...now.sessions.values()].filter(
    (session) => JSON.stringify(session) !== JSON.stringify(before.sessions.get(session.connectorId)),
  )
  // Which one follows a wallet that is gone is for core to say.
  const switched = gone.length === 0 && now.active !== before.active ? now.active : null
  return [
    ...changed.map((session) => ({ type: 'session', session }) as const),
    ...gone.map((connectorId) => ({ type: 'disconnected', connectorId }) as const),
    ...(switched === null ? [] : [{ type: 'switched', connectorId: switched } as const]),
  ]
}

/** A wallet that names an impossible chain says nothing new. */
function readSnapshot(config: Config, before: Snapshot): Snapshot {
  const sessions = new Map<string, WalletSession>()
  for (const connection of listLiveConnections(config)) {
    if (connection.accounts.length === 0) continue
    const { id } = connection.connector
    const session = isChainId(connection.chainId) ? readSession(connection) : before.sessions.get(id)
    if (session) sessions.set(id, session)
  }
  return { sessions, active: getLiveConnection(config)?.connector.id ?? null }
}
