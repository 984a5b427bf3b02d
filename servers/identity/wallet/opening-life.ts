/** How long after the recovery was opened a device may be added, ms. */
export const OPENING_LIFE = 10 * 60_000
