import { wait } from '../../src/rules/async/wait.js'

/** Bytes. Parsing and decoding fewer takes less than about 2 ms. */
const LARGE = 65_536
/** In ms. */
const MAX_PAUSE = 100

let last = Promise.resolve()

/**
 * Waits for the turn of a large reply. Those of this process are parsed and decoded one after another, with a pause after
 * each as long as its work: half of the time is left for the requests that arrive in the meantime.
 */
export async function paceReply(bytes: number): Promise<void> {
  if (bytes < LARGE) return
  const turn = last
  last = turn.then(waitAsLongAsWork)
  await turn
}

/** Waits until the work of the reply whose turn it is has ended, and then once more as long as it took. */
async function waitAsLongAsWork(): Promise<void> {
  const startedAt = performance.now()
  // Comes after the work of the reply whose turn it is, which does not wait for anything else.
  await new Promise((resolve) => setImmediate(resolve))
  const busy = Math.min(performance.now() - startedAt, MAX_PAUSE)
  await wait(busy)
}
