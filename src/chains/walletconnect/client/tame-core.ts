import type { Client, ClientCore } from './client.js'

/** What 2.21.8 keeps to itself and we must reach: this file alone knows of it. */
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
 * Has a core talk to its relay and to nobody else, and leave the page when it is stopped:
 * no hosted verification (it would load a page of its own for each request), no telemetry, no listeners on `window`
 * that cannot be taken back, no rejected promise that nobody hears of while the relay is away.
 */
export function tameCore(core: ClientCore): void {
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
  // `keepConnected` does it, and takes it back.
  relayer.registerEventListeners = async () => undefined
  const { publisher } = relayer
  publisher.checkQueue = () => {
    for (const { request, opts } of publisher.queue.values()) publisher.rpcPublish(request, opts).catch(ignore)
  }
  // While the relay is away there is nobody to unsubscribe at: what follows must not wait for it, nor fail with it.
  const unsubscribe = relayer.unsubscribe.bind(relayer)
  relayer.unsubscribe = async (topic, options) => {
    const done = unsubscribe(topic, options).catch(ignore)
    if (relayer.connected) await done
  }
  // A provider that was replaced may open a socket once more: it is closed, and may fail without a listener.
  const createProvider = relayer.createProvider.bind(relayer)
  relayer.createProvider = async () => {
    const { provider } = relayer
    await createProvider()
    relayer.provider.on('error', ignore)
    if (provider.connection) provider.disconnect().catch(ignore)
  }
  // A client is opened when there is something to say: it connects also before it has subscribed to anything.
  Object.defineProperty(relayer.subscriber, 'hasAnyTopics', { get: () => true })
}

/** Ends the connection for good, and every try to have it again: what is still under way may not open another one. */
export function sealRelayer(core: ClientCore): void {
  const relayer = core.relayer as Relayer
  clearTimeout(relayer.reconnectTimeout)
  relayer.request = async () => {
    throw new Error('The client was stopped.')
  }
  relayer.transportOpen = async () => undefined
  relayer.connect = async () => undefined
  const close = () => void relayer.transportClose().catch(ignore)
  // A socket that is on its way opens all the same.
  relayer.on('relayer_connect', close)
  close()
}

/** Ends a request without the wallet, so that its promise and its timer are gone. */
export function settleRequest(client: Client, id: number, error: { code: number; message: string }): void {
  const { events } = client.engine as unknown as { events: { emit(name: string, answer: unknown): void } }
  events.emit(`session_request:${id}`, { error })
}

/** Ends a proposal without the wallet; its approval rejects. A later answer is ignored. */
export function settleProposal(client: Client, id: number): void {
  client.events.emit('proposal_expire', { id })
  void client.proposal.delete(id, { code: 0, message: 'Given up.' }).catch(ignore)
  client.core.expirer.del(id)
}

function ignore(): void {}
