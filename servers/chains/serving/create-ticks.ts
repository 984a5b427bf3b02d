export type TicksOptions = {
  /** Number to start with. */
  start: number
  /** ms. */
  interval: number
  /** ms since 1970. */
  now: () => number
}

/** A number that grows with time, such as the height of a chain. */
export type Ticks = {
  read(): number
  /** Skips time. */
  advance(count: number): void
}

/** Counts intervals by the clock, without a timer: an idle chain uses no CPU. */
export function createTicks({ start, interval, now }: TicksOptions): Ticks {
  const startedAt = now()
  let skipped = 0
  return {
    read: () => start + skipped + Math.max(0, Math.floor((now() - startedAt) / interval)),
    advance(count) {
      skipped += count
    },
  }
}
