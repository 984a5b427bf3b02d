import type { Metrics } from './create-metrics.js'
import { createTokenBucket } from './create-token-bucket.js'
import type { WorkGate } from './create-work-gate.js'
import { type Draft, handleRequest, type RequestActions } from './handle-request.js'
import { parseFrame, type RequestCall } from './parse-frame.js'
import { MAX_FRAME, type RelayLimits } from './relay-limits.js'
import type { RelaySocket } from './relay-socket.js'
import { RpcError, rpcCodes } from './rpc-error.js'
import type { ReceivedMessage, RpcId } from './schema.js'
import type { MailboxPage, RelayStore, StoredMessage } from './store/relay-store.js'
import { takeUpTo } from './store/take-up-to.js'

/** One client on one socket. */
export type Connection = {
  readonly clientId: string
  readonly topics: Iterable<string>
  /** Sends a message, unless it is the client's own, waits for their answer already, or is on no topic of theirs. */
  deliver(message: StoredMessage): void
  /** Looks into the mailboxes again. */
  resync(): Promise<void>
  /** Pings; drops a client that did not answer the last ping. */
  beat(): void
  close(code: number, reason: string): void
}

export type ConnectionContext = {
  clientId: string
  store: RelayStore
  metrics: Metrics
  limits: RelayLimits
  gate: WorkGate
  now: () => number
  /** Names a subscription, so that a client knows its id without asking. */
  nameSubscription(topic: string, clientId: string): string
  publish(draft: Draft, publisher: string): Promise<void>
  /** Says which topics the connection joins and leaves. */
  join(topic: string, connection: Connection): void
  leave(topic: string, connection: Connection): void
  /** The socket is gone. */
  end(connection: Connection): void
  /** Told of a failure of the store. */
  fail(error: unknown): void
}

/** Enough to acknowledge a message: its text is not held for a client that takes its time. */
type MessageName = Pick<StoredMessage, 'topic' | 'hash'>

/** Mailboxes of one client looked into side by side. */
const LISTS_AT_ONCE = 20
/** How much one fetch returns, characters of messages. */
const FETCH_SIZE = MAX_FRAME / 2

/** Serves one client: parses every frame, answers it, delivers and counts what is acknowledged. */
export function createConnection(socket: RelaySocket, context: ConnectionContext): Connection {
  const { clientId, store, metrics, limits, gate, now } = context
  const subscriptions = new Map<string, string>()
  const unacknowledged = new Map<RpcId, MessageName>()
  const inFlight = new Set<string>()
  /** Topics whose mailbox holds more than was listed. */
  const unfinished = new Set<string>()
  const held: string[] = []
  const takeToken = createTokenBucket({ rate: limits.rate, burst: limits.burst, now })
  let lastDelivery = 0
  let invalidFrames = 0
  let isOpen = true
  let isAlive = true
  let isPaused = false

  const drop = (code: number, reason: string) => {
    if (!isOpen) return
    metrics.count('connections_dropped')
    socket.close(code, reason)
    end()
  }
  const end = () => {
    if (!isOpen) return
    isOpen = false
    context.end(connection)
  }
  const send = (frame: object) => {
    if (!isOpen) return
    socket.send(JSON.stringify({ jsonrpc: '2.0', ...frame }))
    // What it has not read stays in its mailboxes: nothing is lost by leaving.
    if (socket.unread > limits.unread) drop(1008, 'Too slow: read faster, then connect again')
  }
  const sendError = (id: RpcId | null, { code, message }: RpcError) => send({ id, error: { code, message } })

  const deliver = (message: StoredMessage) => {
    const id = subscriptions.get(message.topic)
    const key = nameDelivery(message)
    if (!isOpen || id === undefined || message.publisher === clientId || inFlight.has(key)) return
    if (unacknowledged.size >= limits.unacknowledged) {
      return drop(1008, 'Too many messages without an answer: acknowledge each')
    }
    lastDelivery += 1
    unacknowledged.set(lastDelivery, { topic: message.topic, hash: message.hash })
    inFlight.add(key)
    metrics.count('messages_delivered')
    send({ id: lastDelivery, method: 'irn_subscription', params: { id, data: toReceived(message) } })
  }
  const acknowledge = async (message: MessageName) => {
    metrics.count('messages_acknowledged')
    // A message that could not be marked is delivered once more, which clients ignore.
    await gate.run(() => store.acknowledge(message, clientId)).catch(context.fail)
  }

  const listWaiting = async (topics: readonly string[]) => {
    try {
      const pages: MailboxPage[] = []
      for (let start = 0; start < topics.length; start += LISTS_AT_ONCE) {
        const some = topics.slice(start, start + LISTS_AT_ONCE)
        pages.push(...(await Promise.all(some.map((topic) => store.list(topic, clientId)))))
      }
      return {
        waiting: pages.flatMap(({ messages }) => messages),
        cut: topics.filter((_, index) => pages[index]?.hasMore),
      }
    } catch (error) {
      context.fail(error)
      throw new RpcError(rpcCodes.notKept, 'The relay cannot read its mailboxes now. Try again.')
    }
  }
  const deliverWaiting = async (topics: readonly string[]) => {
    for (const topic of topics) unfinished.delete(topic)
    const { waiting, cut } = await listWaiting(topics)
    for (const topic of cut) unfinished.add(topic)
    waiting.forEach(deliver)
  }
  const createActions = (waiting: StoredMessage[]): RequestActions => ({
    publish: (draft) => context.publish(draft, clientId),
    async subscribe(topics) {
      const added = new Set(topics.filter((topic) => !subscriptions.has(topic)))
      if (subscriptions.size + added.size > limits.subscriptions) {
        throw new RpcError(rpcCodes.limitExceeded, `A connection has ${limits.subscriptions} subscriptions at most.`)
      }
      for (const topic of added) {
        subscriptions.set(topic, context.nameSubscription(topic, clientId))
        context.join(topic, connection)
      }
      const listed = await listWaiting([...new Set(topics)])
      waiting.push(...listed.waiting)
      for (const topic of listed.cut) unfinished.add(topic)
      return topics.map((topic) => context.nameSubscription(topic, clientId))
    },
    unsubscribe(topic, id) {
      if (subscriptions.get(topic) !== id) return
      subscriptions.delete(topic)
      unfinished.delete(topic)
      context.leave(topic, connection)
    },
    async fetch(topics) {
      const { waiting: all, cut } = await listWaiting([...new Set(topics)])
      const { messages, hasMore } = takeUpTo(FETCH_SIZE, all)
      await Promise.all(messages.map(acknowledge))
      return { messages: messages.map(toReceived), hasMore: hasMore || cut.length > 0 }
    },
  })

  const answer = async (id: RpcId, call: RequestCall) => {
    const waiting: StoredMessage[] = []
    try {
      send({ id, result: await gate.run(() => handleRequest(call, createActions(waiting))) })
    } catch (error) {
      if (!(error instanceof RpcError)) context.fail(error)
      sendError(id, error instanceof RpcError ? error : new RpcError(rpcCodes.notKept, 'The relay failed. Try again.'))
    }
    waiting.forEach(deliver)
  }

  const readOn = () => {
    isPaused = false
    while (isOpen && !isPaused) {
      const text = held.shift()
      if (text === undefined) return socket.resume()
      read(text)
    }
  }
  /** A socket that is paused still brings what it had read already: that is held. */
  const receive = (text: string) => {
    if (isPaused) held.push(text)
    else read(text)
  }
  const read = (text: string) => {
    handle(text)
    if (isPaused || !gate.isFull) return
    isPaused = true
    socket.pause()
    gate.onRoom(readOn)
  }
  const handle = (text: string) => {
    if (text.length > MAX_FRAME) return drop(1009, 'The frame is larger than 1 MiB')
    isAlive = true
    const frame = parseFrame(text)
    if (frame.kind === 'answer') {
      const message = unacknowledged.get(frame.id)
      if (!message || !frame.isAcknowledged) return
      unacknowledged.delete(frame.id)
      inFlight.delete(nameDelivery(message))
      void acknowledge(message)
      if (unacknowledged.size === 0 && unfinished.size > 0) deliverWaiting([...unfinished]).catch(() => undefined)
      return
    }
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

  const connection: Connection = {
    clientId,
    get topics() {
      return subscriptions.keys()
    },
    deliver,
    resync: () => deliverWaiting([...subscriptions.keys()]),
    beat() {
      // Its pong may lie unread.
      if (isPaused) return
      if (!isAlive) {
        metrics.count('connections_dropped')
        socket.terminate()
        return end()
      }
      isAlive = false
      socket.ping()
    },
    close(code, reason) {
      socket.close(code, reason)
      end()
    },
  }

  socket.onText((text) => isOpen && receive(text))
  socket.onBinary(() => drop(1003, 'Send text frames'))
  socket.onPong(() => {
    isAlive = true
  })
  socket.onClose(end)
  return connection
}

function nameDelivery({ topic, hash }: MessageName): string {
  return topic + hash
}

function toReceived({ topic, message, publishedAt, tag = 0, attestation }: StoredMessage): ReceivedMessage {
  return { topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) }
}
