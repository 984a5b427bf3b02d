/**
 * Takes `amount` tokens (default 1). Returns false when there are not enough. With `isOwed` they are taken in any case, and
 * those that are missing are owed: the bucket has to fill up first.
 */
export type TokenBucket = (amount?: number, isOwed?: boolean) => boolean

/** Creates a rate limit: `burst` requests at once, `rate` per second over time. `now` in ms. */
export function createTokenBucket({
  rate,
  burst,
  now,
}: {
  rate: number
  burst: number
  now: () => number
}): TokenBucket {
  let tokens = burst
  let filledAt = now()
  return (amount = 1, isOwed = false) => {
    const time = now()
    tokens = Math.min(burst, tokens + (Math.max(0, time - filledAt) / 1000) * rate)
    filledAt = time
    if (tokens < amount && !isOwed) return false
    tokens -= amount
    return true
  }
}
