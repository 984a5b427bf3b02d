const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * A time relative to now, for `Intl.RelativeTimeFormat`. Negative is past. Full units only, so that it never shows more
 * time than there is.
 */
export type Distance = { value: number; unit: 'minute' | 'hour' | 'day' }

/**
 * Returns the distance of a time from now, both in ms since the epoch.
 *
 * @example readDistance(now + 90 * 60_000, now) // { value: 1, unit: 'hour' }
 */
export function readDistance(time: number, now: number): Distance {
  const distance = time - now
  const far = Math.abs(distance)
  const [unit, length] =
    far >= DAY ? (['day', DAY] as const) : far >= HOUR ? (['hour', HOUR] as const) : (['minute', MINUTE] as const)
  // `trunc` gives -0, which is written as "0 minutes ago".
  return { value: Math.trunc(distance / length) + 0, unit }
}
