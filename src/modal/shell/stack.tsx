'use client'

import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
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
    let timer: ReturnType<typeof setTimeout> | undefined
    // Runs after layout and before paint, so the height is never read at a moment that forces layout.
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.borderBoxSize[0]?.blockSize
      if (!size) return
      const write = () => {
        frame.style.blockSize = `${size}px`
      }
      clearTimeout(timer)
      // The first one only says where a transition begins: opening need not wait for it, nor for one more frame.
      if (timer) write()
      else timer = setTimeout(write)
    })
    observer.observe(inner.current)
    return () => {
      clearTimeout(timer)
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
