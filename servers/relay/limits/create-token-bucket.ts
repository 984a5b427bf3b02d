/** Takes `amount`, by default one, when so much is there. */
export type TokenBucket = (amount?: number) => boolean

/** Returns a function that says whether one more request fits: `burst` at once, `rate` per second in the long run. `now` in ms. */
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
  return (amount = 1) => {
    const time = now()
    tokens = Math.min(burst, tokens + (Math.max(0, time - filledAt) / 1000) * rate)
    filledAt = time
    if (tokens < amount) return false
    tokens -= amount
    return true
  }
}
