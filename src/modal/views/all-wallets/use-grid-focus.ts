'use client'

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { moveInGrid } from './move-in-grid.js'

/** A tile that was just drawn is hidden, and takes no focus, until it is measured: a frame or two. */
const MAX_TRIES = 20

export type GridFocusParameters = {
  grid: RefObject<HTMLElement | null>
  virtualizer: RefObject<VirtualizerHandle | null>
  count: number
  columns: number
  /** Where focus goes at once: the tile that was left. */
  initial: number | null
  /** A letter was typed: it belongs into the search. */
  onType: () => void
}

/**
 * One tile of the grid is in the order of Tab (roving tabindex), arrow keys and their like lead to the others. A tile
 * out of view is drawn first and focused then.
 */
export function useGridFocus({ grid, virtualizer, count, columns, initial, onType }: GridFocusParameters) {
  const [chosen, setActive] = useState(initial ?? 0)
  // Stays drawn until focus has moved on, so that focus is never nowhere.
  const [left, setLeft] = useState(0)
  const active = Math.min(chosen, Math.max(0, count - 1))
  const wanted = useRef(initial !== null)

  useEffect(() => {
    if (!wanted.current) return
    let frame = 0
    let tries = MAX_TRIES
    const focus = () => {
      const tile = findTile(grid.current, active)
      tile?.focus({ preventScroll: true })
      if (tile?.matches(':focus') || tries === 0) {
        wanted.current = false
        return
      }
      tries -= 1
      frame = requestAnimationFrame(focus)
    }
    // At first after the shell, which has moved focus to the new heading.
    if (initial === active) frame = requestAnimationFrame(focus)
    else focus()
    return () => cancelAnimationFrame(frame)
  }, [grid, active, initial])

  const goTo = (index: number) => {
    if (index === active) return findTile(grid.current, index)?.focus({ preventScroll: true })
    wanted.current = true
    setLeft(active)
    setActive(index)
    virtualizer.current?.scrollToIndex(Math.floor(index / columns), { align: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (altKey || !(event.target instanceof Element) || !event.target.matches('[data-lintel-wallet-tile]')) return
    if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey) return onType()
    const viewport = virtualizer.current?.viewportSize ?? 0
    const pageRows = Math.floor(viewport / (virtualizer.current?.getItemSize(0) || viewport || 1))
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = moveInGrid({ key, isFar: ctrlKey || metaKey, index: active, count, columns, pageRows, isRtl })
    if (next === null) return
    event.preventDefault()
    goTo(next)
  }
  return { active, drawn: [active, left], setActive, goTo, onKeyDown }
}

function findTile(grid: HTMLElement | null, index: number): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-lintel-wallet-tile="${index}"]`) ?? null
}
