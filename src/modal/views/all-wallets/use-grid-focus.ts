'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

export type GridFocusParameters = {
  grid: RefObject<HTMLElement | null>
  count: number
  /** Where focus goes at once: the tile that was left. */
  initial: number | null
}

/**
 * One tile of the grid is in the order of Tab (roving tabindex), arrow keys and their like lead to the others. A tile
 * out of view is drawn first and focused then.
 */
export function useGridFocus({ grid, count, initial }: GridFocusParameters) {
  const [chosen, setActive] = useState(initial ?? 0)
  // Stays drawn until focus has moved on, so that focus is never nowhere.
  const [left, setLeft] = useState(0)
  const active = Math.min(chosen, Math.max(0, count - 1))
  const isWanted = useRef(false)

  useEffect(() => {
    if (initial === null) return
    // After the shell, which moves focus to the new heading.
    const frame = requestAnimationFrame(() => focusTile(grid.current, initial))
    return () => cancelAnimationFrame(frame)
  }, [grid, initial])
  useLayoutEffect(() => {
    if (isWanted.current) focusTile(grid.current, active)
    isWanted.current = false
  }, [grid, active])

  const goTo = (index: number) => {
    if (index === active) return focusTile(grid.current, index)
    isWanted.current = true
    setLeft(active)
    setActive(index)
  }
  return { active, kept: [active, left], setActive, goTo }
}

function focusTile(grid: HTMLElement | null, index: number): void {
  grid?.querySelector<HTMLElement>(`[data-lintel-wallet-tile="${index}"]`)?.focus({ preventScroll: true })
}
