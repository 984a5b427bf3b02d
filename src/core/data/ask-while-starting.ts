import { wait } from '../../rules/async/wait.js'
import { describeFailure } from './describe-failure.js'

/** The number of retries while a service starts, and the longest wait that it may ask for, in ms. */
const MAX_RETRIES = 6
const MAX_WAIT = 3_000

/**
 * Sends a request to a data API, and retries while it answers HTTP 503 with a short `Retry-After`: it does so until its database is
 * open and its index is complete.
 */
export async function askWhileStarting<Data>(ask: () => Promise<Data>, signal: AbortSignal): Promise<Data> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await ask()
    } catch (error) {
      const { status, retryAfter } = describeFailure(error)
      const isStarting = status === 503 && retryAfter > 0 && retryAfter <= MAX_WAIT
      if (!isStarting || waits === MAX_RETRIES) throw error
      await wait(retryAfter, signal)
    }
  }
}
