import { wait } from '../../rules/async/wait.js'
import { describeFailure } from './describe-failure.js'

/** How often a service that is starting is asked again, and how long it may ask to wait, in ms. */
const MOST_WAITS = 6
const LONGEST_WAIT = 3_000

/**
 * Asks a data API, and asks again while it answers HTTP 503 with a short `Retry-After`: it does so until its database is
 * open and its index is complete.
 */
export async function askWhileStarting<Data>(ask: () => Promise<Data>, signal: AbortSignal): Promise<Data> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await ask()
    } catch (error) {
      const { status, retryAfter } = describeFailure(error)
      const isStarting = status === 503 && retryAfter > 0 && retryAfter <= LONGEST_WAIT
      if (!isStarting || waits === MOST_WAITS) throw error
      await wait(retryAfter, signal)
    }
  }
}
