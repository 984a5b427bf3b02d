import { createTokenBucket } from '../../http/create-token-bucket.js'
import type { RelayMetrics } from '../create-relay-metrics.js'
import type { Allowance } from '../limits/create-quotas.js'
import type { WorkLimit } from '../limits/create-work-limit.js'
import { MAX_FRAME, MESSAGE_COST, type RelayLimits } from '../limits/relay-limits.js'
import { type Draft, handleRequest, type RequestActions } from '../protocol/handle-request.js'
import { parseFrame, type RequestCall } from '../protocol/parse-frame.js'
import { RpcError, rpcCodes } from '../protocol/rpc-error.js'
import type { RpcId } from '../protocol/schema.js'
import type { RelaySocket } from '../relay-socket.js'
import type { RelayStore, StoredMessage } from '../store/relay-store.js'
import { closeSocket } from './close-socket.js'
import { createDeliveries } from './create-deliveries.js'
import { createFrameReader } from './create-frame-reader.js'
import { createMailboxes } from './create-mailboxes.js'
import { createSubscriptions } from './create-subscriptions.js'

/** One client on one socket. */
export type Connection = {
  readonly clientId: string
  /**
   * Sends a message. Skips the client's own messages, topics it is not subscribed to, and messages it was already sent.
   */
  deliver(message: StoredMessage): void
  /** Reads the mailboxes of all subscribed topics again and delivers new messages. */
  resync(): Promise<void>
  /** Sends a ping. Closes the connection when the client did not answer the last one. */
  beat(): void
  /** Bytes that are buffered for this connection: unread, held, and of an incomplete frame. */
  readonly buffered: number
  /** Ends the connection without a handshake, so that its buffers are freed at once. */
  cut(): void
  close(code: number, reason: string): void
}

export type ConnectionContext = {
  clientId: string
  allowance: Allowance
  store: RelayStore
  metrics: RelayMetrics
  limits: RelayLimits
  workLimit: WorkLimit
  now: () => number
  /** Derives a subscription id. Clients derive the same id, so that they know it before the response arrives. */
  nameSubscription(topic: string, clientId: string): string
  publish(draft: Draft, publisher: string, allowance: Allowance): Promise<void>
  /** Whether any client is subscribed to the topic. */
  isKnown(topic: string): boolean
  /** Called when the connection subscribes to or leaves a topic. */
  join(topic: string, connection: Connection): void
  leave(topic: string, connection: Connection): void
  /** Called when the relay stops serving the connection. Its socket may still be closing. */
  end(connection: Connection): void
  /** Called when the socket has closed. */
  closed(connection: Connection): void
  /** Called when bytes were buffered for the client. */
  noteBuffered(bytes: number): void
  /** Receives errors of the store. */
  fail(error: unknown): void
}

/** Serves one client: parses and answers its requests, delivers messages and records acknowledgements. */
export function createConnection(socket: RelaySocket, context: ConnectionContext): Connection {
  const { clientId, allowance, metrics, limits, workLimit, now } = context
  const takeToken = createTokenBucket({ rate: limits.rate, burst: limits.burst, now })
  let invalidFrames = 0
  let isOpen = true
  let isAlive = true
  let isCut = false

  const end = () => {
    if (!isOpen) return
    isOpen = false
    frameReader.close()
    subscriptions.close()
    context.end(connection)
  }
  const drop = (code: number, reason: string) => {
    if (!isOpen) return
    metrics.count('connections_dropped')
    closeSocket(socket, code, reason)
    end()
  }
  const cut = () => {
    if (isOpen) metrics.count('connections_dropped')
    isCut = true
    socket.terminate()
    end()
  }
  const send = (frame: object) => {
    if (!isOpen) return
    const text = JSON.stringify({ jsonrpc: '2.0', ...frame })
    socket.send(text)
    // Unread messages stay in the mailboxes, so ending the connection loses none. A close frame would not be read either.
    if (socket.unread > limits.unread) cut()
    else context.noteBuffered(text.length)
  }
  const sendError = (id: RpcId | null, { code, message }: RpcError) => send({ id, error: { code, message } })

  const charge = (bytes: number) => frameReader.delay(allowance.takeTraffic(bytes))
  const subscriptions = createSubscriptions({
    limit: limits.subscriptions,
    allowance,
    nameSubscription: (topic) => context.nameSubscription(topic, clientId),
    isKnown: context.isKnown,
    join: (topic) => context.join(topic, connection),
    leave: (topic) => context.leave(topic, connection),
  })
  const deliveries = createDeliveries({
    limit: limits.unacknowledged,
    send(frame) {
      metrics.count('messages_delivered')
      send(frame)
    },
    overflow: () => drop(1008, 'Too many messages without an answer: acknowledge each'),
  })
  const mailboxes = createMailboxes({ ...context, deliveries, subscriptions, charge })

  /** Collects messages for new subscriptions in `waiting`. They are delivered after the response. */
  const createActions = (waiting: StoredMessage[]): RequestActions => ({
    publish: (draft) => context.publish(draft, clientId, allowance),
    async subscribe(topics) {
      subscriptions.add(topics)
      waiting.push(...(await mailboxes.look(topics)))
      return topics.map((topic) => context.nameSubscription(topic, clientId))
    },
    unsubscribe(topic, id) {
      if (subscriptions.remove(topic, id)) mailboxes.forget(topic)
    },
    fetch: mailboxes.fetch,
  })
  const answer = async (id: RpcId, call: RequestCall) => {
    const waiting: StoredMessage[] = []
    try {
      send({ id, result: await workLimit.run(() => handleRequest(call, createActions(waiting))) })
    } catch (error) {
      if (!(error instanceof RpcError)) context.fail(error)
      sendError(id, error instanceof RpcError ? error : new RpcError(rpcCodes.notKept, 'The relay failed. Try again.'))
    }
    waiting.forEach(mailboxes.deliver)
  }
  const handle = (text: string) => {
    if (text.length > MAX_FRAME) return drop(1009, 'The frame is larger than 1 MiB')
    isAlive = true
    // Parsing takes time too, also of a frame that is invalid.
    charge(text.length + MESSAGE_COST)
    const frame = parseFrame(text)
    if (frame.kind === 'answer') return frame.isAcknowledged ? mailboxes.settle(frame.id) : undefined
    if (!takeToken()) {
      metrics.count('requests_limited')
      const problem = `More than ${limits.rate} requests per second. Wait a second, then go on.`
      return sendError(frame.id, new RpcError(rpcCodes.limitExceeded, problem))
    }
    if (frame.kind === 'request') return void answer(frame.id, frame.call)
    metrics.count('frames_invalid')
    invalidFrames += 1
    sendError(frame.id, frame.error)
    if (invalidFrames >= limits.invalidFrames) drop(1008, 'Too many invalid frames')
  }
  const frameReader = createFrameReader({
    socket,
    workLimit,
    limit: limits.held,
    handle,
    overflow: () => drop(1008, 'Too much at once: wait for answers'),
  })

  const connection: Connection = {
    clientId,
    deliver: mailboxes.deliver,
    resync: () => mailboxes.deliverWaiting([...subscriptions.topics()]),
    beat() {
      // Reading is paused, so the pong may not have been read yet.
      if (frameReader.isPaused) return
      if (!isAlive) return cut()
      isAlive = false
      socket.ping()
    },
    get buffered() {
      return isCut ? 0 : socket.unread + socket.incomplete + frameReader.bufferedSize
    },
    cut,
    close(code, reason) {
      closeSocket(socket, code, reason)
      end()
    },
  }
  socket.onText((text) => {
    frameReader.receive(text)
    if (frameReader.isPaused) context.noteBuffered(text.length)
  })
  socket.onBinary(() => drop(1003, 'Send text frames'))
  socket.onPong(() => {
    isAlive = true
  })
  socket.onClose(() => {
    end()
    // Counted until now, so that sockets that are being closed count too.
    allowance.close()
    context.closed(connection)
  })
  return connection
}
