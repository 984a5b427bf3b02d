'use client'

import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

/**
 * An arrow key chooses what it moves to (APG radio group). The primitive chooses only while the key is still down when
 * the focus arrives, one turn later: a key that is struck by a machine, as voice control and switches do, is up by then.
 */
export function useArrowChoice() {
  const isMoving = useRef(false)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.key.startsWith('Arrow')) return
      isMoving.current = true
      // After the primitive's own turn: it heard of the key first.
      setTimeout(() => {
        isMoving.current = false
      })
    },
    onFocus: ({ target }: FocusEvent) => {
      if (isMoving.current && target instanceof HTMLButtonElement) target.click()
    },
  }
}
