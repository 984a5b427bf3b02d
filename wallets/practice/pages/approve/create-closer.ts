/** Delay between the last input and the close, ms: the browser still delivers the end of a click or key press. */
const closePause = 150

/**
 * Closes a window shortly after it is asked to, once no key is held down, so that the end of a key press does not land
 * in the page below. Create it when the page starts: it has to see keys go down.
 */
export function createCloser(page: Window): () => void {
  const held = new Set<string>()
  let isClosing = false
  const closeWhenFree = () => {
    if (!isClosing || held.size > 0) return
    page.setTimeout(() => page.close(), closePause)
  }
  page.addEventListener('keydown', ({ code }) => held.add(code))
  page.addEventListener('keyup', ({ code }) => {
    held.delete(code)
    closeWhenFree()
  })
  // Keys released elsewhere are not seen here.
  page.addEventListener('blur', () => {
    held.clear()
    closeWhenFree()
  })
  return () => {
    isClosing = true
    closeWhenFree()
  }
}
