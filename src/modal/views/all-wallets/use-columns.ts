'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many tiles stand beside each other, as css has laid out the lines in `grid`: four unless it says otherwise. */
export function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(4)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const count = () => {
      const line = element.querySelector('[role="row"]')
      // Css tells the width of each column; nothing while it is not drawn.
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
