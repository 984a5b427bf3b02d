/** Returns `value` one `step` up or down, on the grid that starts at `min`, within the bounds. */
export function stepValue(
  value: number,
  direction: 1 | -1,
  { min, max, step }: { min: number; max: number; step: number },
) {
  const at = (value - min) / step
  const nearest = Math.round(at)
  // A value between two steps moves to the next step.
  const isOnGrid = Math.abs(at - nearest) < 1e-9
  const next = isOnGrid ? nearest + direction : direction > 0 ? Math.ceil(at) : Math.floor(at)
  const digits = Math.max(countDecimals(step), countDecimals(min))
  return Math.min(max, Math.max(min, Number((min + next * step).toFixed(digits))))
}

/** Digits after the point, to round 0.1 + 0.2 to 0.3. */
function countDecimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.min(20, Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent)))
}
