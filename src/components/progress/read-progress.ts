/** A progress from 0 to 1, or undefined when it is unknown. */
export type ProgressReading = { value: number; max: number; share: number } | undefined

/**
 * Reads a value and its `max`. A value outside 0…`max` is the nearest end; a value that is not a number is unknown. An
 * invalid `max` counts as 100.
 */
export function readProgress(value: number | null | undefined, max: number): ProgressReading {
  if (value === null || value === undefined || Number.isNaN(value)) return undefined
  const most = Number.isFinite(max) && max > 0 ? max : 100
  const inside = Math.min(Math.max(value, 0), most)
  return { value: inside, max: most, share: inside / most }
}
