/**
 * Returns a function that says whether one more request fits: `burst` at once, `rate` per second in the long run.
 * `now` in ms.
 */
export function createTokenBucket({ rate, burst, now }: { rate: number; burst: number; now: () => number }) {
  let tokens = burst
  let filledAt = now()
  return (): boolean => {
    const time = now()
    tokens = Math.min(burst, tokens + (Math.max(0, time - filledAt) / 1000) * rate)
    filledAt = time
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
