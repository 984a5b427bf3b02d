'use client'

import { useState } from 'react'

/**
 * `value`, or its last value once it is null: a part that fades out still needs it. Uses state, not a ref, because React may
 * discard a render.
 */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
