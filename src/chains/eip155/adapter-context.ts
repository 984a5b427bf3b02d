import type { Config, Connector } from 'wagmi'

/** What the actions of one adapter share. */
export type AdapterContext = {
  /** Made when it is first read. */
  readonly config: Config
  /** Runs a change of wagmi's state that the caller reports itself, so the watcher keeps quiet about it. */
  changeQuietly(change: () => void): void
  /** Counts tries to connect, so that the answer to an abandoned one is known as such. */
  attempts: { latest: number }
  /** Which chain a transaction was sent on, by hash: the wallet may have moved on before its receipt is asked for. */
  sentOn: Map<string, number>
}

/** A wagmi connection whose connector is alive; one read back from storage only has its connector's name and id. */
export type LiveConnection = { accounts: readonly string[]; chainId: number; connector: Connector }

/** The connection in use, or null while there is none or it only comes from storage. */
export function getLiveConnection(config: Config): LiveConnection | null {
  const { connections, current } = config.state
  const connection = current === null ? undefined : connections.get(current)
  return connection && typeof connection.connector.getProvider === 'function' ? connection : null
}
