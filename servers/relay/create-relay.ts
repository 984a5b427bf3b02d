import { formatError } from '../format-error.js'
import { createMetrics, formatMetrics, METRICS_TYPE, type Metrics } from '../operation/metrics.js'
import { closeSocket } from './connection/close-socket.js'
import { type Connection, type ConnectionContext, createConnection } from './connection/create-connection.js'
import { createConnectionIndex } from './connection/create-connection-index.js'
import { createPublisher } from './create-publisher.js'
import { createRelayMetrics } from './create-relay-metrics.js'
import { type Buffering, createBufferBudget } from './limits/create-buffer-budget.js'
import { createQuotas } from './limits/create-quotas.js'
import { createWorkLimit } from './limits/create-work-limit.js'
import { defaultLimits, MAX_REFUSING, type RelayLimits } from './limits/relay-limits.js'
import { authorizeClient, checkAccess, type RelayAccess, type RelayCrypto } from './protocol/authorize-client.js'
import type { RelayHandshake, RelaySocket } from './relay-socket.js'
import type { RelayStore, StoredMessage } from './store/relay-store.js'

export type RelayOptions = {
  store: RelayStore
  crypto: RelayCrypto
  access?: RelayAccess
  limits?: Partial<RelayLimits>
  /** ms since the epoch. Default: `Date.now`. */
  now?: () => number
  /** Interval of the pings, ms. Clients disconnect after 35 s without one. Default 25 s. */
  pingInterval?: number
  /** The metrics of the relay. Default: its own, which `fetch` serves. */
  metrics?: Metrics
  /** Receives errors of the store. The text never contains a topic, a message or a client. */
  report?: (message: string) => void
}

export type Relay = {
  /** Serves a new socket, or closes it with a reason. */
  connect(socket: RelaySocket, handshake: RelayHandshake): void
  /** `GET /health` and `GET /metrics`. */
  fetch(request: Request): Promise<Response>
  /** Closes every connection with 1001. Clients reconnect on their own. */
  close(): void
}

/** The shortest time between two reports of a failing store, ms. */
const REPORT_INTERVAL = 10_000

/** Interval of the check of all buffers, ms. No other check detects incomplete frames. */
const CHECK_INTERVAL = 1_000

/**
 * A WalletConnect relay: delivers encrypted messages between clients by topic and stores them until they are read
 * (WalletConnect relay API, `irn_*`). It depends on no socket library, port or environment variable.
 *
 * @throws InvalidOptionError when an entry of `access.audiences` is not a valid address.
 * @example
 * const relay = createRelay({ store: createMemoryStore({ now: Date.now }), crypto })
 * server.on('connection', (socket, request) => relay.connect(wrap(socket), readHandshake(request)))
 */
export function createRelay(options: RelayOptions): Relay {
  const { store, crypto, access = {}, now = Date.now, pingInterval = 25_000, report } = options
  checkAccess(access)
  const limits = { ...defaultLimits, ...options.limits }
  const { metrics: published = createMetrics() } = options
  const metrics = createRelayMetrics(published)
  const connections = new Set<Connection>()
  /** The same, and connections whose socket is being closed. */
  const sockets = new Set<Connection>()
  /** Refused sockets that wait for their close handshake. */
  const refused = new Set<Buffering>()
  const buffers = createBufferBudget(limits.buffered, sockets, refused)
  const subscribers = createConnectionIndex()
  const clients = createConnectionIndex()
  const salt = globalThis.crypto.randomUUID()
  const quotas = createQuotas({
    limits,
    now,
    hideAddress: (network) => crypto.sha256(salt + network),
    onRefusal: () => metrics.count('requests_over_quota'),
  })
  published.gauge('lintel_relay_connections', 'Open connections.', () => connections.size)
  published.gauge('lintel_relay_topics', 'Topics with a subscriber.', () => subscribers.countKeys())
  let isResyncing = false
  let mustResync = false
  let isClosed = false
  let reportedAt = Number.NEGATIVE_INFINITY

  const fail = (error: unknown) => {
    metrics.count('store_failures')
    if (isClosed || now() - reportedAt < REPORT_INTERVAL) return
    reportedAt = now()
    report?.(`The relay's store failed. ${formatError(error)}`)
  }
  const isKnown = (topic: string) => subscribers.get(topic).size > 0
  const fanOut = (message: StoredMessage) => {
    for (const connection of subscribers.get(message.topic)) connection.deliver(message)
  }
  /** One client after another: reading a thousand mailboxes at once would block the store. */
  const resync = async () => {
    mustResync = true
    if (isResyncing) return
    isResyncing = true
    while (mustResync) {
      mustResync = false
      // The error is reported already. The store calls `resync` again when it answers.
      for (const connection of [...connections]) await connection.resync().catch(() => undefined)
    }
    isResyncing = false
  }

  const publish = createPublisher({ store, metrics, now, sha256: crypto.sha256, isKnown, fail, fanOut })

  const context: Omit<ConnectionContext, 'clientId' | 'allowance'> = {
    store,
    metrics,
    limits,
    workLimit: createWorkLimit(limits.work),
    now,
    publish,
    fail,
    nameSubscription: (topic, clientId) => crypto.sha256(topic + clientId),
    isKnown,
    join: subscribers.add,
    leave: subscribers.remove,
    end(connection) {
      connections.delete(connection)
      clients.remove(connection.clientId, connection)
    },
    closed: (connection) => sockets.delete(connection),
    noteBuffered: buffers.note,
  }

  const unwatch = store.watch({
    isWanted: isKnown,
    deliver: fanOut,
    resync: () => void resync(),
    drop: () => metrics.count('entries_malformed'),
  })
  const checks = setInterval(buffers.check, CHECK_INTERVAL)
  const pings = setInterval(() => {
    for (const connection of connections) connection.beat()
    quotas.prune()
  }, pingInterval)

  return {
    connect(socket, handshake) {
      const refuse = (code: number, reason: string) => {
        metrics.count('connections_refused')
        if (refused.size >= MAX_REFUSING) return socket.terminate()
        const buffering: Buffering = {
          get buffered() {
            return socket.unread + socket.incomplete
          },
          cut: () => socket.terminate(),
        }
        refused.add(buffering)
        socket.onClose(() => refused.delete(buffering))
        closeSocket(socket, code, reason)
      }
      if (sockets.size >= limits.connections) return refuse(1013, 'The relay is full. Try again later')
      if (!quotas.hasRoom(handshake.address)) {
        metrics.count('connections_limited')
        return refuse(1013, 'Too many connections from your address. Try again later')
      }
      const authorization = authorizeClient(handshake, { access, crypto, now: now() })
      if ('reason' in authorization) return refuse(3000, authorization.reason)
      const { clientId } = authorization
      const [oldest] = clients.get(clientId)
      if (oldest && clients.get(clientId).size >= limits.connectionsPerClient) {
        metrics.count('connections_dropped')
        oldest.close(1008, 'Too many connections of one client')
      }
      metrics.count('connections_opened')
      const connection = createConnection(socket, {
        ...context,
        clientId,
        allowance: quotas.open(clientId, handshake.address),
      })
      connections.add(connection)
      sockets.add(connection)
      clients.add(clientId, connection)
    },
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (request.method !== 'GET') return respond('Only GET is served here.\n', 405)
      if (pathname === '/metrics') {
        return respond(await formatMetrics([published]), 200, METRICS_TYPE)
      }
      if (pathname === '/health') return checkHealth(store, fail)
      return respond('This is a relay. Connect by WebSocket, or read /health and /metrics.\n', 404)
    },
    close() {
      isClosed = true
      clearInterval(pings)
      clearInterval(checks)
      unwatch()
      for (const connection of [...connections]) connection.close(1001, 'The relay stops')
    },
  }
}

async function checkHealth(store: RelayStore, fail: (error: unknown) => void): Promise<Response> {
  try {
    await store.check()
    return respond('{"status":"ok"}\n', 200, 'application/json')
  } catch (error) {
    fail(error)
    return respond('{"status":"failing","reason":"the store does not answer"}\n', 503, 'application/json')
  }
}

function respond(body: string, status: number, type = 'text/plain; charset=utf-8'): Response {
  return new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } })
}
