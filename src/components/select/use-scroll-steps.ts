'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** ms between two rows while the pointer is on an arrow (design-system.md). */
const STEP = 50

/**
 * Scrolls `viewport` by a row every 50 ms, and says where there is more. `start` is for the pointer that comes to an
 * arrow, `stop` for when it leaves.
 */
export function useScrollSteps(viewport: RefObject<HTMLElement | null>) {
  const [more, setMore] = useState({ before: false, after: false })
  const timer = useRef(0)

  const measure = useCallback(() => {
    const view = viewport.current
    if (!view) return
    const before = view.scrollTop > 0
    const after = Math.ceil(view.scrollTop) < view.scrollHeight - view.clientHeight
    setMore((known) => (known.before === before && known.after === after ? known : { before, after }))
  }, [viewport])

  const stop = useCallback(() => {
    window.clearInterval(timer.current)
    timer.current = 0
  }, [])

  const start = (direction: 1 | -1) => {
    if (timer.current !== 0) return
    timer.current = window.setInterval(() => {
      const view = viewport.current
      const row = view?.querySelector<HTMLElement>('[role="option"]')
      if (view && row) view.scrollTop += direction * row.offsetHeight
    }, STEP)
  }

  useEffect(() => {
    const view = viewport.current
    if (!view) return
    const observer = new ResizeObserver(measure)
    observer.observe(view)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [viewport, measure, stop])

  // An arrow that goes away under the pointer is never left by it.
  useEffect(() => {
    if (!more.before || !more.after) stop()
  }, [more, stop])

  return { more, measure, start, stop }
}
