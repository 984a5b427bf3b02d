/** Writes the time until which a permit can be used, in seconds since the epoch, or null when it has no end. */
export function formatDeadline(deadline: bigint | null): string {
  if (deadline !== null && deadline < 0n) return 'Not a valid time'
  // Later than any date of JavaScript.
  if (deadline === null || deadline > 8_640_000_000_000n) return 'No end'
  return new Date(Number(deadline) * 1000).toISOString().replace(/\.000Z$/, 'Z')
}
