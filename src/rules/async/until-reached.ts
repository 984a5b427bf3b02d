/** Calls `check` on every change. Returns a function that stops it. */
export type Watch = (check: () => void) => () => void

/** Resolves once `isReached`, or after `timeout` ms. */
export async function until(watch: Watch, isReached: () => boolean, timeout?: number): Promise<void> {
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
