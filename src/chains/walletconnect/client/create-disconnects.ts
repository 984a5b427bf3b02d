import type { Client } from './client.js'

/** A wallet has 1 s to acknowledge. If the relay does not answer, the message is sent later; the session is removed either way. */
const TIME_LIMIT = 1_000

const reason = { code: 6000, message: 'User disconnected.' }

/** Disconnects sessions, each once. */
export function createDisconnects(client: Client) {
  const pending = new Map<string, Promise<void>>()

  async function disconnect(topic: string): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const isTooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, TIME_LIMIT)
    })
    await Promise.race([client.disconnect({ topic, reason }).catch(ignore), isTooLong])
    clearTimeout(timer)
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
