'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

export type GridFocusParameters = {
  grid: RefObject<HTMLElement | null>
  count: number
  /** The tile that gets focus on mount. */
  initial: number | null
}

/**
 * Roving tabindex (APG "grid"): one tile is in the tab order, arrow keys move between tiles. A tile out of view is
 * rendered first, then focused.
 */
export function useGridFocus({ grid, count, initial }: GridFocusParameters) {
  const [chosen, setActive] = useState(initial ?? 0)
  // The tile that loses focus stays rendered until the next one has it.
  const [previous, setPrevious] = useState(0)
  const active = Math.min(chosen, Math.max(0, count - 1))
  const isFocusPending = useRef(false)

  useEffect(() => {
    if (initial === null) return
    // After the shell has moved focus to the heading.
    const frame = requestAnimationFrame(() => focusTile(grid.current, initial))
    return () => cancelAnimationFrame(frame)
  }, [grid, initial])
  useLayoutEffect(() => {
    if (isFocusPending.current) focusTile(grid.current, active)
    isFocusPending.current = false
  }, [grid, active])

  const goTo = (index: number) => {
    if (index === active) return focusTile(grid.current, index)
    isFocusPending.current = true
    setPrevious(active)
    setActive(index)
  }
  return { active, rendered: [active, previous], setActive, goTo }
}

function focusTile(grid: HTMLElement | null, index: number): void {
  grid?.querySelector<HTMLElement>(`[data-lintel-wallet-tile="${index}"]`)?.focus({ preventScroll: true })
}
