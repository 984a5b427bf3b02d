'use client'

import { type MouseEvent, type MouseEventHandler, useRef, useState } from 'react'

/**
 * Ignores presses while `loading`, and while the promise that `onClick` has returned is pending. The first press locks it
 * before anything renders.
 */
export function usePendingPress(
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
  loading: boolean | undefined,
) {
  const [isPending, setPending] = useState(false)
  const isLocked = useRef(false)

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (loading || isLocked.current) {
      event.preventDefault()
      return
    }
    const result: unknown = onClick?.(event)
    if (!(result instanceof Promise)) return
    lock(true)
    // Not `then`, so that the browser still reports a rejection that the app does not handle.
    void result.finally(() => lock(false))
  }

  function lock(isOn: boolean): void {
    isLocked.current = isOn
    setPending(isOn)
  }

  return { isBusy: loading || isPending, press }
}
