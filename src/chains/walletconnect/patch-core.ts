import type { Client, ClientCore } from './sign-client.js'

/** Private members of 2.21.8 that Lintel needs. Only this file uses them. */
type Relayer = ClientCore['relayer'] & {
  registerEventListeners(): Promise<void>
  connect(): Promise<void>
  createProvider(): Promise<void>
  reconnectTimeout: ReturnType<typeof setTimeout> | undefined
  publisher: { queue: Map<string, Publication>; checkQueue(): void; rpcPublish: Publish }
}
type Publication = { request: unknown; opts?: unknown }
type Publish = (request: unknown, options?: unknown) => Promise<unknown>

/**
 * Limits a core to its relay and makes it removable: no hosted verification (it would load a page for each request), no
 * telemetry, no permanent listeners on `window`, no unhandled rejections while the relay is unreachable.
 */
export function patchCore(core: ClientCore): void {
  const relayer = core.relayer as Relayer
  core.verify = {
    context: 'verify',
    register: async () => '',
    resolve: async () => undefined,
  } as unknown as ClientCore['verify']
  core.eventClient = {
    context: 'events',
    init: async () => undefined,
    createEvent: () => ({ addTrace: ignore, setError: ignore }),
    getEvent: () => undefined,
    deleteEvent: ignore,
  } as unknown as ClientCore['eventClient']
  // `keepConnected` adds these listeners and removes them.
  relayer.registerEventListeners = async () => undefined
  const { publisher } = relayer
  publisher.checkQueue = () => {
    for (const { request, opts } of publisher.queue.values()) publisher.rpcPublish(request, opts).catch(ignore)
  }
  // While the relay is unreachable there is no subscription to end: the next step must not wait for it or fail with it.
  const unsubscribe = relayer.unsubscribe.bind(relayer)
  relayer.unsubscribe = async (topic, options) => {
    const done = unsubscribe(topic, options).catch(ignore)
    if (relayer.connected) await done
  }
  // A replaced provider may open one more socket. Close it, and ignore its errors.
  const createProvider = relayer.createProvider.bind(relayer)
  relayer.createProvider = async () => {
    const { provider } = relayer
    await createProvider()
    relayer.provider.on('error', ignore)
    if (provider.connection) provider.disconnect().catch(ignore)
  }
  // Lintel opens a client only when it has something to send, so connect even before the first subscription.
  Object.defineProperty(relayer.subscriber, 'hasAnyTopics', { get: () => true })
}

/** Closes the connection for good and stops reconnecting, even if a connection attempt is running. */
export function sealRelayer(core: ClientCore): void {
  const relayer = core.relayer as Relayer
  clearTimeout(relayer.reconnectTimeout)
  relayer.request = async () => {
    throw new Error('The client was stopped.')
  }
  relayer.transportOpen = async () => undefined
  relayer.connect = async () => undefined
  const close = () => void relayer.transportClose().catch(ignore)
  // A socket that is connecting still opens.
  relayer.on('relayer_connect', close)
  close()
}

/** Ends a request without the wallet, so that its promise and its timer are released. */
export function endRequest(client: Client, id: number, error: { code: number; message: string }): void {
  const { events } = client.engine as unknown as { events: { emit(name: string, answer: unknown): void } }
  events.emit(`session_request:${id}`, { error })
}

/** Calls `listen` with the answers to a request that Lintel sent itself. Returns a function that stops it. */
export function listenToAnswers(client: Client, id: number, listen: (answer: unknown) => void): () => void {
  type Events = Record<'on' | 'off', (name: string, listen: (answer: unknown) => void) => void>
  const { events } = client.engine as unknown as { events: Events }
  events.on(`session_request:${id}`, listen)
  return () => events.off(`session_request:${id}`, listen)
}

/**
 * Has the core decode the messages of each topic in `keys` with the key pair of that public key. The client knows one such
 * key at a time, but an older link can still be answered.
 */
export function decodeWithKeys({ crypto }: ClientCore, keys: ReadonlyMap<string, string>): void {
  const decode = crypto.decode.bind(crypto)
  crypto.decode = (topic, encoded, options) => {
    const receiverPublicKey = keys.get(topic)
    return decode(topic, encoded, receiverPublicKey === undefined ? options : { ...options, receiverPublicKey })
  }
}

/** Ends a proposal without the wallet; its approval rejects. A later answer is ignored. */
export function endProposal(client: Client, id: number): void {
  client.events.emit('proposal_expire', { id })
  void client.proposal.delete(id, { code: 0, message: 'Given up.' }).catch(ignore)
  client.core.expirer.del(id)
}

function ignore(): void {}
