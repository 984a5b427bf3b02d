/** Freezes `value` and everything in it, so that nothing changes between the description and the signature. */
export function freezeDeeply<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const child of Object.values(value)) freezeDeeply(child)
  }
  return value
}
