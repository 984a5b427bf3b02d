import type { Config, Connector } from 'wagmi'

/** What the actions of one adapter share. */
export type AdapterContext = {
  /** Made when it is first read. */
  readonly config: Config
  /** Runs a change of wagmi's state that the caller reports itself, so the watcher keeps quiet about it. */
  changeQuietly(change: () => void): void
  /** Counts tries to connect, so that the answer to an abandoned one is known as such. */
  attempts: { latest: number }
  /** Counts restores, so that one that was overtaken brings nothing back. */
  restores: { latest: number }
  /** Which chain a transaction was sent on, by hash: the wallet may have moved on before its receipt is asked for. */
  sentOn: Map<string, number>
}

/** A wagmi connection whose connector is alive; one read back from storage only has its connector's name and id. */
export type LiveConnection = { accounts: readonly string[]; chainId: number; connector: Connector }

/** Whether a connection does not only come from storage. */
export function isLive({ connector }: LiveConnection): boolean {
  return typeof connector.getProvider === 'function'
}

/** Every connection that does not only come from storage. */
export function listLiveConnections({ state }: Config): readonly LiveConnection[] {
  return [...state.connections.values()].filter(isLive)
}

/** The connection in use, or null while there is none or it only comes from storage. */
export function getLiveConnection(config: Config): LiveConnection | null {
  const { current } = config.state
  return listLiveConnections(config).find(({ connector }) => connector.uid === current) ?? null
}
