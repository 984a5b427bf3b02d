import { expect, vi } from 'vitest'
import type { Config } from 'wagmi'
import {
  type Eip155Adapter,
  type Eip155Options,
  eip155,
  getEip155Adapter,
} from '../../../../src/chains/eip155/index.js'
import type { ChainAdapterEvent, WalletSession } from '../../../../src/core/model/chain-adapter.js'
import type { Connector } from '../../../../src/core/model/connector.js'
import type { EmbeddedConnector } from '../../../../src/core/model/embedded-wallet.js'
import type { KeyValueStorage } from '../../../../src/core/model/key-value-storage.js'
import type { Network } from '../../../../src/core/model/network.js'
import type { WalletConnectPort } from '../../../../src/core/model/wallet-connect.js'

/** One page load: the adapter and all of its events. */
export type Page = {
  adapter: Eip155Adapter
  config: Config
  events: ChainAdapterEvent[]
  connectors(): readonly Connector[]
  /** The connected wallets, the active one first. */
  sessions(): readonly WalletSession[]
  /** Resolves once exactly these wallets are connected. */
  untilConnected(...connectorIds: string[]): Promise<void>
  /** Resolves with the first event that passes `test`, past or future. */
  untilEvent(test: (event: ChainAdapterEvent) => boolean): Promise<ChainAdapterEvent>
  close(): void
}

/** An empty window, as on a page without wallets. */
export function openWindow(): void {
  Object.assign(globalThis, { window: new EventTarget() })
}

export function createMemoryStorage(
  entries: Record<string, string> = {},
): KeyValueStorage & { map: Map<string, string> } {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

export function describeNetwork(id: number, ...urls: string[]): Network {
  return {
    id,
    name: `Chain ${id}`,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: urls } },
  }
}

/** Loads the page: creates an adapter and starts it. */
export function loadPage(
  networks: readonly Network[],
  storage: KeyValueStorage = createMemoryStorage(),
  {
    walletConnect,
    embedded,
    ...options
  }: Eip155Options & { walletConnect?: WalletConnectPort; embedded?: EmbeddedConnector } = {},
): Page {
  const adapter = eip155(options).create({
    ...{ networks, storage },
    ...(walletConnect && { walletConnect }),
    ...(embedded && { embedded }),
  })
  const events: ChainAdapterEvent[] = []
  const watchers = new Set<(event: ChainAdapterEvent) => void>()
  const stop = adapter.start((event) => {
    events.push(event)
    for (const watcher of watchers) watcher(event)
  })
  return {
    adapter: getEip155Adapter({ adapters: { eip155: adapter } }),
    get config() {
      return this.adapter.wagmiConfig
    },
    events,
    connectors: () => events.findLast((event) => event.type === 'connectors')?.connectors ?? [],
    sessions: () => events.findLast((event) => event.type === 'connections')?.sessions ?? [],
    untilConnected(...connectorIds) {
      return vi.waitFor(() => {
        const event = events.findLast(({ type }) => type === 'connections')
        expect(event?.type === 'connections' && event.sessions.map(({ connectorId }) => connectorId)).toEqual(
          connectorIds,
        )
      })
    },
    untilEvent(test) {
      const past = events.find(test)
      if (past) return Promise.resolve(past)
      return new Promise((resolve) => {
        watchers.add((event) => {
          if (test(event)) resolve(event)
        })
      })
    },
    close: stop,
  }
}

/** Restores these wallets as a page load does, and returns the connections afterwards. */
export async function restoreAll(
  { adapter, sessions }: Pick<Page, 'adapter' | 'sessions'>,
  ...connectorIds: string[]
): Promise<readonly WalletSession[]> {
  await adapter.reconnect({ connectorIds })
  return sessions()
}

/** Connects the wallet and returns its session. */
export async function connectTo(
  { adapter, sessions }: Pick<Page, 'adapter' | 'sessions'>,
  connectorId: string,
): Promise<WalletSession | undefined> {
  await adapter.connect({ connectorId })
  return sessions().find((session) => session.connectorId === connectorId)
}
