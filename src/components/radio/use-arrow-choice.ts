'use client'

import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

/**
 * Arrow keys, Home and End select the radio that they move to (APG radio group). The primitive selects only while the
 * key is down when focus arrives; voice control and switch devices release it earlier.
 */
export function useArrowChoice() {
  const isMoving = useRef(false)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (!/^(Arrow|Home|End)/.test(event.key)) return
      isMoving.current = true
      // After the primitive has handled the key.
      setTimeout(() => {
        isMoving.current = false
      })
    },
    onFocus: ({ target }: FocusEvent) => {
      if (isMoving.current && target instanceof HTMLButtonElement) target.click()
    },
  }
}
