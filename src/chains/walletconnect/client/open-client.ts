import { AccountNotSharedError } from '../../../core/errors/wallet-errors.js'
import type { WalletConnectEvent, WalletConnectPort, WalletConnectSession } from '../../../core/model/wallet-connect.js'
import { isStale } from '../session/is-stale.js'
import { readSession } from '../session/read-session.js'
import { readSessionEvent } from '../session/read-session-event.js'
import type { ClientSession, PortContext } from '../sign-client.js'
import { createDisconnects } from './create-disconnects.js'
import { createPairings } from './create-pairings.js'
import { createRequests } from './create-requests.js'
import { startClient } from './start-client.js'
import { throughRelay } from './through-relay.js'
import { isRelayRefusal } from './to-relay-refusal.js'

/** A running WalletConnect client: created on demand, closed for good by `close()`. */
export type OpenClient = Pick<WalletConnectPort, 'pair' | 'restore' | 'getSession' | 'request' | 'disconnect'> & {
  connectRelay(): Promise<void>
  /** Whether a pairing or a disconnect is running, so that a newer client must not replace this one. */
  isBusy(): boolean
  close(): void
}

type ClientContext = PortContext & {
  emit: (event: WalletConnectEvent) => void
  /** Called when this client can no longer be used. */
  discard: () => void
}

/** Starts a client for one instance. It connects to the relay and stays connected. */
export async function openClient(context: ClientContext): Promise<OpenClient> {
  const { networks, relayUrl, emit, discard } = context
  const { client, stop } = await startClient(context)
  const { relayer } = client.core
  const disconnects = createDisconnects(client)
  const requests = createRequests({ client, relayUrl })
  const pairings = createPairings({ client, relayUrl, networks, adopt })
  let session: WalletConnectSession | null = null
  let restored: WalletConnectSession | null | undefined

  /** Makes an approved session the only one. Connections of an earlier session move to it. */
  function adopt(struct: ClientSession): WalletConnectSession {
    const approved = readSession(struct)
    if (!approved) {
      void disconnects.disconnect(struct.topic)
      throw new AccountNotSharedError({ details: 'The session has no account.' })
    }
    const isReplaced = session !== null
    session = approved
    restored = approved
    dropOthers()
    if (isReplaced) emit({ type: 'session', session: approved })
    return approved
  }

  function dropOthers(): void {
    for (const { topic } of client.session.getAll()) if (topic !== session?.topic) void disconnects.disconnect(topic)
  }

  function restore(): WalletConnectSession | null {
    const struct = client.session.getAll().at(-1)
    const stored = struct ? readSession(struct) : null
    session = struct && stored && !isStale(stored, { struct, networks, now: Date.now() }) ? stored : null
    dropOthers()
    return session
  }

  function end(topic: string): void {
    if (session?.topic !== topic) return
    session = null
    restored = null
    emit({ type: 'ended', topic })
  }

  client.on('session_update', ({ topic }) => {
    if (topic !== session?.topic) return
    const updated = readSession(client.session.get(topic))
    if (updated) {
      session = updated
      emit({ type: 'session', session: updated })
    } else {
      void disconnects.disconnect(topic)
      end(topic)
    }
  })
  client.on('session_event', ({ topic, params }) => {
    const event = topic === session?.topic ? readSessionEvent(params) : null
    if (event) emit(event)
  })
  client.on('session_delete', ({ topic }) => end(topic))
  client.on('session_expire', ({ topic }) => end(topic))

  return {
    connectRelay: () => throughRelay({ relayer, relayUrl, run: async () => undefined }),
    async pair(parameters) {
      try {
        return await pairings.pair(parameters)
      } catch (error) {
        // Otherwise the client would keep asking a relay that refuses it.
        if (isRelayRefusal(error) && !session) discard()
        throw error
      }
    },
    async restore() {
      restored ??= restore()
      return restored
    },
    getSession: () => session,
    request: (parameters) => requests.ask(session, parameters),
    async disconnect() {
      if (!session) return
      const { topic } = session
      end(topic)
      await disconnects.disconnect(topic)
    },
    isBusy: () => pairings.isBusy() || disconnects.isBusy(),
    close() {
      pairings.close()
      requests.close()
      stop()
    },
  }
}
