import type { Client } from './client.js'

/** A wallet has 1 s to hear of it; the page forgets the session in any case. The message goes out when the relay is back. */
const farewellLimit = 1_000

const farewell = { code: 6000, message: 'User disconnected.' }

/** Ends sessions, each once. */
export function createFarewells(client: Client) {
  const leaving = new Map<string, Promise<void>>()

  async function leave(topic: string): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const isTooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, farewellLimit)
    })
    await Promise.race([client.disconnect({ topic, reason: farewell }).catch(ignore), isTooLong])
    clearTimeout(timer)
    if (client.session.keys.includes(topic)) await client.session.delete(topic, farewell).catch(ignore)
    leaving.delete(topic)
  }

  return {
    /** Never fails, never takes longer than 1 s. */
    leave(topic: string): Promise<void> {
      const left = leaving.get(topic) ?? leave(topic)
      leaving.set(topic, left)
      return left
    },
    isBusy: () => leaving.size > 0,
  }
}

/** A wallet or a relay that is gone: the session is forgotten all the same. */
function ignore(): void {}
