'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'

/** The number of columns that css gives the lines of `grid`. Four until it is known. */
export function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(4)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const count = () => {
      const line = element.querySelector('[role="row"]')
      // The computed value lists the width of each column. A line without width is not laid out.
      const widths = line?.clientWidth ? getComputedStyle(line).gridTemplateColumns.split(' ') : []
      if (widths.length > 0) setColumns(widths.length)
    }
    count()
    const observer = new ResizeObserver(count)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return columns
}
