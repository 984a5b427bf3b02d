'use client'

import { type AnimationEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { afterPaint } from './after-paint.js'

/**
 * Whether a layer is to be seen: while `isOpen`, and after that until its leaving animation has ended. Where there is
 * none it goes at once.
 */
export function useLeaving(layerRef: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [isLeaving, setIsLeaving] = useState(false)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setIsLeaving(!isOpen)
  }
  useLayoutEffect(() => {
    if (isLeaving && !layerRef.current?.getAnimations().length) setIsLeaving(false)
  }, [isLeaving, layerRef])
  // Focus that a view asks for late would go away with the card. It changes everything in it, which nobody waits for.
  useEffect(() => {
    const layer = layerRef.current
    if (!isLeaving || !layer) return
    const cancel = afterPaint(() => {
      layer.inert = true
    })
    return () => {
      cancel()
      layer.inert = false
    }
  }, [isLeaving, layerRef])
  return {
    isShown: isOpen || isLeaving,
    onAnimationEnd: (event: AnimationEvent) => {
      if (!isOpen && event.target === event.currentTarget) setIsLeaving(false)
    },
  }
}
