/** How far something is: a share from 0 to 1, or nothing while nobody knows. */
export type ProgressReading = { value: number; max: number; share: number } | undefined

/**
 * Makes sense of what it is given: a value outside of 0…`max` is its nearest end; what is no number says nothing.
 * A `max` that cannot be one counts as 100.
 */
export function readProgress(value: number | null | undefined, max: number): ProgressReading {
  if (value === null || value === undefined || Number.isNaN(value)) return undefined
  const most = Number.isFinite(max) && max > 0 ? max : 100
  const inside = Math.min(Math.max(value, 0), most)
  return { value: inside, max: most, share: inside / most }
}
