import { NotConnectedError, RequestCancelledError } from '../../core/errors/wallet-errors.js'
import type { WalletConnectEvent, WalletConnectPort, WalletConnectSession } from '../../core/model/wallet-connect.js'
import type { OpenClient } from './client/open-client.js'
import { loadDespiteBlockedStorage } from './load-despite-blocked-storage.js'
import { hasStoredSession } from './session/has-stored-session.js'
import type { PortContext } from './sign-client.js'

/** The port of one instance. It creates the client on demand and drops it on `stop()`. */
export function createPort(context: PortContext): WalletConnectPort {
  const listeners = new Set<(event: WalletConnectEvent) => void>()
  let opening: Promise<OpenClient> | null = null
  let client: OpenClient | null = null
  let restoring: Promise<WalletConnectSession | null> | null = null

  function emit(event: WalletConnectEvent): void {
    for (const listener of [...listeners]) listener(event)
  }

  function open(): Promise<OpenClient> {
    if (opening) return opening
    const current = openClient().then(
      async (opened) => {
        if (opening === current) {
          client = opened
          return opened
        }
        opened.close()
        throw new RequestCancelledError({ details: 'The instance was stopped.' })
      },
      (error: unknown) => {
        // The code failed to load: the next call tries again.
        if (opening === current) opening = null
        throw error
      },
    )
    opening = current
    return current
  }

  async function openClient(): Promise<OpenClient> {
    const { openClient: start } = await loadDespiteBlockedStorage(() => import('./client/open-client.js'))
    return start({ ...context, emit, discard: stop })
  }

  function stop(): void {
    opening = null
    client?.close()
    client = null
  }

  async function restore(): Promise<WalletConnectSession | null> {
    const live = client?.getSession()
    if (live) return live
    if (!hasStoredSession(context.storage)) return null
    if (client?.isBusy()) return null
    // Another tab has paired since: its stored session is newer than the one of this client.
    if (client) stop()
    return (await open()).restore()
  }

  return {
    async prepare() {
      await (await open()).connectRelay()
    },
    async pair(parameters) {
      const opened = await open()
      return opened.pair(parameters)
    },
    /** The adapters of an app restore at the same time, and one must not replace the client of another. */
    restore() {
      restoring ??= restore().finally(() => {
        restoring = null
      })
      return restoring
    },
    getSession: () => client?.getSession() ?? null,
    async request(parameters) {
      if (client) return client.request(parameters)
      throw new NotConnectedError()
    },
    async disconnect() {
      await client?.disconnect()
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop,
  }
}
