'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'

const MOST = 4
/** The least width of a tile, px at the browser's own text size: four fit into 320 px, and so into a card of 352. */
const TILE = 80
/** The browser's own text size, px. */
const TEXT = 16

/** How many tiles stand beside each other in `element`: fewer with larger text. */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(MOST)
  useLayoutEffect(() => {
    if (!element.current) return
    const measure = (width: number) => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / TEXT || 1
      if (width > 0) setColumns(Math.max(1, Math.min(MOST, Math.floor(width / (TILE * text)))))
    }
    measure(element.current.clientWidth)
    const observer = new ResizeObserver(([entry]) => measure(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return columns
}
