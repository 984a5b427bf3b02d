'use client'

import { useEffect } from 'react'
import { useEffectEvent } from '../use-effect-event.js'

/** Calls `leave` when anything except a menu scrolls while `isOpen`. */
export function useScrollAway(isOpen: boolean, leave: () => void): void {
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    if (!isOpen) return
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-lintel-floating]'))) onLeave()
    }
    document.addEventListener('scroll', onScroll, true)
    return () => document.removeEventListener('scroll', onScroll, true)
  }, [isOpen])
}
