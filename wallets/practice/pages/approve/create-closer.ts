/** Delay between the last input and the close, ms: the browser still delivers the end of a click or key press. */
const CLOSE_PAUSE = 150

/**
 * Closes a window after a short delay, once no key is held down. Otherwise the end of a key press would reach the page
 * below. Create it when the page starts, so that it sees every key press.
 */
export function createCloser(page: Window): () => void {
  const held = new Set<string>()
  let isClosing = false
  const closeWhenFree = () => {
    if (!isClosing || held.size > 0) return
    page.setTimeout(() => page.close(), CLOSE_PAUSE)
  }
  page.addEventListener('keydown', ({ code }) => held.add(code))
  page.addEventListener('keyup', ({ code }) => {
    held.delete(code)
    closeWhenFree()
  })
  // This page does not see keys that are released in another window.
  page.addEventListener('blur', () => {
    held.clear()
    closeWhenFree()
  })
  return () => {
    isClosing = true
    closeWhenFree()
  }
}
