/**
 * Settles like `promise`, or rejects with `createError()` after `timeout` ms.
 *
 * @param createError Leave it out where the error is ignored.
 * @example const user = await settleWithin(readUser(), 5_000).catch(() => null)
 */
export async function settleWithin<Result>(
  promise: Promise<Result>,
  timeout: number,
  createError: () => Error = Error,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createError()), timeout)
  })
  try {
    return await Promise.race([promise, overdue])
  } finally {
    clearTimeout(timer)
  }
}
