'use client'

import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../../components/dialog/after-paint.js'
import { viewport, view as viewStyle } from './modal-card.css.js'

export type StackProps = {
  /** Changes with the view; the new one slides in. */
  viewKey: string
  direction: 'forward' | 'back' | 'none'
  bodyRef?: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/** Shows the top view; the card's height follows it by a transition, whatever changes inside. */
export function Stack({ viewKey, direction, bodyRef, children }: StackProps) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!outer.current || !inner.current) return
    const frame = outer.current
    let height = 0
    const write = () => {
      frame.style.blockSize = `${height}px`
    }
    let cancel: (() => void) | undefined
    // Runs after layout and before paint, so the height is never read at a moment that forces layout.
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.borderBoxSize[0]?.blockSize
      if (!size) return
      height = size
      // The first one only says where a transition begins, for which opening need not wait.
      if (cancel) write()
      else cancel = afterPaint(write)
    })
    observer.observe(inner.current)
    return () => {
      cancel?.()
      observer.disconnect()
    }
  }, [])

  return (
    <div ref={outer} className={viewport}>
      <div ref={inner}>
        <div key={viewKey} ref={bodyRef} className={viewStyle} data-direction={direction}>
          {children}
        </div>
      </div>
    </div>
  )
}
