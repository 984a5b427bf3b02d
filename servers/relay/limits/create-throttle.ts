/** Charges for work, and returns how long the caller must wait before its next work, ms. */
export type Throttle = (amount: number) => number

/** The burst, in seconds of the rate. */
const BURST_SECONDS = 4

/**
 * Creates a limit of `rate` per second on average. Work is never refused, so a single piece may exceed the limit; the
 * wait after it is longer then. `now` in ms.
 */
export function createThrottle({ rate, now }: { rate: number; now: () => number }): Throttle {
  const burst = rate * BURST_SECONDS
  let balance = burst
  let filledAt = now()
  return (amount) => {
    const time = now()
    balance = Math.min(burst, balance + (Math.max(0, time - filledAt) / 1000) * rate) - amount
    filledAt = time
    return balance >= 0 ? 0 : Math.ceil((-balance / rate) * 1000)
  }
}
