'use client'

import { type RefObject, useDeferredValue, useState } from 'react'
import { flushSync } from 'react-dom'

/** Lines in view at the top, the last one in part: what css allows for the height of the grid. */
const IN_VIEW = 4

/** Lines drawn before and after those in view, for a scroll that is faster than drawing. */
const AROUND = 2

export type LineWindowParameters = {
  grid: RefObject<HTMLElement | null>
  /** How many lines there are. */
  count: number
  /** The first line in view at the beginning. */
  initial: number
  /** Lines that stay drawn wherever they are: of the tile in focus. */
  kept: readonly number[]
}

/**
 * Which lines of a grid have to be drawn: those in view, some around them, and `kept`. All lines are equally high, so
 * that where each is follows from its number and nothing has to be measured.
 */
export function useLineWindow({ grid, count, initial, kept }: LineWindowParameters) {
  const [first, setFirst] = useState(initial)
  // First what is seen, then, when there is time, what is around it.
  const around = useDeferredValue(AROUND, initial === 0 ? 0 : AROUND)

  /** Follows the scroll position, in the frame that shows it. */
  const follow = () => {
    if (!grid.current) return
    const next = Math.floor(grid.current.scrollTop / measureLine(grid.current))
    if (next !== first) flushSync(() => setFirst(next))
  }
  /** Brings a line into view, no further than needed. */
  const reveal = (line: number) => {
    if (!grid.current) return
    const height = measureLine(grid.current)
    const { scrollTop, clientHeight } = grid.current
    grid.current.scrollTop = Math.max((line + 1) * height - clientHeight, Math.min(line * height, scrollTop))
  }
  const inView = Array.from({ length: IN_VIEW + 2 * around }, (_, index) => first - around + index)
  const drawn = [...new Set([...inView, ...kept])].filter((line) => line >= 0 && line < count).sort((a, b) => a - b)
  return { first, drawn, follow, reveal }
}

/** The height of every line, px. */
export function measureLine(grid: HTMLElement): number {
  return grid.querySelector('[role="row"]')?.getBoundingClientRect().height || Number.POSITIVE_INFINITY
}
