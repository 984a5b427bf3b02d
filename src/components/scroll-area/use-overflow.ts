'use client'

import { useEffect, useState } from 'react'

/** Which ways a part can be scrolled. */
export type ScrollAxes = 'vertical' | 'horizontal' | 'both'

/**
 * Whether what `element` holds is larger than `element` itself, so that it scrolls. Follows the size of the element and
 * of its only child. False on a server and until it was measured.
 */
export function useOverflow(element: HTMLElement | null, axes: ScrollAxes): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    if (!element) return
    const measure = () => {
      const isHigher = axes !== 'horizontal' && element.scrollHeight > element.clientHeight
      const isWider = axes !== 'vertical' && element.scrollWidth > element.clientWidth
      setOverflows(isHigher || isWider)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [element, axes])
  return overflows
}
