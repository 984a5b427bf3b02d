import type { Report } from './effects/create-reporter.js'
import { NotConnectedError } from './errors/wallet-errors.js'
import type { Account } from './model/account.js'
import type { Namespace } from './model/caip.js'
import type { ChainAdapter } from './model/chain-adapter.js'
import type { DataApi } from './model/data-api.js'
import type { Directory } from './model/directory.js'
import type { LintelEvent } from './model/event.js'
import type { RequestPin } from './model/requests.js'
import type { LintelState } from './model/state.js'
import { assertPinned } from './requests/assert-pinned.js'
import { getConnection, getNamespace } from './selectors.js'
import type { DataCache } from './storage/create-data-cache.js'
import { requireAdapter } from './wallets/require-adapter.js'
import type { GivenMessages } from './words/given-messages.js'

/** Shared by the actions and queries of one instance. */
export type LintelContext = {
  /** Creates the key of a query. It names this instance: others below the same QueryClient have entries of their own. */
  createKey(...key: readonly unknown[]): readonly unknown[]
  getState(): LintelState
  getMessages(): GivenMessages
  dispatch(event: LintelEvent): void
  /** A number that this instance has not used yet, for attempts and toasts. */
  nextId(): number
  now(): number
  /** Calls `watcher` after each event with the new state. Returns a function that stops it. */
  watch(watcher: (event: LintelEvent, state: LintelState) => void): () => void
  adapters: Partial<Record<Namespace, ChainAdapter>>
  /** Writes an error to the log. One that only a developer can correct is also reported to the developer. */
  report: Report
  /** Connects a wallet that a feature connects in place of its adapter; undefined for any other wallet. */
  connectByFeature(connectorId: string): Promise<Account> | undefined
  /** Whether the app has set up WalletConnect. */
  hasWalletConnect: boolean
  /** Null when the app has none. */
  directory: Directory | null
  /** Null when the app has none. */
  dataApi: DataApi | null
  /** The stored answers of the queries. */
  cache: DataCache
}

/** The adapter of the active namespace. */
export function getActiveAdapter({ adapters, getState }: LintelContext): ChainAdapter {
  const { activeNamespace } = getState()
  return requireAdapter(adapters[activeNamespace], activeNamespace)
}

/** The adapter of the active namespace, if an account is connected in it. */
export function getConnectedAdapter(context: LintelContext): ChainAdapter {
  if (!getConnection(context.getState())) throw new NotConnectedError()
  return getActiveAdapter(context)
}

/**
 * A request for the active account. If the app chooses the network, the wallet does not know it, so the request
 * names it.
 *
 * @throws NotConnectedError; if the app chooses the network, NetworkMismatchError for a request for another one
 */
export function pinRequest<Request extends RequestPin>({ getState }: LintelContext, request: Request): Request {
  const state = getState()
  const connection = getConnection(state)
  if (!connection) throw new NotConnectedError()
  if (getNamespace(state)?.can.switchNetwork !== 'app') return request
  assertPinned(request, { network: connection.network, address: connection.accounts[0].address })
  return { ...request, network: connection.network }
}
