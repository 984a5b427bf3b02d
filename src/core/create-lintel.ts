import { loadOnce } from '../rules/async/lazy.js'
import { createActions } from './actions/create-actions.js'
import type { Internals } from './actions/internals.js'
import type { LintelContext } from './context.js'
import { createBalanceQuery } from './data/create-balance-query.js'
import { createDataQueries } from './data/create-data-queries.js'
import { createFeaturedWalletsQuery, createWalletsQuery } from './data/create-wallets-query.js'
import { createReporter, type Report } from './effects/create-reporter.js'
import type { Clock, Ports } from './effects/ports.js'
import { createEffectRunner } from './effects/run-effects.js'
import { ProjectIdNotConfiguredError } from './errors/option-errors.js'
import type { Lintel } from './lintel.js'
import { createGuardedStore } from './log/create-guarded-store.js'
import { createLog } from './log/create-log.js'
import type { CaipNetworkId, Namespace } from './model/caip.js'
import type { ChainAdapter, ChainAdapterEvent } from './model/chain-adapter.js'
import type { LintelEvent } from './model/event.js'
import type { LintelState, Toast } from './model/state.js'
import type { StoredValues } from './model/stored-values.js'
import { type CheckedOptions, checkOptions } from './options/check-options.js'
import { createInitialState } from './options/create-initial-state.js'
import { addNode, createEmbedded, createWalletConnect } from './options/create-ports.js'
import type { Feature } from './options/define-feature.js'
import type { LintelOptions } from './options/options.js'
import { isInTimeZone } from './options/time-zones.js'
import { findView, getNamespace } from './selectors.js'
import { createDataCache } from './storage/create-data-cache.js'
import { createSafeStorage } from './storage/create-safe-storage.js'
import { createLintelStorage, type LintelStorage } from './storage/lintel-storage.js'
import { type Change, followConnections } from './storage/stored-connections.js'
import type { RunningFeature } from './transitions/feature-rules.js'
import { reduce } from './transitions/reduce.js'
import { createMessagesStore } from './words/create-messages-store.js'

/** The system clock. */
const systemClock: Clock = {
  now: () => Date.now(),
  setTimer(at, run) {
    const timer = setTimeout(run, Math.max(0, at - Date.now()))
    return () => clearTimeout(timer)
  },
}

/**
 * Creates a wallet layer whose modal has the views of these features, and no others.
 *
 * @throws InvalidOptionError with the option's name, the given value and what to write.
 */
export function createLintel(given: LintelOptions, features: readonly Feature[], clock: Clock = systemClock): Lintel {
  const options = checkOptions(given, features)
  const parts = features.flatMap(({ part }) => part ?? [])
  const log = createLog(options.debug ? options.logLevel : null, () => clock.now())
  const report = createReporter({ log, onError: options.onError, dispatch })
  const backend = createSafeStorage(() => options.storage ?? globalThis.localStorage, log)
  const featureParsers = Object.assign({}, ...parts.map(({ stored }) => stored))
  // Tells the other instances of this page: browsers send this event to other tabs only. Deferred: by then this instance has noted what
  // it wrote. The key is for other listeners of the page. Without a page there is no such event.
  const tell = (key: string) =>
    queueMicrotask(
      () => globalThis.StorageEvent && globalThis.window.dispatchEvent(new StorageEvent('storage', { key })),
    )
  const values = createLintelStorage(backend, log, featureParsers, tell)
  const storage: LintelStorage = { ...values, write }
  const words = createMessagesStore(options.messages, log)
  const walletConnect = createWalletConnect(options, { storage: backend, log, report })
  const embedded = createEmbedded(options, {
    ...{ storage: backend, log, report },
    now: () => clock.now(),
    accountTypes: {
      read: () => storage.read('accountTypes'),
      save: (namespace, accountType) =>
        storage.write('accountTypes', { ...storage.read('accountTypes'), [namespace]: accountType }),
    },
    messages: words.store,
    requests: {
      add: (request) => dispatch({ type: 'request/added', request }),
      settle: (id) => dispatch({ type: 'request/settled', id }),
      refuse: () => dispatch({ type: 'request/refused', toast: createRefusal() }),
    },
  })
  const adapters: Partial<Record<Namespace, ChainAdapter>> = {}
  for (const { namespace, create } of options.adapters) {
    const networks = options.networks
      .filter((network) => network.chainNamespace === namespace)
      .map((network) => addNode(network, options))
    adapters[namespace] = create({
      ...{ networks, storage: backend },
      ...(walletConnect && { walletConnect }),
      ...(embedded?.connectors[namespace] && { embedded: embedded.connectors[namespace] }),
    })
  }
  const factory = options.walletConnect
  if (walletConnect && factory && options.adapters.length === 0) {
    for (const { chainNamespace } of options.networks) {
      adapters[chainNamespace] ??= factory.createPairedAdapter(chainNamespace, walletConnect)
    }
  }
  const store = createGuardedStore<LintelState>(createInitialState(options, adapters, features), log)
  const cache = createDataCache({
    storage,
    now: () => clock.now(),
    isReadable: () => store.getState().startedAt !== null,
  })
  const ports: Ports = {
    ...{ clock, storage, adapters, walletConnect, embedded, dispatch },
    findAuthenticator: () => opened.find(({ authenticator }) => authenticator)?.authenticator,
    createErrorToast: ({ code }) => ({ id: nextId(), variant: 'error', error: code }),
  }
  const opened: readonly RunningFeature[] = parts.flatMap((part) => part.open?.(ports, options) ?? [])
  const observers = parts.flatMap((part) => part.observe?.(ports, options) ?? [])
  const loadReceiptWatch = loadOnce(async () => {
    const { createReceiptWatch } = await import('./actions/transaction-rules.js')
    return createReceiptWatch(ports)
  })
  const watchers = new Set<(event: LintelEvent, state: LintelState) => void>()
  const runner = createEffectRunner(ports, opened)
  const queue: LintelEvent[] = []
  let isDispatching = false
  /** The stored values when this tab last read or wrote them; null before the start. */
  let followed: StoredValues | null = null
  let lastId = 0
  /** Undoes `start`; null before it. */
  let stopAdapters: (() => void)[] | null = null

  /** Runs events one at a time and in order, because an effect may dispatch another event. */
  function dispatch(event: LintelEvent): void {
    queue.push(event)
    if (isDispatching) return
    isDispatching = true
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        log.add('debug', next.type)
        if ('error' in next) report(next.error)
        if (next.type === 'transaction/settled') cache.expire()
        const before = store.getState()
        const { state, effects } = reduce(before, next, clock.now(), opened)
        if (state !== before) store.setState(state, true)
        saveChanges({ event: next, before, state, effects, now: clock.now() })
        for (const effect of effects) runner.run(effect)
        if (next.type === 'transaction/sent' || next.type === 'transaction/check') void watchReceipts(next)
        for (const observe of observers) observe(next, before, state)
        for (const watch of [...watchers]) watch(next, state)
        for (const feature of opened) feature.loadFor?.(store.getState())
      }
    } finally {
      isDispatching = false
    }
  }

  /** If its code fails to load, no receipt is awaited; the next check loads it again. */
  async function watchReceipts(event: LintelEvent): Promise<void> {
    const isPending = store.getState().transactions.some(({ status }) => status === 'pending')
    const watch = isPending ? await loadReceiptWatch().catch(() => null) : null
    watch?.(event, store.getState())
  }

  /** Writes the parts of the state that have changed. Does not write back what storage reported, or the tabs would loop. */
  function saveChanges(change: Change): void {
    const { event, before, state } = change
    if (event.type === 'storage/followed' || event.type === 'lintel/started') return
    const network = getNamespace(state)?.network
    if (network && network !== getNamespace(before)?.network) storage.write('network', network)
    if (state.transactions !== before.transactions) storage.write('transactions', state.transactions)
    const connections = followConnections(() => storage.read('connections'), change)
    if (connections) storage.write('connections', connections)
  }

  /** Writes a value, and updates `followed` unless another tab has written just before. */
  function write<Key extends keyof StoredValues>(key: Key, value: StoredValues[Key]): void {
    const isFollowed = isSame(values.readAll(), followed)
    values.write(key, value)
    if (isFollowed) followed = values.readAll()
  }

  function createRefusal(): Toast {
    return { id: nextId(), variant: 'error', error: 'method-not-allowed' }
  }

  function nextId(): number {
    lastId += 1
    return lastId
  }

  function start(): void {
    if (stopAdapters) return
    stopAdapters = []
    runner.resume()
    for (const adapter of Object.values(adapters)) {
      stopAdapters.push(adapter.start((event) => dispatch(toLintelEvent(adapter.namespace, event))))
    }
    reportMissingProject(options, report)
    stopAdapters.push(watchTabs(followStorage))
    followed = storage.readAll()
    dispatch({
      type: 'lintel/started',
      stored: followed,
      isRestricted: isInTimeZone(options.restrictedTimeZones),
      isMobile: typeof options.isMobile === 'function' ? options.isMobile() : options.isMobile,
    })
    const provider = embedded?.start()
    const login = provider ? findView(store.getState(), 'social-login', { provider }) : null
    if (login) dispatch({ type: 'modal/open', view: login })
    if (typeof options.messages === 'function') {
      words.setMessages(options.messages).catch((error: unknown) => {
        log.warn('The messages could not be loaded, English is shown.', error)
      })
    }
  }

  function destroy(): void {
    for (const stop of stopAdapters ?? []) stop()
    stopAdapters = null
    dispatch({ type: 'lintel/stopped' })
    runner.stop()
    walletConnect?.stop()
    embedded?.stop()
  }

  function followStorage(): void {
    const before = followed
    followed = storage.readAll()
    if (before && stopAdapters && !isSame(followed, before)) {
      dispatch({ type: 'storage/followed', stored: followed, before })
      // The wallet has reported a failure.
      if (!isSame(followed.accountTypes, before.accountTypes)) void embedded?.followAccountType().catch(() => undefined)
    }
  }

  // Not `crypto.randomUUID`: it exists on https and localhost only. The id must differ, not be secret.
  const instanceId = options.scopeKey ?? Math.random().toString(36).slice(2)
  const context: LintelContext = {
    createKey: (...key) => ['lintel', instanceId, ...key],
    getState: store.getState,
    getMessages: words.store.getState,
    dispatch,
    nextId,
    now: () => clock.now(),
    watch(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    connectByFeature: (connectorId) =>
      parts.map(({ connect }) => connect?.(context, connectorId)).find((connecting) => connecting !== undefined),
    hasWalletConnect: walletConnect !== null,
    adapters,
    directory: options.directory ?? null,
    dataApi: options.dataApi ?? null,
    cache,
    report,
  }
  const internals: Internals = {
    createKey: context.createKey,
    holdToast: () => dispatch({ type: 'toast/hold' }),
    releaseToast: () => dispatch({ type: 'toast/release' }),
    checkTransactions: () => dispatch({ type: 'transaction/check' }),
    retryBalance: (network) => dispatch({ type: 'balance/retry', network }),
    followStorage,
    storage,
  }
  const lintel: Lintel & { internals: Internals } = {
    store,
    messages: words.store,
    adapters,
    internals,
    embedded,
    actions: Object.assign(
      createActions(context, words.setMessages),
      ...parts.map((part) => part.createActions?.(context)),
    ),
    queries: {
      balance: (parameters: { addresses: readonly string[]; network: CaipNetworkId }) =>
        createBalanceQuery(context, parameters),
      ...createDataQueries(context),
      wallets: (parameters) => createWalletsQuery(context, parameters),
      featuredWallets: () => createFeaturedWalletsQuery(context),
    },
    start,
    destroy,
    getLog: log.read,
  }
  return lintel
}

/** Calls `follow` when another tab may have stored something. Returns a function that stops it. */
function watchTabs(follow: () => void): () => void {
  // A page that returns from the back/forward cache has missed `storage` events. A server and a worker have no window.
  const { window } = globalThis
  for (const type of ['storage', 'pageshow']) window?.addEventListener?.(type, follow)
  return () => {
    for (const type of ['storage', 'pageshow']) window?.removeEventListener?.(type, follow)
  }
}

function toLintelEvent(namespace: Namespace, event: ChainAdapterEvent): LintelEvent {
  if (event.type === 'connectors') return { type: 'connection/connectors', namespace, connectors: event.connectors }
  const { sessions, isRestoring } = event
  return { type: 'connection/changed', namespace, sessions, isRestoring }
}

function reportMissingProject({ walletConnect, embedded, projectId }: CheckedOptions, report: Report): void {
  const off = [...(walletConnect ? ['WalletConnect'] : []), ...(embedded ? ['the embedded wallet'] : [])]
  if (projectId === null && off.length > 0) report(new ProjectIdNotConfiguredError({ off: off.join(' and ') }))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
