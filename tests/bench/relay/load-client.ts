import { WebSocket } from 'ws'
import { createClientKey, signToken } from '../../unit/servers/relay/fixtures/client-key.js'

export type LoadClient = {
  /** Publishes `message` on the topic. Repeats it after a reconnection until the relay confirms. */
  publish(message: string): void
  /** Resolves when the client is connected and subscribed. */
  ready: Promise<void>
  /** The number of messages that the relay has not confirmed. */
  countUnanswered(): number
  close(): void
}

/** The longest delay before a client reconnects, ms. Random, because a thousand clients reconnect at once. */
const RECONNECT_PAUSE = 300

/** One client on one topic that behaves as WalletConnect's: it subscribes, acknowledges, reconnects and repeats. */
export function createLoadClient(url: string, topic: string, onMessage: (message: string) => void): LoadClient {
  const address = `${url}/?auth=${signToken(createClientKey(), url)}`
  const unanswered = new Map<string, string>()
  let socket: WebSocket | undefined
  let count = 0
  let isSubscribed = false
  let isClosed = false
  let setReady: () => void
  const ready = new Promise<void>((resolve) => {
    setReady = resolve
  })

  const send = (frame: object) => socket?.send(JSON.stringify({ jsonrpc: '2.0', ...frame }))
  const sendMessage = (id: string, message: string) =>
    send({ id, method: 'irn_publish', params: { topic, message, ttl: 300, tag: 1108 } })

  const read = (text: string) => {
    const frame = JSON.parse(text)
    if (frame.method === 'irn_subscription') {
      send({ id: frame.id, result: true })
      onMessage(frame.params.data.message)
    } else if (frame.id === 'subscribe') {
      isSubscribed = true
      setReady()
      for (const [id, message] of unanswered) sendMessage(id, message)
    } else if (frame.result === true) unanswered.delete(frame.id)
  }
  const connect = () => {
    if (isClosed) return
    const opening = new WebSocket(address, { perMessageDeflate: false })
    socket = opening
    opening.on('open', () => send({ id: 'subscribe', method: 'irn_subscribe', params: { topic } }))
    opening.on('message', (data) => read(data.toString()))
    // A refused connection also closes, which starts the next attempt.
    opening.on('error', () => undefined)
    opening.on('close', () => {
      isSubscribed = false
      setTimeout(connect, Math.random() * RECONNECT_PAUSE)
    })
  }
  connect()
  return {
    ready,
    countUnanswered: () => unanswered.size,
    publish(message) {
      count += 1
      unanswered.set(`${count}`, message)
      if (isSubscribed) sendMessage(`${count}`, message)
    },
    close() {
      isClosed = true
      socket?.terminate()
    },
  }
}
