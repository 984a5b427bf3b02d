'use client'

import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { viewport, view as viewStyle } from './modal-card.css.js'

const transitions = ['transitionrun', 'transitionend', 'transitioncancel'] as const

export type StackProps = {
  /** A new key for every view: the new view slides in. */
  viewKey: string
  direction: 'forward' | 'back' | 'none'
  bodyRef?: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/** Shows the current view and animates the height of the card to that of the view. */
export function Stack({ viewKey, direction, bodyRef, children }: StackProps) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!outer.current || !inner.current) return
    const frame = outer.current
    let timer: ReturnType<typeof setTimeout> | undefined
    // Reports the height after layout, so that reading it forces none.
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.borderBoxSize[0]?.blockSize
      if (!size) return
      const write = () => {
        frame.style.blockSize = `${size}px`
      }
      clearTimeout(timer)
      // The first height is only the start of later transitions: do not delay opening for it.
      if (timer) write()
      else timer = setTimeout(write)
    })
    observer.observe(inner.current)
    const watchTransition = ({ type, target }: TransitionEvent) => {
      if (target === frame) frame.toggleAttribute('data-resizing', type === 'transitionrun')
    }
    for (const name of transitions) frame.addEventListener(name, watchTransition)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const name of transitions) frame.removeEventListener(name, watchTransition)
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
