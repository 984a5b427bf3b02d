'use client'

import { useEffect, useRef } from 'react'

/** Calls `leave` when anything except a menu scrolls while `isOpen`. */
export function useScrollAway(isOpen: boolean, leave: () => void): void {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    if (!isOpen) return
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-lintel-floating]'))) latest.current()
    }
    document.addEventListener('scroll', onScroll, true)
    return () => document.removeEventListener('scroll', onScroll, true)
  }, [isOpen])
}
