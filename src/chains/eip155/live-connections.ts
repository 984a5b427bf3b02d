import type { Config, Connector, State } from 'wagmi'
import type { SessionAccount } from '../../core/model/account.js'
import type { WalletSession } from '../../core/model/chain-adapter.js'
import { embeddedWalletId } from '../../core/model/embedded-wallet.js'
import type { SessionDetails } from './adapter-context.js'

/** A wagmi connection whose connector can be used; wagmi stores only a connector's id and name. */
export type LiveConnection = { accounts: readonly string[]; chainId: number; connector: Connector }

/** Whether a connector is more than a stored entry. */
export function isLive({ getProvider }: Connector): boolean {
  return typeof getProvider === 'function'
}

/** The connections that are more than a stored entry, in wagmi's order. */
export function listLiveConnections({ state }: Config): readonly LiveConnection[] {
  return [...state.connections.values()].filter(({ connector }) => isLive(connector))
}

/** The active connection; null while there is none or it is only a stored entry. */
export function getLiveConnection(config: Config): LiveConnection | null {
  const { current } = config.state
  return listLiveConnections(config).find(({ connector }) => connector.uid === current) ?? null
}

export function findLiveConnection(config: Config, connectorId: string): LiveConnection | null {
  return listLiveConnections(config).find(({ connector }) => connector.id === connectorId) ?? null
}

/** Whether `chainId` can be a chain: a positive, safe integer (EIP-155). */
export function isChainId(chainId: unknown): chainId is number {
  return typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId > 0
}

/** The sessions of a wagmi config, the active one first. A wallet that reports an impossible chain is left out. */
export function readSessions(config: Config): readonly WalletSession[] {
  const active = getLiveConnection(config)
  const others = listLiveConnections(config).filter((connection) => connection !== active)
  return (active ? [active, ...others] : others).flatMap((connection) => readSession(connection) ?? [])
}

/**
 * The stored session of the embedded wallet during its restore: its frame takes about a second to load, and the page
 * shows its address meanwhile. Null if another wallet is the active one.
 */
export function readStoredEmbedded({ state: { connections, current } }: Config): readonly WalletSession[] | null {
  const stored = current === null ? undefined : connections.get(current)
  if (stored?.connector.id !== embeddedWalletId || isLive(stored.connector)) return null
  const session = readSession(stored)
  return session && [session]
}

/**
 * Restores the last possible chain of a connection: wagmi adopts any chain id that a wallet reports, even 0 and NaN, and its
 * hooks then refuse every request.
 */
export function restoreChains(config: Config, { connections: before }: State): void {
  for (const { connector, chainId } of listLiveConnections(config)) {
    const last = before.get(connector.uid)?.chainId
    if (isChainId(last) && !isChainId(chainId)) connector.onChainChanged(String(last))
  }
}

/** Whether wagmi is restoring stored sessions and none is restored yet. `connecting` without a stored session is not a restore. */
export function isRestoring({ state }: Config): boolean {
  if (state.status === 'reconnecting') return true
  const { connections, current } = state
  const active = current === null ? undefined : connections.get(current)
  return state.status === 'connecting' && current !== null && !(active && isLive(active.connector))
}

function readSession({ accounts, chainId, connector }: LiveConnection): WalletSession | null {
  const [first, ...rest] = accounts
  if (first === undefined || !isChainId(chainId)) return null
  return {
    connectorId: connector.id,
    accounts: [toAccount(first), ...rest.map(toAccount)],
    network: `eip155:${chainId}`,
    ...describeSession(connector),
  }
}

function toAccount(address: string): SessionAccount {
  return { address, type: 'eoa' }
}

/** The session data that wagmi does not have, from a Lintel connector. */
function describeSession(connector: object): SessionDetails {
  return 'describeSession' in connector ? (connector as { describeSession(): SessionDetails }).describeSession() : {}
}
