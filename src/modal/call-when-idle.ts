/**
 * Calls `call` when the page is idle. Safari has no idle callback; a timeout there at least lets the page draw first.
 *
 * @returns A function that cancels it.
 */
export function callWhenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(call)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(call, 200)
  return () => clearTimeout(id)
}

/**
 * Calls `call` after the next frame is painted, which its work would delay.
 *
 * @returns A function that cancels it.
 */
export function callAfterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
