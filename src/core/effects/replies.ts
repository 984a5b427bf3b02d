import type { LintelError } from '../errors/lintel-error.js'

/** The promises that actions return, by the id of their attempt. */
export type Replies = {
  /** The promise of this attempt: every call returns the same one. */
  wait(id: number): Promise<void>
  settle(id: number, error: LintelError | null): void
  /** Rejects all pending promises. */
  rejectAll(makeError: () => LintelError): void
}

/**
 * Keeps the promises of one instance. The state shows the same errors, so a promise without a listener is not reported
 * as an unhandled rejection.
 */
export function createReplies(): Replies {
  type Waiting = { promise: Promise<void>; settle(error: LintelError | null): void }
  const waiting = new Map<number, Waiting>()
  return {
    wait(id) {
      const known = waiting.get(id)
      if (known) return known.promise
      let settle: Waiting['settle'] = () => undefined
      const promise = new Promise<void>((resolve, reject) => {
        settle = (error) => (error ? reject(error) : resolve())
      })
      promise.catch(() => undefined)
      waiting.set(id, { promise, settle })
      return promise
    },
    settle(id, error) {
      const reply = waiting.get(id)
      waiting.delete(id)
      reply?.settle(error)
    },
    rejectAll(makeError) {
      for (const reply of waiting.values()) reply.settle(makeError())
      waiting.clear()
    },
  }
}
