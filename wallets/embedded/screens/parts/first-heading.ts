import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'

/** Whether the heading that appears next is the first one of this frame. */
export const FirstHeading = createContext<RefObject<boolean> | null>(null)

/**
 * Focuses a heading when it appears, so that screen readers read the new step. On touch screens the first heading is not
 * focused: the visitor has not moved into the frame yet.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useContext(FirstHeading)

  useEffect(() => {
    const isSkipped = first?.current && matchMedia('(pointer: coarse)').matches
    if (!isSkipped) heading.current?.focus()
    return () => {
      if (first) first.current = false
    }
  }, [first])

  return heading
}
