/** The lower of two numbers: `Math.min` takes no bigint. */
export function min(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

/** The higher of two numbers. */
export function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
