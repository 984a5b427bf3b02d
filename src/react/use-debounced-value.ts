'use client'

import { useEffect, useState } from 'react'

/** `value` after it has not changed for `delay` ms. An empty value is returned at once. */
export function useDebouncedValue(value: string, delay: number): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), value === '' ? 0 : delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return value === '' ? value : debounced
}
