/** Settles like `promise`, or rejects with `createError()` after `timeout` ms. */
export async function settleWithin<Result>(
  promise: Promise<Result>,
  timeout: number,
  createError: () => Error,
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
