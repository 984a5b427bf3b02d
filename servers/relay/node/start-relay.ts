import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import { createAddressReader } from '../../http/create-address-reader.js'
import {
  createMemoryStore,
  createRedisStore,
  createRelay,
  defaultLimits,
  MAX_FRAME,
  type RelayAccess,
  type RelayLimits,
  type RelayStore,
} from '../../index.js'
import { createOperation, type Operation } from '../../operation/operation.js'
import { requirePackages } from '../../packages/require-packages.js'
import type { Service } from '../../service.js'
import { MAX_REFUSING } from '../limits/relay-limits.js'
import { nodeCrypto } from './node-crypto.js'
import { readSnapshot, writeSnapshot } from './snapshot-file.js'
import { wrapSocket } from './wrap-socket.js'

export type StartRelayOptions = {
  /** 0 uses a free port. */
  port: number
  /** Default: loopback only. */
  host?: string
  /** File that keeps undelivered messages over a restart, without Redis. Default: none. */
  statePath?: string
  /** URL of a Redis or Valkey that stores the messages, for any number of relays. Default: memory. */
  redisUrl?: string
  access?: RelayAccess
  limits?: Partial<RelayLimits>
  /** Capacity for all messages, bytes. Default 32 MiB in memory, 256 MiB in Redis. */
  capacity?: number
  /** The header in which a reverse proxy writes the client's address. Default: none, the socket's address counts. */
  addressHeader?: string
  /** Its health and metrics for the operator. Default: not served. */
  operation?: Operation
  /** Answer `/health` and `/metrics` at this port as well, which whoever reaches the relay can then read. Default: true. */
  servesOperation?: boolean
  /** Receives warnings for the operator. Default: standard error. */
  report?: (message: string) => void
}

/** TCP connections besides those of clients and refused callers: handshakes, health checks and metrics. */
const OTHER_CONNECTIONS = 100
/** How long a caller may take to send its request, ms. */
const REQUEST_TIMEOUT = 5_000
/** Interval of the check of that time, ms. */
const REQUEST_CHECK_INTERVAL = 1_000

/**
 * Starts a relay. Clients use its `url` as `relayUrl`. It also serves `/health` and `/metrics`, unless `servesOperation` is false.
 *
 * @throws Error when the port is taken, or Redis does not answer.
 * @example const relay = await startRelay({ port: 0 })
 */
export async function startRelay(options: StartRelayOptions): Promise<Service> {
  const { port, host = '127.0.0.1', access, limits, addressHeader, report = console.error } = options
  const { operation = createOperation('relay'), servesOperation = true } = options
  const mailboxes = await openMailboxes(options, report)
  const relay = createRelay({
    store: mailboxes.store,
    crypto: nodeCrypto,
    report,
    metrics: operation.metrics,
    ...(access ? { access } : {}),
    ...(limits ? { limits } : {}),
  })
  operation.require('the store does not answer', async () => {
    await mailboxes.store.check()
    return true
  })
  const readAddress = createAddressReader(addressHeader, report)
  const server = createAdaptorServer({
    fetch: servesOperation ? relay.fetch : answerNothing,
    serverOptions: {
      headersTimeout: REQUEST_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: REQUEST_CHECK_INTERVAL,
    },
  })
  server.maxConnections = (limits?.connections ?? defaultLimits.connections) + MAX_REFUSING + OTHER_CONNECTIONS
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, perMessageDeflate: false })
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const url = readUrl(request)
    if (!url) {
      // Node removes its error listener on upgrade; without one a closed socket would end the process.
      socket.on('error', () => socket.destroy())
      // The caller may keep its side open.
      return socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n', () => socket.destroy())
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      const address = readAddress(request)
      relay.connect(wrapSocket(client, socket), { url, address, origin: request.headers.origin })
    })
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    relay.close()
    await mailboxes.close()
    throw error
  }
  const address = server.address() as AddressInfo
  operation.change('running')

  return {
    name: 'Relay',
    url: `ws://localhost:${address.port}`,
    pid: process.pid,
    async close() {
      operation.change('stopping')
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      relay.close()
      // Callers that have sent no complete request are not idle to Node. This leaves WebSockets alone.
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      await mailboxes.close()
    },
  }
}

function answerNothing(): Response {
  return new Response('This is a relay. Connect by WebSocket.\n', { status: 404 })
}

type Mailboxes = { store: RelayStore; close(): Promise<void> }

async function openMailboxes(
  { redisUrl, statePath, capacity }: StartRelayOptions,
  report: (message: string) => void,
): Promise<Mailboxes> {
  const room = capacity === undefined ? {} : { capacity }
  if (redisUrl !== undefined) {
    // Loaded when it is used: it has half a megabyte.
    requirePackages('redis')
    const { connectRedis } = await import('./connect-redis.js')
    const { commands, feed, close } = await connectRedis(redisUrl)
    return { store: createRedisStore({ commands, feed, now: Date.now, report, ...room }), close: async () => close() }
  }
  const snapshot = statePath === undefined ? undefined : await readSnapshot(statePath, report)
  const store = createMemoryStore({ now: Date.now, ...room, ...(snapshot ? { snapshot } : {}) })
  return { store, close: async () => (statePath === undefined ? undefined : writeSnapshot(statePath, store.dump())) }
}

function readUrl({ headers, url }: IncomingMessage): URL | undefined {
  const address = `ws://${headers.host}${url}`
  return URL.canParse(address) ? new URL(address) : undefined
}
