'use client'

import { type AnimationEvent, type RefObject, useLayoutEffect, useState } from 'react'

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
  return {
    isShown: isOpen || isLeaving,
    onAnimationEnd: (event: AnimationEvent) => {
      if (!isOpen && event.target === event.currentTarget) setIsLeaving(false)
    },
  }
}
