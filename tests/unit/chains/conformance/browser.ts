import type { CaipNetworkId } from '../../../../src/core/model/caip.js'
import type { ChainAdapter, ChainAdapterEvent, WalletSession } from '../../../../src/core/model/chain-adapter.js'
import type { Connector } from '../../../../src/core/model/connector.js'

/** How a wallet refuses every request for approval. */
export type Refusal = 'rejected' | 'pending' | 'locked'

/** One wallet of a browser, as a test controls it. */
export type ConformanceWallet = {
  connectorId: string
  /** It shares the first account, until `changeAccount`. */
  accounts: readonly [string, string]
  /** How many requests have asked the visitor so far. */
  countPrompts(): number
  /** Refuses requests until the returned function is called. */
  refuse(how: Refusal): () => void
  /** Answers no request until the returned function is called. */
  hold(): () => void
  /** Shares the second account. */
  changeAccount(): void
  /** Ends its session with the page. */
  leave(): void
}

/** A browser with two wallets, whose pages can be loaded again. */
export type ConformanceBrowser = {
  foxglove: ConformanceWallet
  prism: ConformanceWallet
  /** The networks of the app; the wallets are on the first one. */
  networks: readonly [CaipNetworkId, CaipNetworkId]
  /** Loads the page. An earlier page is gone. `stored`: the wallets of the last visit, the active one first. */
  load(...stored: string[]): ConformancePage
  /** Removes Foxglove before the next page load. */
  uninstallFoxglove(): void
}

export type ConformancePage = {
  adapter: ChainAdapter
  events: readonly ChainAdapterEvent[]
  connectors(): readonly Connector[]
  sessions(): readonly WalletSession[]
  isRestoring(): boolean
  close(): void
}

/**
 * An adapter whose conformance is tested. `open` starts a browser of its own. `settleMs`: how long after an answer of a
 * wallet the adapter may still act on it. Default: 20.
 */
export type Conformance = { name: string; settleMs?: number; open(): ConformanceBrowser }

/** Starts an adapter and follows its events. */
export function openPage(adapter: ChainAdapter): ConformancePage {
  const events: ChainAdapterEvent[] = []
  const close = adapter.start((event) => void events.push(event))
  const readConnections = () => events.findLast((event) => event.type === 'connections')
  return {
    adapter,
    events,
    connectors: () => events.findLast((event) => event.type === 'connectors')?.connectors ?? [],
    sessions: () => readConnections()?.sessions ?? [],
    isRestoring: () => readConnections()?.isRestoring ?? false,
    close,
  }
}
