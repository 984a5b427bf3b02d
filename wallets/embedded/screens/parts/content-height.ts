const HEIGHT_EVENT = 'lintel:height'

/**
 * Dispatches the height of what is shown, the sum of `parts`: none of them may depend on the height of the window. At one
 * width the height never gets lower. Approving sleeps when the frame changes its size, and a height that followed the
 * reason of that would never come to rest.
 *
 * @returns a function that stops
 */
export function reportContentHeight(parts: readonly HTMLElement[]): () => void {
  let width = 0
  let highest = 0
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0))
    // A hidden frame has no sizes.
    if (height === 0) return
    if (window.innerWidth !== width) highest = 0
    width = window.innerWidth
    highest = Math.max(highest, height)
    parts[0]?.dispatchEvent(new CustomEvent(HEIGHT_EVENT, { bubbles: true, detail: highest }))
  })
  for (const part of parts) observer.observe(part)
  return () => observer.disconnect()
}

/** Calls `listen` with the height in CSS px at which nothing of what is shown in `root` scrolls. */
export function watchContentHeight(root: HTMLElement, listen: (height: number) => void): void {
  root.addEventListener(HEIGHT_EVENT, (event) => listen((event as CustomEvent<number>).detail))
}
