import { wait } from '../../src/rules/async/wait.js'

export type OutgoingWebhook = {
  url: string
  body: string
  /** Made for each attempt, because they contain the time. */
  createHeaders: () => Readonly<Record<string, string>>
}

/** How long the receiver may take, and how long until each next attempt, ms. */
const TIME_LIMIT = 5_000
const pauses = [500, 2_000, 5_000, 15_000]

/** Sends an event until the receiver has taken it, five times at most. */
export async function sendWebhook({ url, body, createHeaders }: OutgoingWebhook, signal: AbortSignal): Promise<void> {
  for (const pause of [0, ...pauses]) {
    try {
      await wait(pause, signal)
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...createHeaders() },
        body,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
      })
      if (response.ok) return
    } catch {
      if (signal.aborted) return
    }
  }
}
