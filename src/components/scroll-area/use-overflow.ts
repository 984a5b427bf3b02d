'use client'

import { useEffect, useState } from 'react'

/** The directions in which an area scrolls. */
export type ScrollAxes = 'vertical' | 'horizontal' | 'both'

/**
 * Returns whether the content of `element` is larger than `element`. Watches the size of the element and of its only
 * child. False on a server and until the first measurement.
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
    // At once, so that the keyboard reaches the area before the next frame.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [element, axes])
  return overflows
}
