import type { ClientCore } from './client.js'
import { sealRelayer } from './tame-core.js'

/**
 * Keeps the connection to the relay while the client is open: every 5 s, and at once when the device is online or the
 * page is seen again. A relay that has refused us is not asked again by itself. Returns the stop, which closes it for
 * good.
 */
export function keepConnected(core: ClientCore): () => void {
  const { relayer } = core
  const page = typeof window === 'undefined' ? undefined : window
  const reopen = () => {
    if (relayer.transportExplicitlyClosed || relayer.connected || relayer.connecting) return
    if (page?.document?.visibilityState === 'hidden') return
    relayer.transportOpen().catch(ignore)
  }
  // A socket may look open long after its network is gone.
  const reset = () => {
    const { transportDisconnect } = relayer as unknown as { transportDisconnect(): Promise<void> }
    void transportDisconnect.call(relayer).catch(ignore)
  }
  core.heartbeat.on('heartbeat_pulse', reopen)
  page?.addEventListener('online', reopen)
  page?.addEventListener('offline', reset)
  // Back from the wallet's app on a phone, which has closed the socket meanwhile.
  page?.document?.addEventListener('visibilitychange', reopen)
  return () => {
    page?.removeEventListener('online', reopen)
    page?.removeEventListener('offline', reset)
    page?.document?.removeEventListener('visibilitychange', reopen)
    core.heartbeat.stop()
    sealRelayer(core)
  }
}

/** The next beat tries again; who waits for the relay hears of it by `throughRelay`. */
function ignore(): void {}
