import type { Clock } from '../../core/effects/ports.js'
import { LintelError } from '../../core/errors/lintel-error.js'
import type { EventBody } from './model/body.js'

export type EventSender = {
  /** Sends an event, or drops it while 20 events wait. Never fails, and writes nothing to the console. */
  send(body: EventBody): void
  /** Drops the events that were not sent yet. */
  drop(): void
}

/** The most events that wait. They are in memory only. */
export const MAX_WAITING = 20
/** The pause before the one retry of an event that was not sent, in ms. */
export const RETRY_AFTER_MS = 1_000

/**
 * Sends events, each in a request of its own that outlives the page. Before the first it asks `isEnabled`; if that fails, nothing is
 * sent. Nothing is sent before the visitor has pressed something. After a 403 it sends nothing more.
 */
export function createEventSender({
  url,
  clock,
  isEnabled,
  onRefused,
}: {
  url: string
  clock: Clock
  isEnabled: () => Promise<boolean>
  onRefused: (error: LintelError) => void
}): EventSender {
  let isOff = false
  let asked: Promise<boolean> | undefined
  let dropped = new AbortController()
  /** The events that wait for the visitor, for `isEnabled`, for an answer or for their retry. */
  let waiting: EventBody[] = []
  /** The events of `waiting` that wait for the visitor. */
  let held: EventBody[] = []

  /** Resolves with true if the event has to be sent again. */
  async function post(body: EventBody, signal: AbortSignal): Promise<boolean> {
    // A browser writes a request that fails to the console.
    if (globalThis.navigator?.onLine === false) return true
    try {
      const { status } = await fetch(url, {
        method: 'POST',
        // Not JSON, which would need a preflight: a page that closes does not wait for it.
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify(body),
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal,
      })
      if (status === 403 && !isOff) refuse()
      return status >= 500
    } catch {
      return true
    }
  }

  function refuse(): void {
    isOff = true
    drop()
    onRefused(new AnalyticsRefusedError({ url: url.replace(/\?.*$/, '') }))
  }

  async function deliver(body: EventBody): Promise<void> {
    const { signal } = dropped
    asked ??= isEnabled().catch(() => false)
    if (!(await asked)) isOff = true
    if (isOff || signal.aborted) return
    if (await post(body, signal)) {
      await new Promise<void>((resolve) => clock.setTimer(clock.now() + RETRY_AFTER_MS, resolve))
      if (!isOff && !signal.aborted) await post(body, signal)
    }
  }

  function flush(): void {
    // In a browser without this API, an event of the modal is enough.
    if (globalThis.navigator?.userActivation?.hasBeenActive === false) return
    for (const body of held.splice(0)) {
      void deliver(body).then(() => {
        waiting = waiting.filter((other) => other !== body)
      })
    }
  }

  function drop(): void {
    if (waiting.length === 0) return
    dropped.abort()
    dropped = new AbortController()
    waiting = []
    held = []
  }

  return {
    send(body) {
      if (isOff || waiting.length >= MAX_WAITING) return
      waiting.push(body)
      held.push(body)
      flush()
    },
    drop,
  }
}

/** The analytics server answered 403: it does not take events of this project, or from the origin of this page. */
class AnalyticsRefusedError extends LintelError {
  override name = 'AnalyticsRefusedError'

  constructor({ url }: { url: string }) {
    super({
      code: 'invalid-app-configuration',
      message: `Invalid App Configuration at ${url}.`,
      whatToDo: ['Add the origin of this page and `projectId` to the allowed ones of the analytics server.'],
    })
  }
}
