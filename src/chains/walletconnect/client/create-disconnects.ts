import { DISCONNECT_TIMEOUT_MS } from '../../../core/wallets/connection-limits.js'
import { settleWithin } from '../../../rules/async/settle-within.js'
import type { Client } from '../sign-client.js'

const reason = { code: 6000, message: 'User disconnected.' }

/** Disconnects sessions, each once. */
export function createDisconnects(client: Client) {
  const pending = new Map<string, Promise<void>>()

  async function disconnect(topic: string): Promise<void> {
    // If the relay does not answer, the message is sent later.
    await settleWithin(client.disconnect({ topic, reason }), DISCONNECT_TIMEOUT_MS).catch(ignore)
    if (client.session.keys.includes(topic)) await client.session.delete(topic, reason).catch(ignore)
    pending.delete(topic)
  }

  return {
    /** Never fails and takes at most 1 s. */
    disconnect(topic: string): Promise<void> {
      const running = pending.get(topic) ?? disconnect(topic)
      pending.set(topic, running)
      return running
    },
    isBusy: () => pending.size > 0,
  }
}

/** Removes the session even if the wallet or the relay does not answer. */
function ignore(): void {}
