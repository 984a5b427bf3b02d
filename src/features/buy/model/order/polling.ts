/** How often an order is read, in ms: the pause grows while nothing changes. */
export const POLL_MS = { least: 5_000, most: 30_000 } as const

/** After this time an order is no longer followed: Activity shows it. In ms. */
export const FOLLOW_MS = 10 * 60_000

/** The pause before the next read. `unchanged`: how many reads in a row brought nothing new. */
export function readPause(unchanged: number): number {
  return Math.min(POLL_MS.most, POLL_MS.least * 1.5 ** Math.max(0, unchanged - 1))
}

/** Whether an order takes so long that the visitor need not wait for it here. */
export function isSlow(createdAt: number, now: number): boolean {
  return now - createdAt >= FOLLOW_MS
}
