'use client'

import { useState } from 'react'

/**
 * `value`, or the last one there was once it is null: what leaves the screen keeps its look while it fades.
 * Kept in state, not in a ref: a discarded render must not change what is shown.
 */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
