import { wait } from '../src/rules/async/wait.js'

export type Waits = {
  /** Resolves after `delay` ms, or with the next `endAll`. */
  start(delay: number): Promise<void>
  /** Ends the waits that have started. */
  endAll(): void
}

/**
 * Waits that something can end early, such as new work.
 *
 * @example
 * const waits = createWaits()
 * await waits.start(1_000) // until `waits.endAll()`, 1 s at most
 */
export function createWaits(): Waits {
  let ending = new AbortController()
  return {
    start: (delay) => wait(delay, ending.signal).catch(() => undefined),
    endAll() {
      ending.abort()
      ending = new AbortController()
    },
  }
}
