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
