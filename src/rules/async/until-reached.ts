/** Calls `check` on every change. Returns a function that stops it. */
export type Watch = (check: () => void) => () => void

/**
 * Resolves once `isReached`, which is read at first and after each change that `watch` reports, or after `timeout` ms. Read the
 * state again to tell which.
 *
 * @example await untilReached((check) => store.subscribe(check), () => store.getState().isReady, 3_000)
 */
export async function untilReached(watch: Watch, isReached: () => boolean, timeout?: number): Promise<void> {
  if (isReached()) return
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = timeout === undefined ? undefined : setTimeout(end, timeout)
    const stop = watch(() => {
      if (isReached()) end()
    })
  })
}
