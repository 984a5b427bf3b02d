/**
 * Settles like `promise`, or rejects with `createError()` as soon as `signal` aborts. Use it for work that does not
 * follow signals itself.
 */
export function untilAborted<Result>(
  promise: Promise<Result>,
  signal: AbortSignal | undefined,
  createError: () => Error,
): Promise<Result> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const abort = () => reject(createError())
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
