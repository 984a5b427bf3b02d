'use client'

import { useEffect, useState } from 'react'

/** `value` once it has rested for `delay` ms; at once when it was emptied. */
export function useSettled(value: string, delay: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return value === '' ? value : settled
}
