import { sealRelayer } from '../patch-core.js'
import type { ClientCore, PortContext } from '../sign-client.js'
import { toRelayRefusal } from './to-relay-refusal.js'

/**
 * Reconnects to the relay while the client is open: every 5 s, and at once when the device comes online or the page
 * becomes visible. Reports a refusal of the relay and does not retry after it. Returns a function that stops it and
 * closes the connection.
 */
export function keepConnected(core: ClientCore, report: PortContext['report']): () => void {
  const { relayer } = core
  const page = typeof window === 'undefined' ? undefined : window
  const reopen = () => {
    if (relayer.transportExplicitlyClosed || relayer.connected || relayer.connecting) return
    if (page?.document?.visibilityState === 'hidden') return
    relayer.transportOpen().catch(ignore)
  }
  // A socket may seem open long after the network is gone.
  const reset = () => {
    const { transportDisconnect } = relayer as unknown as { transportDisconnect(): Promise<void> }
    void transportDisconnect.call(relayer).catch(ignore)
  }
  // A restored session connects without a caller that would get the error.
  const refuse = (thrown: unknown) => report(toRelayRefusal(thrown))
  relayer.on('relayer_error', refuse)
  core.heartbeat.on('heartbeat_pulse', reopen)
  page?.addEventListener('online', reopen)
  page?.addEventListener('offline', reset)
  // A phone closes the socket while the wallet's app is in front.
  page?.document?.addEventListener('visibilitychange', reopen)
  return () => {
    relayer.off('relayer_error', refuse)
    page?.removeEventListener('online', reopen)
    page?.removeEventListener('offline', reset)
    page?.document?.removeEventListener('visibilitychange', reopen)
    core.heartbeat.stop()
    sealRelayer(core)
  }
}

/** The next interval tries again; `throughRelay` reports the error to callers. */
function ignore(): void {}
