'use client'

import { type RefObject, useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'

/** Visible lines, the last one in part: follows from the height that css gives the grid. */
const IN_VIEW = 4

/** Lines rendered before and after the visible ones, for fast scrolling. */
const AROUND = 2

export type LineWindowParameters = {
  grid: RefObject<HTMLElement | null>
  /** Number of lines. */
  count: number
  /** The first visible line on mount. */
  initial: number
  /** Lines that are rendered wherever they are: those with focus. */
  rendered: readonly number[]
}

/**
 * The lines of a grid to render: the visible ones, some around them, and `rendered`. All lines have the same height, so
 * the position of a line follows from its index.
 */
export function useLineWindow({ grid, count, initial, rendered }: LineWindowParameters) {
  const [first, setFirst] = useState(initial)
  // The visible lines first, the lines around them when there is time.
  const around = useDeferredValue(AROUND, initial === 0 ? 0 : AROUND)

  /** Follows the scroll position. Renders in the frame that paints it. */
  const follow = () => {
    if (!grid.current) return
    const next = Math.floor(grid.current.scrollTop / measureLine(grid.current))
    if (next !== first) flushSync(() => setFirst(next))
  }
  /** Scrolls a line into view, no further than needed. */
  const reveal = (line: number) => {
    if (!grid.current) return
    const height = measureLine(grid.current)
    const { scrollTop, clientHeight } = grid.current
    grid.current.scrollTop = Math.max((line + 1) * height - clientHeight, Math.min(line * height, scrollTop))
  }
  const inView = Array.from({ length: IN_VIEW + 2 * around }, (_, index) => first - around + index)
  const drawn = [...new Set([...inView, ...rendered])].filter((line) => line >= 0 && line < count).sort((a, b) => a - b)
  // One view height early. Reads no layout: an effect asks after each render.
  const isNearEnd = first + 2 * IN_VIEW >= count
  return { first, isNearEnd, drawn, follow, reveal }
}

/** The height of every line, px. */
export function measureLine(grid: HTMLElement): number {
  return grid.querySelector('[role="row"]')?.getBoundingClientRect().height || Number.POSITIVE_INFINITY
}
